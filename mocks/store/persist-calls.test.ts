import { beforeEach, expect, test, vi } from 'vitest';
import { CallLog, type LoggedCall } from './call-log.ts';
import { type CallStorage, persistCalls } from './persist-calls.ts';

/** Stand-in for IndexedDB, shared by several tabs. */
let kept: Map<string, LoggedCall>;
let name: string;

beforeEach((context) => {
  kept = new Map();
  name = context.task.name;
});

const shelf: CallStorage = {
  read: async () => [...kept.values()],
  async write(changed, gone) {
    for (const call of changed) kept.set(call.id, call);
    for (const id of gone) kept.delete(id);
  },
};

async function openTab(where: CallStorage = shelf) {
  const log = new CallLog();
  await persistCalls(log, name, where);
  return log;
}

function call(log: CallLog, path: string, changes: Partial<LoggedCall> = {}): void {
  const id = log.begin({ endpoint: 'login', method: 'POST', path, at: '' });
  log.update(id, { payload: { email: 'me' }, status: 200, ms: 1, reply: 'yes', ...changes });
}

const pathsOf = (log: CallLog) => log.list().map(({ path }) => path);

test('restores the calls with payload and reply after a page load', async () => {
  const before = await openTab();
  call(before, 'first');
  call(before, 'second');
  await vi.waitFor(() => expect(kept).toHaveLength(2));
  const after = await openTab();
  call(after, 'third');
  expect(pathsOf(after)).toEqual(['third', 'second', 'first']);
  expect(after.list().slice(1)).toEqual(before.list().slice(0, 2));
});

test('all tabs share one list, which is cleared in all of them', async () => {
  const [one, two] = [await openTab(), await openTab()];
  call(one, 'asked for a link');
  await vi.waitFor(() => expect(two.list()[0]).toMatchObject({ path: 'asked for a link', status: 200 }));
  await new Promise((later) => setTimeout(later, 5));
  call(two, 'followed it');
  await vi.waitFor(() => expect(pathsOf(one)).toEqual(['followed it', 'asked for a link']));
  one.clear();
  await vi.waitFor(() => expect(two.list()).toEqual([]));
  expect(kept).toHaveLength(0);
});

test('keeps a long body complete only in its own page', async () => {
  const one = await openTab();
  call(one, 'long', { reply: { data: 'x'.repeat(100_000) } });
  await vi.waitFor(() => expect(kept).toHaveLength(1));
  expect(one.list()[0]?.reply).toEqual({ data: 'x'.repeat(100_000) });
  const [cut] = (await openTab()).list();
  expect(cut?.reply).toMatch(/^\{"data":"x{19991}… and 80011 more characters, which were not kept$/);
  expect(cut?.payload).toEqual({ email: 'me' });
});

test('stores the last 200 calls', async () => {
  const log = await openTab();
  for (let index = 1; index <= 230; index += 1) call(log, `call ${index}`);
  await vi.waitFor(() => expect(kept).toHaveLength(200));
  const paths = pathsOf(await openTab());
  expect(paths).toHaveLength(200);
  expect([paths[0], paths[199]]).toEqual(['call 230', 'call 31']);
});

test('keeps calls in memory if the browser has no storage', async () => {
  const refuse = () => Promise.reject(new Error('no storage'));
  const log = await openTab({ read: refuse, write: refuse });
  call(log, 'only');
  expect(pathsOf(log)).toEqual(['only']);
});
