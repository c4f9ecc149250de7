/** Keys of this tab's session storage that belong to the console. */
export const tabKeys = {
  isOpen: 'mockConsoleOpen',
  tab: 'mockConsoleTab',
  newestSeen: 'mockConsoleSeen',
  before: 'mockConsoleBefore',
} as const;

type TabKey = keyof typeof tabKeys;

/** Reads a value of this tab; '' where there is none, or where the browser has no storage. */
export function readTabValue(key: TabKey): string {
  try {
    return sessionStorage.getItem(tabKeys[key]) ?? '';
  } catch {
    return '';
  }
}

/** Stores a value for as long as the tab lives, across its page loads; '' removes it. */
export function storeTabValue(key: TabKey, value: string): void {
  try {
    if (value) sessionStorage.setItem(tabKeys[key], value);
    else sessionStorage.removeItem(tabKeys[key]);
  } catch {
    // No storage: the value lasts until the page is left.
  }
}
