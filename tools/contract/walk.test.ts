import { expect, it } from 'vitest';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { countByVerdict } from '#radar/report.ts';
import { inputsByRead } from './reads.ts';
import { type Alter, createPosingApi, patientEmail, runRadar } from './testing/posing-api.ts';

it('puts no value of a reply into a report', async () => {
  const alter: Alter = (name, body) =>
    name === 'readProfile'
      ? {
          ...body,
          data: { ...(body.data as object), email: ['ruth@secret.test'], phone: { x: '2065550101' } },
        }
      : body;
  const { report } = await runRadar(createPosingApi(await createTestServer(), alter), patientEmail);
  expect(countByVerdict(report, 'drifts')).toBe(1);
  expect(JSON.stringify(report)).not.toMatch(/secret|2065550101|Okafor/);
});

it('reports missing operations, missing responses and operations that were not tried', async () => {
  const alter: Alter = (name, body) =>
    name === 'listProducts'
      ? Response.json({ status: 404, message: 'No' }, { status: 404 })
      : name === 'listNotifications'
        ? Response.error()
        : body;
  const { report } = await runRadar(createPosingApi(await createTestServer(), alter), patientEmail);
  const findOperation = (wantedName: string) => report.operations.find(({ name }) => name === wantedName);
  expect(findOperation('listProducts')).toMatchObject({ verdict: 'unreachable', note: 'answered 404' });
  expect(findOperation('listNotifications')).toMatchObject({ verdict: 'unreachable', note: 'no answer' });
  expect(findOperation('readDashboard')).toMatchObject({ verdict: 'not tried', note: 'not for a patient' });
  expect(findOperation('createNote')).toMatchObject({ verdict: 'not tried', note: 'it writes' });
});

it('only reads unless writing is requested', async () => {
  const server = await createTestServer();
  await runRadar(createPosingApi(server), patientEmail);
  const calls = server.log.list().filter(({ method }) => method !== 'GET');
  expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual(['login', 'logout', 'refresh']);
});

it('has inputs for every read with parameters', () => {
  const hasParameters = ({ method, query, path }: Endpoint) =>
    method === 'GET' && (query !== undefined || path.includes('{'));
  expect(Object.keys(inputsByRead).toSorted()).toEqual(
    endpointNames.filter((name) => hasParameters(endpoints[name])).toSorted(),
  );
});
