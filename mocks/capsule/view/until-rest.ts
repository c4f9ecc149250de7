/** Time in ms without a change of the page after which it counts as at rest. */
const quietMs = 300;

/** Attributes whose change is seen, unlike those of animations. */
const seenAttributes = [
  'disabled',
  'hidden',
  'open',
  'aria-expanded',
  'aria-selected',
  'aria-busy',
  'aria-hidden',
];

/** Conditions of a wait for a page at rest. */
export interface RestOptions {
  /** Returns true while a call is pending. */
  hasPendingCall(): boolean;
  /** Returns true once the wait is of no use. */
  isCancelled(): boolean;
  /** Time limit in ms. */
  limitMs: number;
}

/** Returns true while the page shows that something loads. */
const isLoading = () =>
  document.querySelector('[aria-busy=true], [data-loading]:not([data-loading=false])') !== null;

/** Time limit in ms for the browser to be idle. */
const maxIdleWaitMs = 500;

/** Waits until the browser is idle: never in the task of an input. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: maxIdleWaitMs });
    else setTimeout(resolve, 50);
  });

/**
 * Waits until the page has not changed for a while, no call is pending and nothing loads.
 * @returns false if the time is over, or if the wait was cancelled
 */
export async function untilRest({ hasPendingCall, isCancelled, limitMs }: RestOptions): Promise<boolean> {
  const start = performance.now();
  let changedAt = start;
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: seenAttributes,
  });
  try {
    for (;;) {
      const now = performance.now();
      if (isCancelled() || now - start > limitMs) return false;
      if (hasPendingCall() || isLoading()) changedAt = now;
      const restMs = quietMs - (now - changedAt);
      if (restMs <= 0) break;
      await new Promise((later) => setTimeout(later, restMs));
    }
  } finally {
    observer.disconnect();
  }
  await untilIdle();
  return !isCancelled();
}
