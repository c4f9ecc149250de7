/** In milliseconds: what is typed is never further from the disk than that. */
const LATEST = 100;

/** Once the browser has drawn what it has to, or soon in any case. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run);
}

/** Whenever the page may be about to go: a phone puts it aside and may never take it up again. */
export function onLeaving(run: () => void): void {
  if (typeof document === 'undefined') return;
  window.addEventListener('pagehide', run);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') run();
  });
}
