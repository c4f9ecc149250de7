import { expect, test, vi } from 'vitest';
import { type ScenarioName, scenarioNames, seed } from '#mocks/controls/scenarios/scenarios.ts';
import { startScenario } from '#mocks/controls/start-scenario.ts';
import { callApi, createTestServer, signInForToken, TEST_TIME } from '#mocks/testing/test-server.ts';
import type { Snapshot } from './snapshot.ts';
import { Store } from './store.ts';

test.each(scenarioNames)('starts %s the same way every time', async (name: ScenarioName) => {
  const [first, second] = await Promise.all([createTestServer(name), createTestServer(name)]);
  expect(second.store.snapshot()).toEqual(first.store.snapshot());
});

test('the same steps give the same data after a reset', async () => {
  const { store } = await createTestServer('physician');
  const before = store.snapshot();
  store.advance(1000);
  store.tables.accounts.pop();
  await store.reset('no-notifications');
  await store.reset('clinic');
  // The scenario has the same data as “clinic”, and a signed-in user with a session.
  store.scenario = before.scenario;
  expect({ ...store.snapshot(), tables: null }).toEqual({ ...before, tables: null });
  const { sessions, counter, ...tables } = before.tables;
  expect(sessions).toHaveLength(1);
  expect(counter).toBeGreaterThan(store.tables.counter);
  expect(store.tables).toMatchObject(tables);
});

test('refuses an unknown scenario', async () => {
  await expect(new Store(seed).reset('nope')).rejects.toThrow('There is no scenario “nope”');
});

test('an unknown scenario changes nothing', async () => {
  const server = await createTestServer('physician');
  const before = server.store.snapshot();
  await expect(startScenario(server, 'nope')).rejects.toThrow('There is no scenario “nope”');
  expect(server.store.snapshot()).toEqual(before);
});

test('restores a snapshot with its sessions and clock', async () => {
  const server = await createTestServer();
  const token = signInForToken(server, 'patient@clinic.test');
  server.store.advance(5000);
  const snapshot = JSON.parse(JSON.stringify(server.store.snapshot())) as Snapshot;
  const otherServer = await createTestServer('offline');
  otherServer.store.restore(snapshot);
  expect(otherServer.store.snapshot()).toEqual(snapshot);
  expect(otherServer.store.now()).toBe(TEST_TIME + 5000);
  expect((await callApi(otherServer, 'readProfile', { token })).status).toBe(200);
});

test('a snapshot does not share data with the tables', async () => {
  const { store } = await createTestServer();
  const snapshot = store.snapshot();
  store.tables.accounts.pop();
  expect(snapshot.tables.accounts).not.toHaveLength(store.tables.accounts.length);
});

test.each([
  ['another version', { version: 0 }],
  ['no tables', { tables: undefined }],
  ['a missing table', { tables: { accounts: [] } }],
  ['a text as tables', { tables: 'accounts' }],
])('refuses a snapshot of %s', async (_, wrongFields) => {
  const { store } = await createTestServer();
  const before = store.snapshot();
  expect(() => store.restore({ ...before, ...wrongFields })).toThrow('Nothing was changed.');
  expect(() => store.restore(null)).toThrow('This is not a snapshot of the mock. Nothing was changed.');
  expect(store.snapshot()).toEqual(before);
});

test('notifies subscribers of changes until they unsubscribe', async () => {
  const { store } = await createTestServer();
  const listener = vi.fn();
  const subscription = store.changes.subscribe(listener);
  store.advance(1);
  subscription.unsubscribe();
  store.advance(1);
  expect(listener).toHaveBeenCalledTimes(1);
});
