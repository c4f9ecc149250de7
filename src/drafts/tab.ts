import { storedText } from '#api/session/stored-text.ts';
import { newId } from '#domain/values/new-id.ts';
import { followPage, holdLock } from '#ui/leaving/hold-lock.ts';

/** Identifies this tab and finds out which tabs of the browser are open. */
export interface Tab {
  /** Returns the id of this tab: the same after a reload, a new one in a duplicated tab. */
  id(): Promise<string>;
  /** Returns the ids of all open tabs, with or without this one. */
  openTabs(): Promise<ReadonlySet<string>>;
  /** Returns true if the page was left since it was loaded: it is back, after another one. */
  wasLeft(): boolean;
}

const tabId = storedText(() => sessionStorage, 'intake-tab');
/** Start of the names of the web locks by which tabs show that they are open. */
const lockPrefix = 'intake-tab ';
/** Time limit in ms for the tab's lock: a page that is left may hold it a little longer. */
const LOCK_LIMIT_MS = 500;

/** Returns the browser's web locks; undefined where it has none, such as on a page without TLS. */
const lockManager = (): LockManager | undefined => navigator.locks;

/** Returns this page's tab. Without web locks, all other tabs count as closed; no draft is lost. */
export function browserTab(): Tab {
  let claimed: Promise<string> | null = null;
  let release = () => {};
  let wasLeft = false;

  /** Requests the lock of a tab. @returns false if another open tab holds it */
  function holdTabLock(id: string): Promise<boolean> {
    const locks = lockManager();
    if (!locks) return Promise.resolve(true);
    const lock = holdLock(locks, lockPrefix + id, { limitMs: LOCK_LIMIT_MS });
    release = lock.release;
    return lock.isGranted;
  }

  /** Returns a tab id. A duplicated tab inherits session storage, but cannot get the lock. */
  async function claimTabId(): Promise<string> {
    const storedId = tabId.read();
    if (storedId && (await holdTabLock(storedId))) return storedId;
    const id = newId();
    tabId.write(id);
    await holdTabLock(id);
    return id;
  }

  const id = () => {
    claimed ??= claimTabId();
    return claimed;
  };
  if (typeof window !== 'undefined')
    followPage(
      () => {
        wasLeft = true;
        release();
      },
      () => {
        if (claimed !== null) claimed = claimTabId();
      },
    );
  return {
    id,
    wasLeft: () => wasLeft,
    async openTabs() {
      const { held = [] } = (await lockManager()?.query()) ?? {};
      const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(lockPrefix));
      return new Set(names.map((name) => name.slice(lockPrefix.length)));
    },
  };
}
