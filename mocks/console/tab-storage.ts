/** Keys in session storage of the console's state, which a tab keeps across page loads. */
export const tabKeys = {
  /** 'yes' while the panel is open. */
  isOpen: 'mockConsoleOpen',
  /** Name of the open tab of the panel. */
  tab: 'mockConsoleTab',
  /** Id of the newest message that was shown in the panel. */
  newestSeen: 'mockConsoleSeen',
  /** Physician and page to return to, as JSON (`return-point.ts`). */
  returnPoint: 'mockConsoleBefore',
  /** Typed body of an answer, in the form of faults. */
  answerBody: 'mockConsoleAnswer',
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
    // Without storage, the value is lost at the next load of the page.
  }
}
