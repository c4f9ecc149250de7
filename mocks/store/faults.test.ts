import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { handleCall, type MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import { type FaultEffect, type FaultRule, takeFaults } from './faults.ts';

let server: MockServer;

beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => {
  vi.useRealTimers();
});

const jsonHeaders = { 'Content-Type': 'application/json' };
const searchDiagnoses = () =>
  handleCall(server, 'searchDiagnoses', new Request('http://api.test/?name=pain'), '');
const callWithFault = (effect: FaultEffect) => {
  server.store.addFault({ endpoint: 'searchDiagnoses', effect, once: true });
  return searchDiagnoses();
};

test('forces a status, with or without a message', async () => {
  const replyWithMessage = await callWithFault({ kind: 'status', status: 503, message: 'Closed' });
  expect(replyWithMessage.status).toBe(503);
  expect(await replyWithMessage.json()).toEqual({ status: 503, message: 'Closed', data: null });
  expect(await (await callWithFault({ kind: 'status', status: 418 })).json()).toMatchObject({ status: 418 });
});

test('simulates a network failure', async () => {
  expect((await callWithFault({ kind: 'offline' })).type).toBe('error');
});

test('stores ten times the sent dose without an error', async () => {
  const token = signInForToken(server, 'physician@clinic.test');
  const userId = 'complete-patient';
  const dose = { dose: 2.5, doseUnit: 'mg', doseTime: 'Evening' };
  const medicine = {
    userId,
    targetCannabinoid: 'CBN',
    terpenes: [],
    dailyDose: 2.5,
    dailyDoseUnit: 'mg',
    frequency: 1,
    frequencyUnit: 'Daily',
    ingestionMethod: '',
    note: '',
    doses: [dose],
  };
  server.store.addFault({ endpoint: 'createShoops', effect: { kind: 'other-doses' } });
  const body = { isReady: true, shoop: [medicine] };
  expect((await callApi(server, 'createShoops', { token, body })).status).toBe(200);
  expect(server.store.tables.shoops.at(-1)).toMatchObject({
    dailyDose: 25,
    frequency: 1,
    ShoopDoses: [{ dose: 25, doseTime: 'Evening' }],
  });
});

test('executes the call but loses the answer', async () => {
  server.store.addFault({ endpoint: 'createMedication', effect: { kind: 'lost-answer' }, once: true });
  const before = server.store.tables.medications.length;
  const body = JSON.stringify({ name: 'New', user_id: 'patient' });
  const request = new Request('http://api.test/', { method: 'POST', headers: jsonHeaders, body });
  expect((await handleCall(server, 'createMedication', request, '')).type).toBe('error');
  expect(server.store.tables.medications).toHaveLength(before + 1);
  expect(server.log.list()[0]).toMatchObject({ status: null, reply: { status: 200 } });
});

test('answers malformed JSON', async () => {
  await expect((await callWithFault({ kind: 'malformed' })).json()).rejects.toThrow();
});

test('answers data that break the contract', async () => {
  const reply = await callWithFault({ kind: 'wrong-shape' });
  expect(await reply.json()).toEqual({ status: 200, message: '', data: 'not what was agreed' });
});

test('delays the regular answer', async () => {
  vi.useFakeTimers();
  const reply = callWithFault({ kind: 'delay', ms: 2000 });
  let answered = false;
  void reply.then(() => {
    answered = true;
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await reply).status).toBe(200);
});

test('never answers a call that times out', async () => {
  const reply = await Promise.race([
    callWithFault({ kind: 'timeout' }),
    new Promise((done) => setTimeout(done, 50)),
  ]);
  expect(reply).toBeUndefined();
  expect(server.log.list()[0]).toMatchObject({ status: null, ms: null });
});

test('affects one call or all calls until it is cleared', async () => {
  server.store.addFault({
    endpoint: 'searchDiagnoses',
    effect: { kind: 'status', status: 500 },
    once: true,
  });
  expect((await searchDiagnoses()).status).toBe(500);
  expect((await searchDiagnoses()).status).toBe(200);
  server.store.addFault({ endpoint: '*', effect: { kind: 'status', status: 503 } });
  expect((await searchDiagnoses()).status).toBe(503);
  expect((await searchDiagnoses()).status).toBe(503);
  server.store.clearFaults();
  expect((await searchDiagnoses()).status).toBe(200);
});

test('affects every second call, counted from when the rule was set', async () => {
  server.store.addFault({ endpoint: 'searchDiagnoses', effect: { kind: 'status', status: 500 }, every: 2 });
  const statuses = [];
  for (let call = 1; call <= 5; call += 1) statuses.push((await searchDiagnoses()).status);
  expect(statuses).toEqual([200, 500, 200, 500, 200]);
});

test('affects only the n-th call with both `every` and `once`', async () => {
  server.store.addFault({ endpoint: '*', effect: { kind: 'status', status: 500 }, every: 3, once: true });
  const statuses = [];
  for (let call = 1; call <= 6; call += 1) statuses.push((await searchDiagnoses()).status);
  expect(statuses).toEqual([200, 200, 500, 200, 200, 200]);
  expect(server.store.tables.faults).toEqual([]);
});

test('continues the count after a snapshot was restored', async () => {
  server.store.addFault({ endpoint: '*', effect: { kind: 'status', status: 500 }, every: 2 });
  await searchDiagnoses();
  const snapshot = server.store.snapshot();
  await searchDiagnoses();
  server.store.restore(snapshot);
  expect((await searchDiagnoses()).status).toBe(500);
});

test.each<[FaultRule['endpoint'], affected: EndpointName[], unaffected: EndpointName[]]>([
  ['*', ['login', 'readContacts', 'saveContacts'], []],
  [
    'saves',
    ['saveContacts', 'createMedication', 'deletePatient', 'register'],
    ['readContacts', 'login', 'refresh', 'logout'],
  ],
  ['signed-in', ['readContacts', 'saveContacts', 'listPatients'], ['login', 'refresh', 'register']],
  ['login', ['login'], ['logout']],
])('a rule for %s affects %j and not %j', (endpoint, affected, unaffected) => {
  const rule = { id: 'fault-1', endpoint, effect: { kind: 'offline' } } as const;
  for (const name of affected) expect(takeFaults([rule], name).effects, name).toHaveLength(1);
  for (const name of unaffected) expect(takeFaults([rule], name).effects, name).toEqual([]);
});

test('affects no other endpoint and changes no data', async () => {
  server.store.addFault({ endpoint: 'login', effect: { kind: 'status', status: 500 } });
  server.store.addFault({ endpoint: 'createMedication', effect: { kind: 'status', status: 400 } });
  expect((await searchDiagnoses()).status).toBe(200);
  const before = server.store.tables.medications.length;
  await callApi(server, 'createMedication', { body: { name: 'New', user_id: 'patient' } });
  expect(server.store.tables.medications).toHaveLength(before);
});

test.each<FaultEffect>([
  { kind: 'status', status: 503 },
  { kind: 'offline' },
  { kind: 'malformed' },
  { kind: 'wrong-shape' },
  { kind: 'delay', ms: 1 },
])('logs the payload and reply of a call with the fault %o', async (effect) => {
  const body = { name: 'New', user_id: 'patient' };
  server.store.addFault({ endpoint: 'createMedication', effect, once: true });
  const request = new Request('http://api.test/', {
    method: 'POST',
    headers: jsonHeaders,
    body: JSON.stringify(body),
  });
  const response = await handleCall(server, 'createMedication', request, 'register/medication');
  const logged = server.log.list()[0];
  expect(logged).toMatchObject({ payload: body, requestFits: true });
  if (response.type === 'error') expect(logged?.reply).toBe('offline');
  else expect(logged?.reply).toEqual(effect.kind === 'delay' ? await response.json() : await response.text());
});

test('logs the payload of a call that is never answered', async () => {
  void callWithFault({ kind: 'timeout' });
  await vi.waitFor(() => expect(server.log.list()[0]?.payload).toEqual({ name: 'pain' }));
});

test('logs the payload of a call without a valid token', async () => {
  await callApi(server, 'saveContacts', { body: { firstName: 'Ada' } });
  expect(server.log.list()[0]).toMatchObject({
    status: 401,
    payload: { firstName: 'Ada' },
    requestFits: false,
  });
});
