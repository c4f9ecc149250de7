import { beforeEach, expect, test } from 'vitest';
import { Store } from '#mocks/store/store.ts';
import { type StateStorage, shareStore } from '#mocks/transports/persistence.ts';
import { History } from './history.ts';
import type { ReplacedState, Revision, SessionEntries } from './revision.ts';
import type { RevisionStorage } from './revision-storage.ts';

let revisions: Revision[];
let replaced: Map<number, ReplacedState>;
let sessions: SessionEntries;
let stored: { revision: number; state: string } | undefined;

/** Stand-in for IndexedDB. */
const createMemoryRevisions = (): RevisionStorage => ({
  async add(revision, replacedState) {
    revisions.push(revision);
    if (replacedState) replaced.set(revision.number - 1, replacedState);
  },
  list: async () => revisions,
  readDifferences: async (from) =>
    [...replaced]
      .filter(([number]) => number >= from)
      .toSorted(([one], [other]) => other - one)
      .map(([, { difference }]) => difference),
  readSessions: async (number) => replaced.get(number)?.sessions,
});
const createSharedState = (): StateStorage => ({
  revision: async () => stored?.revision,
  read: async () => stored?.state,
  async write(revision, state) {
    stored = { revision, state };
  },
});

beforeEach(() => {
  revisions = [];
  replaced = new Map();
  sessions = {};
  stored = undefined;
});

/** Seeds a few rows, so that differences are small next to the state. */
function seedRows(store: Store): void {
  store.tables.products = Array.from({ length: 300 }, (_, index) => ({ id: `p-${index}`, name: 'Oil' }));
}

/** Opens a tab whose changes are recorded. */
function openTab(storage = createMemoryRevisions()) {
  const store = new Store(seedRows);
  const page = { readSessions: () => sessions, readAddress: () => 'dashboard', seat: '' };
  const history = new History(storage, page);
  const transaction = shareStore(store, 'history test', { createStorage: createSharedState, history });
  /** Adds a product as a call would. */
  const addProduct = (name: string) =>
    transaction(async () => void store.tables.products.splice(7, 0, { id: name, name }), {
      cause: () => ({ title: name, call: 'POST products', by: 'Ruth Okafor, patient' }),
    });
  const readState = async (number: number) =>
    transaction(async () => history.read(number, store.serialize()), { changes: () => false });
  return { store, history, transaction, addProduct, readState };
}

test('gives back each of 200 states to the letter, with the sessions that it was left with', async () => {
  const { store, history, transaction, addProduct, readState } = openTab();
  const states = new Map<number, string>();
  for (let turn = 0; turn < 200; turn++) {
    if (turn === 90) await transaction(() => store.reset('other'), { replaces: true });
    else await addProduct(turn % 3 === 0 ? '😀'.repeat(turn) : `Product ${turn}`);
    states.set(stored?.revision ?? 0, store.serialize());
    sessions = { token: `after ${turn}` };
  }
  expect(await history.list()).toHaveLength(200);
  for (const [number, state] of states) {
    const found = await readState(number);
    expect(found.state === state, `state ${number}`).toBe(true);
    expect(found.sessions).toEqual({ token: `after ${number - 1}` });
  }
});

test('goes on from the states of another tab', async () => {
  const first = openTab();
  const second = openTab();
  await first.addProduct('of the first tab');
  const state = stored?.state;
  await second.addProduct('of the second tab');
  await second.history.list();
  expect((await first.readState(1)).state).toBe(state);
  expect((await first.history.list()).map(({ title }) => title)).toEqual([
    'of the first tab',
    'of the second tab',
  ]);
});

test('refuses a state that is gone, and one whose next states are still being written', async () => {
  const { addProduct, readState } = openTab();
  const other = openTab({ ...createMemoryRevisions(), add: () => new Promise(() => {}) });
  await addProduct('kept');
  await expect(readState(99)).rejects.toThrow('This state is no longer kept');
  await other.addProduct('not written yet');
  await expect(readState(1)).rejects.toThrow('Another tab has just changed something');
});

test('a call does not wait for the history, nor fail with it', async () => {
  const { store, addProduct } = openTab({
    ...createMemoryRevisions(),
    add: () => Promise.reject(new Error('The disk is full')),
  });
  await addProduct('first');
  await addProduct('second');
  expect(store.tables.products.map(({ name }) => name)).toContain('second');
});
