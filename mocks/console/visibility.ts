const KEY = 'mockConsole';

/**
 * Reads `?console=off` (or `on`) from an address and remembers it for the tab, before a redirect drops it.
 * @param search the address's query, with its question mark
 * @returns whether the console is wanted
 */
export function consoleWanted(search: string): boolean {
  const said = new URLSearchParams(search).get('console');
  try {
    if (said === 'off') sessionStorage.setItem(KEY, 'off');
    else if (said !== null) sessionStorage.removeItem(KEY);
    return sessionStorage.getItem(KEY) !== 'off';
  } catch {
    // No storage in this browser: the address alone decides.
    return said !== 'off';
  }
}
