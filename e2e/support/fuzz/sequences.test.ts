import { describe, expect, it } from 'vitest';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import { endpointCases } from '../cases/cases.ts';
import { validCall } from '../contract/samples.ts';

/** Makes a call that succeeds. */
async function makeValidCall(server: MockServer, name: EndpointName) {
  const endpointCase = endpointCases.get(name) ?? { noScreenYet: true };
  const sent = await validCall(server, name, endpointCase);
  const reply = await callApi(server, name, sent);
  expect(reply.status).toBe(200);
  return { sent, reply };
}

type Query = Record<string, string>;
const patientQuery = { patientId: 'complete-patient' };

describe('use_after_free', () => {
  it.each([
    ['deletePatient', 'readPatient', (query: Query) => ({ query })],
    ['deletePatient', 'listNotes', (query: Query) => ({ query })],
    ['deleteDocument', 'readDocument', (query: Query) => ({ params: { id: query.id ?? '' } })],
    ['deleteDocument', 'deleteDocument', (query: Query) => ({ query })],
    ['removePhysician', 'removePhysician', (query: Query) => ({ query })],
  ] as const)('After %s, %s finds nothing', async (removal, laterCall, inputOf) => {
    const server = await createTestServer();
    const { sent } = await makeValidCall(server, removal);
    const { status } = await callApi(server, laterCall, { token: sent.token, ...inputOf(sent.query ?? {}) });
    expect([403, 404]).toContain(status);
  });

  it('Old tokens are invalid after a logout, a renewal or a new password', async () => {
    const server = await createTestServer();
    const { sent } = await makeValidCall(server, 'logout');
    const { refreshToken } = sent.body as { refreshToken: string };
    const renew = await callApi(server, 'refresh', { body: { refreshToken, token: 'any' } });
    expect(renew.status).toBe(401);
    const renewed = await makeValidCall(server, 'refresh');
    const { token } = renewed.sent.body as { token: string };
    expect((await callApi(server, 'readProfile', { token })).status).toBe(401);
    expect((await callApi(server, 'refresh', { body: renewed.sent.body })).status).toBe(401);
    const link = await makeValidCall(server, 'setPassword');
    expect((await callApi(server, 'setPassword', { body: link.sent.body })).status).toBe(400);
  });
});

describe('ensure_resource_availability', () => {
  it.each([
    ['createDocument', 'listDocuments', undefined, 'complete.patient@clinic.test'],
    ['createNote', 'listNotes', patientQuery, 'physician@clinic.test'],
    ['createCheckUp', 'listCheckUps', undefined, undefined],
    ['createShoops', 'listPatientShoops', { ...patientQuery, isReady: 'false' }, 'physician@clinic.test'],
    ['addPatient', 'listPatients', undefined, 'physician@clinic.test'],
    ['addPhysician', 'listLinkedPhysicians', undefined, undefined],
    ['createDiagnosis', 'searchDiagnoses', { name: '' }, undefined],
    ['createMedication', 'searchMedications', { name: '' }, undefined],
  ] as const)('The record that %s creates is listed by %s', async (creation, listing, query, readerEmail) => {
    const server = await createTestServer();
    const endpointCase = endpointCases.get(creation) ?? { noScreenYet: true };
    const sent = await validCall(server, creation, endpointCase);
    const name = String((sent.body as { name?: string }).name ?? '');
    const token = readerEmail ? signInForToken(server, readerEmail) : sent.token;
    const ask = { token, query: query && 'name' in query ? { name } : query };
    const count = async () => {
      const { data } = (await callApi(server, listing, ask)).body as { data: Record<string, unknown> };
      const list = (Array.isArray(data) ? data : (data.result ?? data.patients)) as unknown[];
      return list.length;
    };
    const countBefore = await count();
    expect((await callApi(server, creation, sent)).status).toBe(200);
    expect(await count()).toBeGreaterThan(countBefore);
  });
});
