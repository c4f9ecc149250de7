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

/** Returns a function that runs a step on a storage; after a failure the storage is not used. */
function safely(storage: StateStorage) {
  let shelf: StateStorage | null = storage;
  return async <T>(step: (shelf: StateStorage) => Promise<T>): Promise<T | undefined> => {
    try {
      return shelf ? await step(shelf) : undefined;
    } catch {
      shelf = null;
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
  shelfOf: (name: string) => StateStorage = createIndexedState,
): Transaction {
  const alone = createExclusiveRunner(name);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const onShelf = safely(shelfOf(name));
  let revision = 0;
  let state = '';

  async function pull(): Promise<void> {
    const newest = await onShelf((open) => open.revision());
    // Up to date; without a stored revision, a store that has started is.
    if (newest === undefined ? store.scenario !== '' : newest === revision) return;
    revision = newest ?? 0;
    state = (await onShelf((open) => open.read())) ?? '';
    if (store.deserialize(state)) return;
    state = '';
    await store.reset(defaultScenario);
  }

  /** Discards the stored state; continues its revision, by which other tabs notice the change. */
  async function forget(): Promise<void> {
    revision = (await onShelf((open) => open.revision())) ?? 0;
    state = '';
  }

  async function push(): Promise<void> {
    const now = store.serialize();
    if (now === state) return;
    state = now;
    revision += 1;
    await onShelf((open) => open.write(revision, state));
    channel?.postMessage(revision);
  }

  const transaction: Transaction = (task, { replaces = false, changes = () => true } = {}) =>
    alone(async () => {
      await (replaces ? forget() : pull());
      try {
        return await task();
      } finally {
        // A newly started store is stored in any case.
        if (changes() || state === '') await push();
      }
    });
  channel?.addEventListener('message', () => void transaction(async () => {}, { changes: () => false }));
  return transaction;
}
