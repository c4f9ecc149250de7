import { beforeEach, expect, test, vi } from 'vitest';
import { seed } from '#mocks/controls/scenarios/scenarios.ts';
import { createServer, handleCall, type MockServer } from '#mocks/server/server.ts';
import { Store } from '#mocks/store/store.ts';
import { type StateStorage, shareStore } from './persistence.ts';

/** Stand-in for IndexedDB, shared by several tabs. */
let kept: Record<string, { revision: number; state: string }>;
let name: string;

beforeEach((context) => {
  kept = {};
  name = context.task.name;
});

const shelfOf = (key: string): StateStorage => ({
  revision: async () => kept[key]?.revision,
  read: async () => kept[key]?.state,
  async write(revision, state) {
    kept[key] = { revision, state };
  },
});

async function openTab(shelf = shelfOf) {
  const store = new Store(seed);
  const transaction = shareStore(store, name, shelf);
  await transaction(async () => {}, { changes: () => false });
  return { store, transaction };
}

const addMedication = (store: Store) => async () => {
  store.tables.medications.push({ id: `m-${store.nextNumber()}`, name: 'New' });
};

test('starts from the default scenario and stores it', async () => {
  const { store } = await openTab();
  expect(store.scenario).toBe('clinic');
  expect(JSON.parse(kept[name]?.state ?? '')).toEqual(store.snapshot());
});

test('restores all data after a reload', async () => {
  const before = await openTab();
  await before.transaction(addMedication(before.store));
  before.store.addFault({ endpoint: '*', effect: { kind: 'offline' } });
  await before.transaction(async () => before.store.advance(60_000));
  const after = await openTab();
  expect(after.store.snapshot()).toEqual(before.store.snapshot());
  expect(after.store.tables.faults).toHaveLength(1);
});

test('works on the newest tables, whichever tab has written them', async () => {
  const one = await openTab();
  const two = await openTab();
  const before = one.store.tables.medications.length;
  await Promise.all([one, two, one, two].map(({ store, transaction }) => transaction(addMedication(store))));
  await one.transaction(async () => {});
  await two.transaction(async () => {});
  expect(one.store.tables.medications).toHaveLength(before + 4);
  expect(two.store.snapshot()).toEqual(one.store.snapshot());
});

test('notifies other tabs, which update without a call', async () => {
  const one = await openTab();
  const two = await openTab();
  await one.transaction(() => one.store.reset('no-notifications'));
  await vi.waitFor(() => expect(two.store.scenario).toBe('no-notifications'));
});

test('writes only after a change', async () => {
  const { transaction } = await openTab();
  const { revision } = kept[name] ?? {};
  await transaction(async () => 'nothing');
  expect(kept[name]?.revision).toBe(revision);
});

test('writes nothing for a task without changes, and its changes with the next one', async () => {
  const { store, transaction } = await openTab();
  const before = kept[name];
  await transaction(addMedication(store), { changes: () => false });
  expect(kept[name]).toEqual(before);
  await transaction(async () => {});
  expect(JSON.parse(kept[name]?.state ?? '')).toEqual(store.snapshot());
});

test('does not read data that a task replaces, and notifies other tabs', async () => {
  const one = await openTab();
  await one.transaction(addMedication(one.store));
  const { revision = 0 } = kept[name] ?? {};
  const store = new Store(seed);
  const read = vi.fn(shelfOf(name).read);
  const transaction = shareStore(store, name, () => ({ ...shelfOf(name), read }));
  await transaction(() => store.reset('no-notifications'), { replaces: true });
  expect(read).not.toHaveBeenCalled();
  expect(kept[name]?.revision).toBe(revision + 1);
  await vi.waitFor(() => expect(one.store.scenario).toBe('no-notifications'));
});

test('stores the changes of a task that fails', async () => {
  const { store, transaction } = await openTab();
  const failing = transaction(async () => {
    await addMedication(store)();
    throw new Error('after the fact');
  });
  await expect(failing).rejects.toThrow('after the fact');
  const reloaded = await openTab();
  expect(reloaded.store.tables.medications.at(-1)?.name).toBe('New');
});

test.each(['not JSON', 'null', '{"version":0}'])('starts over if the stored state is %s', async (state) => {
  kept[name] = { revision: 7, state };
  const { store } = await openTab();
  expect(store.scenario).toBe('clinic');
  expect(kept[name]?.revision).toBe(8);
});

test('works in memory if the browser has no storage', async () => {
  const refuse = () => Promise.reject(new Error('no storage'));
  const { store, transaction } = await openTab(() => ({ revision: refuse, read: refuse, write: refuse }));
  await transaction(addMedication(store));
  await transaction(async () => {});
  expect(store.tables.medications.at(-1)?.name).toBe('New');
});

test('a rule for every second call counts the calls of all tabs, GETs included', async () => {
  const first = await openTab();
  const second = await openTab();
  const servers = [first, second].map(({ store, transaction }) => createServer(store, transaction));
  await first.transaction(async () =>
    first.store.addFault({ endpoint: 'listProducts', effect: { kind: 'status', status: 503 }, every: 2 }),
  );
  const call = async (server: MockServer) =>
    (await handleCall(server, 'listProducts', new Request('http://api.test/'), '')).status;
  const statuses = [];
  for (const server of [...servers, ...servers.toReversed()]) statuses.push(await call(server));
  expect(statuses).toEqual([401, 503, 401, 503]);
});
