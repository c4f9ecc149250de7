import { storedText } from '#api/session/stored-text.ts';

/** Identifies this tab and finds out which tabs of the browser are open. */
export interface Tab {
  /** Returns the id of this tab: the same after a reload, a new one in a duplicated tab. */
  id(): Promise<string>;
  /** Returns the ids of all open tabs, with or without this one. */
  openTabs(): Promise<ReadonlySet<string>>;
}

const tabId = storedText(() => sessionStorage, 'intake-tab');
/** Start of the names of the web locks by which tabs show that they are open. */
const lockPrefix = 'intake-tab ';
/** Time limit in ms for the tab's lock: a page that is left may hold it a little longer. */
const LOCK_LIMIT_MS = 500;

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

/**
 * Holds the lock of a tab until the page is left.
 * @returns false if another open tab holds it
 */
function holdLock(id: string, locks: LockManager): Promise<boolean> {
  return new Promise((resolve) => {
    const onGranted = () =>
      new Promise<void>((release) => {
        resolve(true);
        // A held lock would keep the page out of the back/forward cache and block the next page.
        window.addEventListener('pagehide', () => release(), { once: true });
      });
    locks
      .request(lockPrefix + id, { signal: AbortSignal.timeout(LOCK_LIMIT_MS) }, onGranted)
      .catch(() => resolve(false));
  });
}

/** Returns the browser's web locks; undefined where it has none, such as on a page without TLS. */
const lockManager = (): LockManager | undefined => navigator.locks;

/** Returns a tab id. A duplicated tab inherits session storage, but cannot get the lock. */
async function claimTabId(): Promise<string> {
  const locks = lockManager();
  const storedId = tabId.read();
  if (storedId && (!locks || (await holdLock(storedId, locks)))) return storedId;
  const id = newId();
  tabId.write(id);
  if (locks) await holdLock(id, locks);
  return id;
}

/** Returns this page's tab. Without web locks, all other tabs count as closed; no draft is lost. */
export function browserTab(): Tab {
  let claimed: Promise<string> | null = null;
  const id = () => {
    claimed ??= claimTabId();
    return claimed;
  };
  if (typeof window !== 'undefined')
    window.addEventListener('pageshow', (event) => {
      // The lock was released when the page entered the back/forward cache.
      if (event.persisted && claimed) claimed = claimTabId();
    });
  return {
    id,
    async openTabs() {
      const { held = [] } = (await lockManager()?.query()) ?? {};
      const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(lockPrefix));
      return new Set(names.map((name) => name.slice(lockPrefix.length)));
    },
  };
}
