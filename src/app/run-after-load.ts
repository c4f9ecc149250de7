/** Delay in ms after the page's load, when its first screen is rendered and input may begin. */
const DELAY_MS = 3000;

/**
 * Runs a low-priority task well after the page's load, when the browser is idle.
 * @param after delay in ms
 */
export function runAfterLoad(run: () => void, after = DELAY_MS): void {
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
    else run();
  };
  const rest = () => setTimeout(whenIdle, after);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
