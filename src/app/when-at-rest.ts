/** How long after its load a page is left alone, in milliseconds: its first screen is drawn, and somebody may be typing. */
const REST = 3000;

/**
 * Runs what nobody waits for: well after the page has loaded, and when the browser has nothing else to do.
 * @param after in milliseconds
 */
export function whenAtRest(run: () => void, after = REST): void {
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
    else run();
  };
  const rest = () => setTimeout(whenIdle, after);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
