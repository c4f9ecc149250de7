/** Delay in ms after the page's load, when its first screen is rendered and input may begin. */
const DELAY_MS = 3000;

/**
 * Runs a low-priority task well after the page's load, when the browser is idle.
 * @param delayMs delay after the load, in ms
 */
export function runAfterLoad(run: () => void, delayMs = DELAY_MS): void {
  const runWhenIdle = () => {
    // Some browsers have no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
    else run();
  };
  const scheduleRun = () => setTimeout(runWhenIdle, delayMs);
  if (document.readyState === 'complete') scheduleRun();
  else window.addEventListener('load', scheduleRun, { once: true });
}
