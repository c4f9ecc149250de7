/** Maximum delay of a callback, in ms. */
const MAX_DELAY_MS = 100;

/** Runs a callback when the browser is idle, at the latest after `MAX_DELAY_MS`. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: MAX_DELAY_MS });
  // Safari has no requestIdleCallback.
  else setTimeout(run);
}

/** Runs a callback when the page may be unloaded: a phone may never resume a hidden page. */
export function onPageLeave(run: () => void): void {
  if (typeof document === 'undefined') return;
  window.addEventListener('pagehide', run);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') run();
  });
}
