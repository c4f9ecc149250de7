import { beforeEach, expect, test } from 'vitest';
import { handleCall, type MockServer } from '#mocks/server/server.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createCommands } from './commands.ts';
import { isSituationActive, type SituationName, situationNames } from './situations.ts';

let server: MockServer;
const listActive = () => situationNames.filter((name) => isSituationActive(server.store.tables.faults, name));
const setSituation = (name: SituationName, isOn: boolean) => createCommands(server).situation(name, isOn);

beforeEach(async () => {
  server = await createTestServer();
});

test.each(situationNames)('%s starts and ends in one step and leaves other rules unchanged', async (name) => {
  const rule = { endpoint: 'login', effect: { kind: 'status', status: 418 } } as const;
  server.store.addFault(rule);
  await setSituation(name, true);
  expect(listActive()).toEqual([name]);
  await setSituation(name, false);
  expect(server.store.tables.faults).toMatchObject([rule]);
});

test.each([{ times: 2 }, { after: 1 }, { every: 2 }, { once: true }])(
  'a rule with %j is not the situation that has no end',
  (selection) => {
    server.store.addFault({ endpoint: '*', effect: { kind: 'offline' }, ...selection });
    expect(listActive()).toEqual([]);
  },
);

test('a situation replaces another; slow combines with each', async () => {
  await setSituation('slow', true);
  await setSituation('offline', true);
  await setSituation('server-down', true);
  expect(listActive()).toEqual(['server-down', 'slow']);
  await setSituation('slow', true);
  expect(server.store.tables.faults).toHaveLength(2);
});

test.each(['server-down', 'slow', 'offline'] as const)(
  'scenario %s sets the situation of its name',
  async (name) => {
    server = await createTestServer(name);
    expect(listActive()).toEqual([name]);
  },
);

test('ends a session only once', async () => {
  await setSituation('session-ends', true);
  const callForStatus = async (name: 'readProfile' | 'refresh' | 'login') => {
    const method = name === 'readProfile' ? 'GET' : 'PUT';
    const body = method === 'GET' ? undefined : '{}';
    const headers = { 'Content-Type': 'application/json' };
    return (await handleCall(server, name, new Request('http://api.test/', { method, headers, body }), ''))
      .status;
  };
  // A login needs no session: the fault does not affect it, and its empty body is refused.
  expect(await callForStatus('login')).toBe(400);
  expect(await callForStatus('readProfile')).toBe(401);
  expect(listActive()).toEqual(['session-ends']);
  expect(await callForStatus('refresh')).toBe(401);
  expect(listActive()).toEqual([]);
});

test('refuses an unknown situation and lists the known ones', async () => {
  await expect(createCommands(server).situation('rain', true)).rejects.toThrow(
    /no situation “rain”\. Known are: server-down, offline, /,
  );
});
