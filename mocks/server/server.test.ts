import { expect, test, vi } from 'vitest';
import { ResponseWithMessage } from '#mocks/handlers/handler.ts';
import { handlers } from '#mocks/handlers/handlers.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

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
