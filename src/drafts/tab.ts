/** Tells the tabs of a browser apart, and which of them are still there. */
export interface Tab {
  /** This tab: the same after a reload, another one in a tab that was copied from it. */
  id(): Promise<string>;
  /** All tabs that are there now, this one among them or not. */
  living(): Promise<ReadonlySet<string>>;
}

const KEY = 'intake-tab';
const LOCK = 'intake-tab ';
/** In milliseconds: a page that is being left may hold its lock a moment longer than the next one waits for nothing. */
const PATIENCE = 500;

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

/**
 * Holds the lock of a tab for as long as the page lives.
 * @returns false when another tab that is there holds it
 */
function hold(id: string, locks: LockManager): Promise<boolean> {
  return new Promise((resolve) => {
    const held = () =>
      new Promise<void>((release) => {
        resolve(true);
        // A page that is put aside must not be kept from that by a lock, nor keep the one after it waiting.
        window.addEventListener('pagehide', () => release(), { once: true });
      });
    locks.request(LOCK + id, { signal: AbortSignal.timeout(PATIENCE) }, held).catch(() => resolve(false));
  });
}

/** A copied tab has the session storage of the one it was copied from, where that is still there. */
async function claim(): Promise<string> {
  const locks = navigator.locks as LockManager | undefined;
  const known = sessionStorage.getItem(KEY);
  if (known && (!locks || (await hold(known, locks)))) return known;
  const id = newId();
  sessionStorage.setItem(KEY, id);
  if (locks) await hold(id, locks);
  return id;
}

/** The tab that this page is in. Where a browser knows no locks, every other tab counts as closed: nothing is lost. */
export function browserTab(): Tab {
  let claimed: Promise<string> | null = null;
  const id = () => {
    claimed ??= claim();
    return claimed;
  };
  if (typeof window !== 'undefined')
    window.addEventListener('pageshow', (event) => {
      // Out of the back/forward cache: the lock was given up on the way in.
      if (event.persisted && claimed) claimed = claim();
    });
  return {
    id,
    async living() {
      const { held = [] } = (await (navigator.locks as LockManager | undefined)?.query()) ?? {};
      const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK));
      return new Set(names.map((name) => name.slice(LOCK.length)));
    },
  };
}
