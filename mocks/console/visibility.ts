const storageKey = 'mockConsole';

/**
 * Reads `?console=off` (or `on`) and stores it for the tab, since a redirect drops it.
 * @param search query of the URL, with its question mark
 * @returns true if the panel is wanted
 */
export function isConsoleWanted(search: string): boolean {
  const urlValue = new URLSearchParams(search).get('console');
  try {
    if (urlValue === 'off') sessionStorage.setItem(storageKey, 'off');
    else if (urlValue !== null) sessionStorage.removeItem(storageKey);
    return sessionStorage.getItem(storageKey) !== 'off';
  } catch {
    // Without storage the URL alone decides.
    return urlValue !== 'off';
  }
}
