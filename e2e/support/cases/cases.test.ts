import { expect, test } from 'vitest';
import { callApi, createTestServer } from '#mocks/testing/test-server.ts';
import { validCall } from '../contract/samples.ts';
import { endpointCases } from './cases.ts';

test.each([...endpointCases])('%s takes and returns what the contract says', async (name, endpointCase) => {
  const server = await createTestServer();
  const reply = await callApi(server, name, await validCall(server, name, endpointCase));
  expect(reply.body).toMatchObject({ status: 200 });
  expect(server.log.list()[0]).toMatchObject({ endpoint: name, requestFits: true, replyFits: true });
});
