import { expect, test, vi } from 'vitest';
import { ResponseWithMessage } from '#mocks/handlers/handler.ts';
import { handlers } from '#mocks/handlers/handlers.ts';
import type { FaultEffect } from '#mocks/store/faults.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import { handleCall } from './server.ts';

test.each([
  ['a status that its endpoint does not name', new ResponseWithMessage([], '', 202)],
  ['data of another shape', 'not a list of physicians'],
])('a handler that answers %s breaks the contract', async (_, answer) => {
  const server = await createTestServer();
  const handler = vi.spyOn(handlers, 'listPhysicians').mockReturnValue(answer as never);
  const reply = await callApi(server, 'listPhysicians', {
    token: signInForToken(server, 'patient@clinic.test'),
  });
  handler.mockRestore();
  expect(reply).toMatchObject({
    status: 500,
    body: { message: 'The mock broke the contract of dashboard/physicians' },
  });
  expect(server.log.list()[0]).toMatchObject({ replyFits: false });
});

test('sends an item that breaks the contract unchanged and logs the difference', async () => {
  const server = await createTestServer();
  const token = signInForToken(server, 'patient@clinic.test');
  const [checkUp] = server.store.tables.checkUps.filter(({ userId }) => userId === 'patient');
  Object.assign(checkUp ?? {}, { cannabisToday: 'sometimes' });
  expect((await callApi(server, 'listCheckUps', { token })).status).toBe(200);
  expect(server.log.list()[0]).toMatchObject({
    replyFits: false,
    drifts: ['data[].cannabisToday: expected "yes" or "no", found a text'],
  });
});

test('logs the differences of a reply by a fault', async () => {
  const server = await createTestServer();
  server.store.addFault({ endpoint: 'listPhysicians', effect: { kind: 'wrong-shape' }, once: true });
  await callApi(server, 'listPhysicians', { token: signInForToken(server, 'patient@clinic.test') });
  const drifts = ['data: expected a list, found a text'];
  expect(server.log.list()[0]).toMatchObject({ replyFits: false, drifts });
});

/** Answers a read of the physicians with a body of its own, and returns the reply's text. */
async function answerPhysicians(effect: Extract<FaultEffect, { kind: 'answer' }>) {
  const server = await createTestServer();
  server.store.addFault({ endpoint: 'listPhysicians', effect });
  const response = await handleCall(server, 'listPhysicians', new Request('http://api.test/'), '');
  return { status: response.status, text: await response.text(), call: server.log.list()[0] };
}

test.each([{ status: 200, data: [] }, { status: 202 }, [1, null], 'a text', 0, false, null])(
  'answers with exactly the body %j of a fault, and logs it',
  async (body) => {
    const { status, text, call } = await answerPhysicians({ kind: 'answer', status: 202, body });
    expect(status).toBe(202);
    expect(text).toBe(JSON.stringify(body));
    expect(call).toMatchObject({ status: 202, reply: text });
  },
);

test.each([
  ...[204, 205, 304].map((status) => ({ kind: 'answer', status, body: { unsent: true } }) as const),
  { kind: 'answer', status: 200 } as const,
])('sends no body for %j', async (effect) => {
  expect(await answerPhysicians(effect)).toMatchObject({ status: effect.status, text: '' });
});

test.each([
  [200, { status: 200, message: '', data: [] }, []],
  [200, { status: 200, message: '', data: null }, ['data: expected a list, found null']],
  [200, { status: 200, message: 7, data: [] }, ['message: expected a text, found a number']],
  [200, [], ['data: expected a list, found nothing']],
  [500, { status: 500, message: 'Not now' }, []],
])('logs the differences of a %d with the body %j from the contract', async (status, body, drifts) => {
  const { call } = await answerPhysicians({ kind: 'answer', status, body });
  expect(call).toMatchObject({ replyFits: drifts.length === 0, drifts });
});

test('an answer by a fault changes no data', async () => {
  const server = await createTestServer();
  const body = { status: 200, message: '', data: null };
  const rowCount = server.store.tables.medications.length;
  server.store.addFault({ endpoint: 'createMedication', effect: { kind: 'answer', status: 200, body } });
  const token = signInForToken(server, 'patient@clinic.test');
  const reply = await callApi(server, 'createMedication', {
    token,
    body: { name: 'New', user_id: 'patient' },
  });
  expect(reply).toEqual({ status: 200, body });
  expect(server.store.tables.medications).toHaveLength(rowCount);
});
