import { expect, test } from 'vitest';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { callApi, createTestServer, tokenOf } from '#mocks/testing.ts';
import { endpointCases } from './cases.ts';
import { type ValidCall, validCaller } from './fault-case.ts';

const { patient, physician } = validCaller;

/** Whom a call is made by, as far as it does not say; nobody signs in for a public one. */
function callerOf({ access }: Endpoint): string | undefined {
  if (access === 'public') return undefined;
  return access.includes('patient') ? patient : physician;
}

/** What takes nothing is read, and on a patient's behalf where that is possible. */
const plainCall = ({ onBehalf }: Endpoint): ValidCall =>
  onBehalf ? { as: physician, query: { userId: 'complete-patient' } } : {};

test.each([...endpointCases])('%s takes and gives what the contract says', async (name, { call }) => {
  const endpoint: Endpoint = endpoints[name];
  const server = await createTestServer();
  const { as = callerOf(endpoint), ...sent } = (await call?.(server)) ?? plainCall(endpoint);
  const reply = await callApi(server, name, { token: as && tokenOf(server, as), ...sent });
  expect(reply.body).toMatchObject({ status: 200 });
  expect(server.log.list()[0]).toMatchObject({ endpoint: name, requestFits: true, replyFits: true });
});
