import { beforeEach, expect, test, vi } from 'vitest';
import { CallLog, type LoggedCall } from './call-log.ts';
import { type CallStorage, persistCalls } from './persist-calls.ts';

/** Stand-in for IndexedDB, shared by several tabs. */
let storedCalls: Map<string, LoggedCall>;
let name: string;

beforeEach((context) => {
  storedCalls = new Map();
  // Tabs of one test share the channel of this name, tabs of other tests do not.
  name = context.task.name;
});

const sharedStorage: CallStorage = {
  read: async () => [...storedCalls.values()],
  async write(changed, removedIds) {
    for (const call of changed) storedCalls.set(call.id, call);
    for (const id of removedIds) storedCalls.delete(id);
  },
};

async function openTab(storage: CallStorage = sharedStorage) {
  const log = new CallLog();
  await persistCalls(log, name, storage);
  return log;
}

function logCall(log: CallLog, path: string, changes: Partial<LoggedCall> = {}): void {
  const id = log.begin({ endpoint: 'login', method: 'POST', path, at: '' });
  log.update(id, { payload: { email: 'me' }, status: 200, ms: 1, reply: 'yes', ...changes });
}

const listPaths = (log: CallLog) => log.list().map(({ path }) => path);

test('restores the calls with payload and reply after a page load', async () => {
  const before = await openTab();
  logCall(before, 'first');
  logCall(before, 'second');
  await vi.waitFor(() => expect(storedCalls).toHaveLength(2));
  const after = await openTab();
  logCall(after, 'third');
  expect(listPaths(after)).toEqual(['third', 'second', 'first']);
  expect(after.list().slice(1)).toEqual(before.list().slice(0, 2));
});

test('all tabs share one list, which is cleared in all of them', async () => {
  const [firstTab, secondTab] = [await openTab(), await openTab()];
  logCall(firstTab, 'asked for a link');
  await vi.waitFor(() =>
    expect(secondTab.list()[0]).toMatchObject({ path: 'asked for a link', status: 200 }),
  );
  // Calls are sorted by the ms of their start: the next call needs a later one.
  await new Promise((later) => setTimeout(later, 5));
  logCall(secondTab, 'followed it');
  await vi.waitFor(() => expect(listPaths(firstTab)).toEqual(['followed it', 'asked for a link']));
  firstTab.clear();
  await vi.waitFor(() => expect(secondTab.list()).toEqual([]));
  expect(storedCalls).toHaveLength(0);
});

test('keeps a long body complete only in its own page', async () => {
  const firstTab = await openTab();
  logCall(firstTab, 'long', { reply: { data: 'x'.repeat(100_000) } });
  await vi.waitFor(() => expect(storedCalls).toHaveLength(1));
  expect(firstTab.list()[0]?.reply).toEqual({ data: 'x'.repeat(100_000) });
  const [shortenedCall] = (await openTab()).list();
  expect(shortenedCall?.reply).toMatch(
    // The first 20,000 characters are stored, of which nine are the beginning of the JSON.
    /^\{"data":"x{19991}… and 80011 more characters, which were not kept$/,
  );
  expect(shortenedCall?.payload).toEqual({ email: 'me' });
});

test('stores the last 200 calls', async () => {
  const log = await openTab();
  for (let index = 1; index <= 230; index += 1) logCall(log, `call ${index}`);
  await vi.waitFor(() => expect(storedCalls).toHaveLength(200));
  const paths = listPaths(await openTab());
  expect(paths).toHaveLength(200);
  expect([paths[0], paths[199]]).toEqual(['call 230', 'call 31']);
});

test('keeps calls in memory if the browser has no storage', async () => {
  const refuse = () => Promise.reject(new Error('no storage'));
  const log = await openTab({ read: refuse, write: refuse });
  logCall(log, 'only');
  expect(listPaths(log)).toEqual(['only']);
});
