/** Longest delay of a write, in ms. */
const LATEST = 100;

/** Runs a callback when the browser is idle, at the latest after `LATEST`. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run);
}

/** Runs a callback when the page may be unloaded: a phone may never resume a hidden page. */
export function onLeaving(run: () => void): void {
  if (typeof document === 'undefined') return;
  window.addEventListener('pagehide', run);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') run();
  });
}
