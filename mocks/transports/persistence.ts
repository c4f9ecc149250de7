import { get, setMany } from 'idb-keyval';
import { defaultScenario } from '#mocks/controls/scenarios/scenarios.ts';
import type { History } from '#mocks/history/history.ts';
import type { Store } from '#mocks/store/store.ts';
import { type Cause, createQueue, type Transaction } from '#mocks/store/transaction.ts';
import { inOneStep, openStore } from '#ui/leaving/open-store.ts';

/** Storage that the tabs of one URL share for their state; undefined before the first write. */
export interface StateStorage {
  revision(): Promise<number | undefined>;
  read(): Promise<string | undefined>;
  write(revision: number, state: string): Promise<void>;
}

/** Creates a storage in IndexedDB. */
function createIndexedState(name: string): StateStorage {
  const database = inOneStep(openStore(name, 'state'));
  return {
    revision: () => get<number>('revision', database),
    read: () => get<string>('state', database),
    write: (revision, state) =>
      setMany(
        [
          ['revision', revision],
          ['state', state],
        ],
        database,
      ),
  };
}

/** Runs one task at a time: across all tabs if the browser has locks, else within this page. */
function createExclusiveRunner(name: string): <T>(task: () => Promise<T>) => Promise<T> {
  if (!navigator.locks) return createQueue();
  return (task) => navigator.locks.request(name, task) as ReturnType<typeof task>;
}

/** Returns a function that accesses a storage. It returns undefined from the first failure on. */
function createStorageAccess(storage: StateStorage) {
  let usableStorage: StateStorage | null = storage;
  return async <T>(access: (storage: StateStorage) => Promise<T>): Promise<T | undefined> => {
    try {
      return usableStorage ? await access(usableStorage) : undefined;
    } catch {
      usableStorage = null;
      return undefined;
    }
  };
}

/** Cause of the first state, and of a change that says nothing of its own. */
const startCause = (): Cause => ({ title: 'The mock started', call: '', by: '' });

/** Parts of a shared store that tests replace or leave out. */
interface SharedStoreParts {
  createStorage?: (name: string) => StateStorage;
  /** Records each stored change. */
  history?: Pick<History, 'begin'>;
}

/**
 * Stores the state in IndexedDB, in sync with the other tabs of this URL; the first transaction
 * starts it. Without IndexedDB (some private windows) the state lasts until the page is left.
 * @param name identifies the mock of one base path among several on one host
 */
export function shareStore(
  store: Store,
  name: string,
  { createStorage = createIndexedState, history }: SharedStoreParts = {},
): Transaction {
  const runExclusively = createExclusiveRunner(name);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const accessStorage = createStorageAccess(createStorage(name));
  let revision = 0;
  let storedState = '';

  /** Restores the stored state if another tab has changed it; starts over if it is unusable. */
  async function loadNewestState(): Promise<void> {
    const newest = await accessStorage((storage) => storage.revision());
    // Up to date; without a stored revision, a store that has started is.
    if (newest === undefined ? store.scenario !== '' : newest === revision) return;
    revision = newest ?? 0;
    storedState = (await accessStorage((storage) => storage.read())) ?? '';
    if (store.deserialize(storedState)) return;
    storedState = '';
    await store.reset(defaultScenario);
  }

  /**
   * Discards the stored state; continues its revision, by which other tabs notice the change.
   * @returns the discarded state, for the history
   */
  async function discardStoredState(): Promise<string> {
    const newest = (await accessStorage((storage) => storage.revision())) ?? 0;
    const isKnown = newest === revision || !history;
    const discarded = isKnown ? storedState : await accessStorage((storage) => storage.read());
    revision = newest;
    storedState = '';
    return discarded ?? '';
  }

  /** Loads the newest state unless the task replaces it. @returns the state before the task */
  async function prepareState(replaces: boolean): Promise<string> {
    if (replaces) return discardStoredState();
    await loadNewestState();
    return storedState;
  }

  /** Stores the state if it has changed, and notifies the other tabs. @returns true if it has */
  async function storeChanges(): Promise<boolean> {
    const newState = store.serialize();
    if (newState === storedState) return false;
    storedState = newState;
    revision += 1;
    await accessStorage((storage) => storage.write(revision, storedState));
    channel?.postMessage(revision);
    return true;
  }

  const transaction: Transaction = (
    task,
    { replaces = false, changes = () => true, cause = startCause } = {},
  ) =>
    runExclusively(async () => {
      const before = await prepareState(replaces);
      const record = history?.begin();
      try {
        return await task();
      } finally {
        // A newly started store is stored in any case.
        if ((changes() || storedState === '') && (await storeChanges())) {
          const { clockOffset } = store;
          const change = { number: revision, before, after: storedState, clockOffset, cause: cause() };
          const recorded = record?.(change);
          // A command is often followed by a load of the page, which would lose the record.
          if (change.cause.call === '') await recorded;
        }
      }
    });
  channel?.addEventListener('message', () => void transaction(async () => {}, { changes: () => false }));
  return transaction;
}
