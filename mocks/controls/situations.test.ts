import { beforeEach, expect, test } from 'vitest';
import { handleCall, type MockServer } from '#mocks/server/server.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createCommands } from './commands.ts';
import { isActive, type SituationName, situationNames } from './situations.ts';

let server: MockServer;
const inForce = () => situationNames.filter((name) => isActive(server.store.tables.faults, name));
const set = (name: SituationName, isOn: boolean) => createCommands(server).situation(name, isOn);

beforeEach(async () => {
  server = await createTestServer();
});

test.each(situationNames)('%s starts and ends in one step and leaves other rules unchanged', async (name) => {
  const rule = { endpoint: 'login', effect: { kind: 'status', status: 418 } } as const;
  server.store.addFault(rule);
  await set(name, true);
  expect(inForce()).toEqual([name]);
  await set(name, false);
  expect(server.store.tables.faults).toMatchObject([rule]);
});

test('a situation replaces another; slow combines with each', async () => {
  await set('slow', true);
  await set('offline', true);
  await set('server-down', true);
  expect(inForce()).toEqual(['server-down', 'slow']);
  await set('slow', true);
  expect(server.store.tables.faults).toHaveLength(2);
});

test.each(['server-down', 'slow', 'offline'] as const)(
  'scenario %s sets the situation of its name',
  async (name) => {
    server = await createTestServer(name);
    expect(inForce()).toEqual([name]);
  },
);

test('ends a session only once', async () => {
  await set('session-ends', true);
  const status = async (name: 'readProfile' | 'refresh' | 'login') => {
    const method = name === 'readProfile' ? 'GET' : 'PUT';
    const body = method === 'GET' ? undefined : '{}';
    return (await handleCall(server, name, new Request('http://api.test/', { method, body }), '')).status;
  };
  expect(await status('login')).toBe(400);
  expect(await status('readProfile')).toBe(401);
  expect(inForce()).toEqual(['session-ends']);
  expect(await status('refresh')).toBe(401);
  expect(inForce()).toEqual([]);
});

test('refuses an unknown situation and lists the known ones', async () => {
  await expect(createCommands(server).situation('rain', true)).rejects.toThrow(
    /no situation “rain”\. Known are: server-down, offline, /,
  );
});
