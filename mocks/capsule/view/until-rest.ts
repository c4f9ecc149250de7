/**
 * Time in ms without a change of the page after which it counts as at rest. React shows a part of
 * the app that it has waited for up to 300 ms later.
 */
const quietMs = 500;

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
  /** Returns true while a call or a part of the app is on its way. */
  hasPendingLoad(): boolean;
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
/** Delay of a timer in ms, and the longest one with which a browser counts as idle. */
const timerMs = 25;
const timelyMs = 50;
/** Number of timers in a row that come in time while the browser is idle. */
const timelyTimers = 4;

/** Waits until some timers in a row come in time. @returns false if they do not */
async function untilTimely(): Promise<boolean> {
  const end = performance.now() + maxIdleWaitMs;
  for (let timely = 0; timely < timelyTimers; ) {
    const start = performance.now();
    if (start > end) return false;
    await new Promise((later) => setTimeout(later, timerMs));
    timely = performance.now() - start > timelyMs ? 0 : timely + 1;
  }
  return true;
}

/**
 * Waits until the browser is idle: never in the task of an input.
 * @returns false if it was not idle in time, since it still renders
 */
export async function untilIdle(): Promise<boolean> {
  // Safari has no idle callbacks, and Chromium may call none between a click and the next movement.
  if (typeof requestIdleCallback !== 'function') return untilTimely();
  const idle = Promise.withResolvers<boolean>();
  const handle = requestIdleCallback(() => idle.resolve(true));
  const isIdle = await Promise.race([idle.promise, untilTimely()]);
  cancelIdleCallback(handle);
  return isIdle;
}

/** Follows the changes of the page that can be seen. */
function observeChanges(onChange: () => void): MutationObserver {
  const observer = new MutationObserver(onChange);
  const kinds = { subtree: true, childList: true, characterData: true };
  observer.observe(document.body, { ...kinds, attributeFilter: seenAttributes });
  return observer;
}

/**
 * Waits until the page has not changed for a while, no call is pending and nothing loads.
 * @returns false if the time is over, or if the wait was cancelled
 */
export async function untilRest({ hasPendingLoad, isCancelled, limitMs }: RestOptions): Promise<boolean> {
  const start = performance.now();
  let changedAt = start;
  let idleAt = 0;
  const observer = observeChanges(() => {
    changedAt = performance.now();
  });
  try {
    for (;;) {
      const now = performance.now();
      if (isCancelled() || now - start > limitMs) return false;
      if (hasPendingLoad() || isLoading()) changedAt = now;
      const restMs = quietMs - (now - changedAt);
      if (restMs > 0) await new Promise((later) => setTimeout(later, restMs));
      // The page may change until the browser is idle.
      else if (idleAt > changedAt) return true;
      else if (await untilIdle()) idleAt = performance.now();
    }
  } finally {
    observer.disconnect();
  }
}

/**
 * Reads a page at rest; again if it has changed in the meantime, or a call is pending.
 * @param read returns null if it was broken off
 * @returns null if the time is over, or if the wait or the reading was broken off
 */
export async function readAtRest<T>(options: RestOptions, read: () => Promise<T | null>): Promise<T | null> {
  const end = performance.now() + options.limitMs;
  for (;;) {
    if (!(await untilRest({ ...options, limitMs: end - performance.now() }))) return null;
    let hasChanged = false;
    const observer = observeChanges(() => {
      hasChanged = true;
    });
    const result = await read().finally(() => observer.disconnect());
    if (result === null || options.isCancelled()) return null;
    if (!hasChanged && !options.hasPendingLoad() && !isLoading()) return result;
  }
}
