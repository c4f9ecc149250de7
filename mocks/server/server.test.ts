import { expect, test, vi } from 'vitest';
import { Worded } from '#mocks/handlers/handler.ts';
import { handlers } from '#mocks/handlers/handlers.ts';
import { callApi, createTestServer, tokenOf } from '#mocks/testing.ts';

test.each([
  ['a status that its endpoint does not name', new Worded([], '', 202)],
  ['data of another shape', ['not a list of shoops']],
])('a handler that answers %s breaks the contract', async (_, answer) => {
  const server = await createTestServer();
  const handler = vi.spyOn(handlers, 'listShoops').mockReturnValue(answer as never);
  const reply = await callApi(server, 'listShoops', { token: tokenOf(server, 'patient@clinic.test') });
  handler.mockRestore();
  expect(reply).toMatchObject({
    status: 500,
    body: { message: 'The mock broke the contract of dashboard/shoops' },
  });
  expect(server.log.list()[0]).toMatchObject({ replyFits: false });
});
