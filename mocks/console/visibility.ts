const KEY = 'mockConsole';

/**
 * Reads `?console=off` (or `on`) and stores it for the tab, since a redirect drops it.
 * @param search query of the URL, with its question mark
 * @returns true if the panel is wanted
 */
export function isConsoleWanted(search: string): boolean {
  const said = new URLSearchParams(search).get('console');
  try {
    if (said === 'off') sessionStorage.setItem(KEY, 'off');
    else if (said !== null) sessionStorage.removeItem(KEY);
    return sessionStorage.getItem(KEY) !== 'off';
  } catch {
    // Without storage the URL alone decides.
    return said !== 'off';
  }
}
