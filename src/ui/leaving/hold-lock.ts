/** Time after which a page that was about to be left counts as shown still, in ms. */
const STAY_MS = 5000;

/** Lock of a page, or the wait for it. */
interface PageLock {
  /** False if the lock was not granted within the limit. */
  readonly isGranted: Promise<boolean>;
  /** Gives the lock up, or the wait for it. */
  release(): void;
}

/**
 * Requests a web lock and holds it until it is released.
 * @param limitMs time limit for the wait, in ms; none without it
 */
export function holdLock(
  locks: LockManager,
  name: string,
  { mode = 'exclusive', limitMs }: { mode?: LockMode; limitMs?: number } = {},
): PageLock {
  const released = Promise.withResolvers<void>();
  const granted = Promise.withResolvers<boolean>();
  const waiting = new AbortController();
  const limit = limitMs === undefined ? undefined : setTimeout(() => waiting.abort(), limitMs);
  const onGranted = () => {
    clearTimeout(limit);
    granted.resolve(true);
    return released.promise;
  };
  locks.request(name, { mode, signal: waiting.signal }, onGranted).catch(() => granted.resolve(false));
  return {
    isGranted: granted.promise,
    release() {
      released.resolve();
      waiting.abort();
    },
  };
}

/**
 * Tells when the page may be left, and when it is shown again: after Back, or because it was not
 * left after all. A page lets its locks go when it may be left, since Firefox decides before
 * `pagehide` whether it keeps a page for Back, and keeps none that holds a lock.
 * @returns a function that ends the calls
 */
export function followPage(onLeave: () => void, onReturn: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let stay: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(stay);
    onLeave();
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && onReturn()), { signal });
  window.addEventListener(
    'beforeunload',
    () => {
      leave();
      stay = setTimeout(onReturn, STAY_MS);
    },
    { signal },
  );
  return () => {
    clearTimeout(stay);
    ended.abort();
  };
}
