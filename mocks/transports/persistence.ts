import { createStore, get, setMany } from 'idb-keyval';
import { defaultScenario } from '#mocks/controls/scenarios/scenarios.ts';
import type { Store } from '#mocks/store/store.ts';
import { createQueue, type Transaction } from '#mocks/store/transaction.ts';

/** Storage that the tabs of one URL share for their state; undefined before the first write. */
export interface StateStorage {
  revision(): Promise<number | undefined>;
  read(): Promise<string | undefined>;
  write(revision: number, state: string): Promise<void>;
}

/** Creates a storage in IndexedDB. */
function createIndexedState(name: string): StateStorage {
  const database = createStore(name, 'state');
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

/**
 * Stores the state in IndexedDB, in sync with the other tabs of this URL; the first transaction
 * starts it. Without IndexedDB (some private windows) the state lasts until the page is left.
 * @param name identifies the mock of one base path among several on one host
 */
export function shareStore(
  store: Store,
  name: string,
  createStorage: (name: string) => StateStorage = createIndexedState,
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

  /** Discards the stored state; continues its revision, by which other tabs notice the change. */
  async function discardStoredState(): Promise<void> {
    revision = (await accessStorage((storage) => storage.revision())) ?? 0;
    storedState = '';
  }

  /** Stores the state if it has changed, and notifies the other tabs. */
  async function storeChanges(): Promise<void> {
    const newState = store.serialize();
    if (newState === storedState) return;
    storedState = newState;
    revision += 1;
    await accessStorage((storage) => storage.write(revision, storedState));
    channel?.postMessage(revision);
  }

  const transaction: Transaction = (task, { replaces = false, changes = () => true } = {}) =>
    runExclusively(async () => {
      await (replaces ? discardStoredState() : loadNewestState());
      try {
        return await task();
      } finally {
        // A newly started store is stored in any case.
        if (changes() || storedState === '') await storeChanges();
      }
    });
  channel?.addEventListener('message', () => void transaction(async () => {}, { changes: () => false }));
  return transaction;
}
