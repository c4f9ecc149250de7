import { createAtom } from '@tanstack/store';
import { expect, test } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createIndexedSnapshots } from '#mocks/transports/indexed-snapshots.ts';
import { type ClinicMock, createClinicMock } from './clinic-mock.ts';
import { createControls } from './create-controls.ts';
import { refusalMessage } from './refusal.ts';

const controls = createControls(await createTestServer(), createIndexedSnapshots('test'));
const mock = createClinicMock({
  controls: createAtom(controls),
  load: async () => controls,
});

/** The mock without its types: test tools can pass any value. */
const untyped = mock as unknown as Record<keyof ClinicMock, (input: unknown) => Promise<unknown>>;

test.each<[keyof ClinicMock, unknown, RegExp]>([
  ['advance', 'x', /a number of milliseconds/],
  ['fault', { endpoint: 'nope', effect: { kind: 'offline' } }, /There is no endpoint “nope”/],
  ['reset', 'nope', /There is no scenario “nope”/],
  ['restore', {}, /not a snapshot/],
  ['signIn', 'nobody', /There is no account “nobody”/],
  ['happen', 'rain', /There is no happening “rain”/],
  ['situation', 'rain', /There is no situation “rain”/],
  ['removeFault', 'fault-0', /There is no fault “fault-0”/],
  ['invitation', 'patient@clinic.test', /Grace Holloway has a password already/],
  ['saveSnapshot', ' ', /^Please give the snapshot a name\.$/],
  ['saveSnapshot', 7, /named by a text, not by “7”/],
  ['tickCharter', 'nope', /There is no charter “nope”.*login-with-trembling-hands/],
])('%s(%j) rejects, and the page shows the same message', async (name, input, message) => {
  refusalMessage.set('');
  await expect(untyped[name](input)).rejects.toThrow(message);
  expect(refusalMessage.get()).toMatch(message);
});

test('an answer is copied when it is set, and survives export and import', async () => {
  const body = { status: 202, rows: [{ id: 1 }] };
  await mock.clearFaults();
  await mock.fault({ endpoint: 'login', effect: { kind: 'answer', status: 202, body }, times: 2, after: 1 });
  body.rows.length = 0;
  const snapshot = await mock.snapshot();
  await mock.clearFaults();
  await mock.restore(JSON.parse(JSON.stringify(snapshot)));
  const effect = { kind: 'answer', status: 202, body: { status: 202, rows: [{ id: 1 }] } };
  expect(await mock.faults()).toMatchObject([{ endpoint: 'login', effect, times: 2, after: 1 }]);
  await mock.clearFaults();
});

test('an accepted command shows no message', async () => {
  refusalMessage.set('');
  await mock.fault({ endpoint: 'login', effect: { kind: 'offline' } });
  expect(await mock.faults()).toHaveLength(1);
  await mock.advance(1000);
  expect((await mock.snapshot()).clockOffset).toBe(1000);
  expect(refusalMessage.get()).toBe('');
});

test('a situation begins and ends, and one fault of several is removed', async () => {
  await mock.clearFaults();
  await mock.situation('slow', true);
  const { id } = await mock.fault({ endpoint: 'login', effect: { kind: 'offline' } });
  expect(await mock.faults()).toHaveLength(2);
  await mock.removeFault(id);
  expect(await mock.faults()).toMatchObject([{ endpoint: '*', effect: { kind: 'delay' } }]);
  await mock.situation('slow', false);
  expect(await mock.faults()).toEqual([]);
});

test('lists what reset accepts, and finds the invitation of an account without a password', async () => {
  const names = (await mock.scenarios()).map(({ name }) => name);
  expect(names).toContain('half-done');
  const { tables } = await mock.snapshot();
  const invited = tables.accounts.find(({ password, isApplicant }) => password === '' && !isApplicant);
  const path = await mock.invitation(String(invited?.email));
  expect((await mock.outbox()).map(({ link }) => link)).toContain(path);
});
