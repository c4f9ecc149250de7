import { beforeEach, expect, test, vi } from 'vitest';
import { seed } from '#mocks/controls/scenarios/scenarios.ts';
import { createServer, handleCall, type MockServer } from '#mocks/server/server.ts';
import { Store } from '#mocks/store/store.ts';
import { type StateStorage, shareStore } from './persistence.ts';

/** Stand-in for IndexedDB, shared by several tabs. */
let storedByName: Record<string, { revision: number; state: string }>;
let name: string;

beforeEach((context) => {
  storedByName = {};
  name = context.task.name;
});

const createSharedStorage = (key: string): StateStorage => ({
  revision: async () => storedByName[key]?.revision,
  read: async () => storedByName[key]?.state,
  async write(revision, state) {
    storedByName[key] = { revision, state };
  },
});

async function openTab(createStorage = createSharedStorage) {
  const store = new Store(seed);
  const transaction = shareStore(store, name, { createStorage });
  await transaction(async () => {}, { changes: () => false });
  return { store, transaction };
}

const addMedication = (store: Store) => async () => {
  store.tables.medications.push({ id: `m-${store.nextNumber()}`, name: 'New' });
};

test('starts from the default scenario and stores it', async () => {
  const { store } = await openTab();
  expect(store.scenario).toBe('clinic');
  expect(JSON.parse(storedByName[name]?.state ?? '')).toEqual(store.snapshot());
});

test('restores all data after a reload', async () => {
  const before = await openTab();
  await before.transaction(addMedication(before.store));
  // Changed outside a transaction: the next one stores it.
  before.store.addFault({ endpoint: '*', effect: { kind: 'offline' } });
  await before.transaction(async () => before.store.advance(60_000));
  const after = await openTab();
  expect(after.store.snapshot()).toEqual(before.store.snapshot());
  expect(after.store.tables.faults).toHaveLength(1);
});

test('works on the newest tables, whichever tab has written them', async () => {
  const firstTab = await openTab();
  const secondTab = await openTab();
  const before = firstTab.store.tables.medications.length;
  await Promise.all(
    [firstTab, secondTab, firstTab, secondTab].map(({ store, transaction }) =>
      transaction(addMedication(store)),
    ),
  );
  await firstTab.transaction(async () => {});
  await secondTab.transaction(async () => {});
  expect(firstTab.store.tables.medications).toHaveLength(before + 4);
  expect(secondTab.store.snapshot()).toEqual(firstTab.store.snapshot());
});

test('notifies other tabs, which update without a call', async () => {
  const firstTab = await openTab();
  const secondTab = await openTab();
  await firstTab.transaction(() => firstTab.store.reset('no-notifications'));
  await vi.waitFor(() => expect(secondTab.store.scenario).toBe('no-notifications'));
});

test('writes only after a change', async () => {
  const { transaction } = await openTab();
  const { revision } = storedByName[name] ?? {};
  await transaction(async () => 'nothing');
  expect(storedByName[name]?.revision).toBe(revision);
});

test('writes nothing for a task without changes, and its changes with the next one', async () => {
  const { store, transaction } = await openTab();
  const before = storedByName[name];
  await transaction(addMedication(store), { changes: () => false });
  expect(storedByName[name]).toEqual(before);
  await transaction(async () => {});
  expect(JSON.parse(storedByName[name]?.state ?? '')).toEqual(store.snapshot());
});

test('does not read data that a task replaces, and notifies other tabs', async () => {
  const firstTab = await openTab();
  await firstTab.transaction(addMedication(firstTab.store));
  const { revision = 0 } = storedByName[name] ?? {};
  const store = new Store(seed);
  const read = vi.fn(createSharedStorage(name).read);
  const transaction = shareStore(store, name, {
    createStorage: () => ({ ...createSharedStorage(name), read }),
  });
  await transaction(() => store.reset('no-notifications'), { replaces: true });
  expect(read).not.toHaveBeenCalled();
  expect(storedByName[name]?.revision).toBe(revision + 1);
  await vi.waitFor(() => expect(firstTab.store.scenario).toBe('no-notifications'));
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
  storedByName[name] = { revision: 7, state };
  const { store } = await openTab();
  expect(store.scenario).toBe('clinic');
  expect(storedByName[name]?.revision).toBe(8);
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
  // 401 is the regular answer: the calls have no token.
  expect(statuses).toEqual([401, 503, 401, 503]);
});
