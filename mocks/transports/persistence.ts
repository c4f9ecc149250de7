import { createStore, get, setMany } from 'idb-keyval';
import { defaultScenario } from '#mocks/controls/scenarios.ts';
import type { Store } from '#mocks/store/store.ts';
import { queue, type Transaction } from '#mocks/store/transaction.ts';

/** Where the tabs of one address keep their common state. Undefined when nothing was written yet. */
export interface Shelf {
  revision(): Promise<number | undefined>;
  read(): Promise<string | undefined>;
  write(revision: number, state: string): Promise<void>;
}

/** A shelf in IndexedDB. */
function indexedShelf(name: string): Shelf {
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

/** One task at a time: among all tabs where the browser has locks, else within this page. */
function oneAtATime(name: string): <T>(task: () => Promise<T>) => Promise<T> {
  if (!navigator.locks) return queue();
  return (task) => navigator.locks.request(name, task) as ReturnType<typeof task>;
}

/**
 * Keeps the store in IndexedDB and in step with the other tabs of this address. Where the browser has no
 * IndexedDB (some private windows) it lives in memory, until the page is left. The first transaction starts it.
 * @param name tells apart the mocks of different base paths on one host
 */
export function shareStore(
  store: Store,
  name: string,
  shelfOf: (name: string) => Shelf = indexedShelf,
): Transaction {
  const alone = oneAtATime(name);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  let shelf: Shelf | null = shelfOf(name);
  let revision = 0;
  let state = '';

  /** Runs a step on the shelf; a shelf that fails once is not asked again. */
  async function onShelf<T>(step: (shelf: Shelf) => Promise<T>): Promise<T | undefined> {
    try {
      return shelf ? await step(shelf) : undefined;
    } catch {
      shelf = null;
      return undefined;
    }
  }

  async function pull(): Promise<void> {
    const newest = await onShelf((open) => open.revision());
    if (newest === undefined ? store.scenario !== '' : newest === revision) return;
    revision = newest ?? 0;
    state = (await onShelf((open) => open.read())) ?? '';
    if (store.deserialize(state)) return;
    state = '';
    await store.reset(defaultScenario);
  }

  /** What is kept goes, but its number counts on, or no other tab would learn of it. */
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
        // A store that was started a moment ago is kept in any case.
        if (changes() || state === '') await push();
      }
    });
  channel?.addEventListener('message', () => void transaction(async () => {}, { changes: () => false }));
  return transaction;
}
