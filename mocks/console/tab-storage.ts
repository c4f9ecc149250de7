/** Keys of the panel's values in this tab's session storage. */
export const tabKeys = {
  isOpen: 'mockConsoleOpen',
  tab: 'mockConsoleTab',
  newestSeen: 'mockConsoleSeen',
  before: 'mockConsoleBefore',
} as const;

type TabKey = keyof typeof tabKeys;

/** Reads a value of this tab; '' if it is missing or the browser has no storage. */
export function readTabValue(key: TabKey): string {
  try {
    return sessionStorage.getItem(tabKeys[key]) ?? '';
  } catch {
    return '';
  }
}

/** Stores a value for the lifetime of the tab, across page loads; '' removes it. */
export function storeTabValue(key: TabKey, value: string): void {
  try {
    if (value) sessionStorage.setItem(tabKeys[key], value);
    else sessionStorage.removeItem(tabKeys[key]);
  } catch {
    // Without storage the value lasts until the page is left.
  }
}
