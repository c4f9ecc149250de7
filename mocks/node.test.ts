import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { createNodeServer } from './node.ts';
import { createTestServer, signInForToken } from './testing/test-server.ts';

const baseUrl = 'http://clinic.test/api/';
const mockServer = await createTestServer();
const nodeServer = createNodeServer(mockServer, baseUrl);

beforeAll(() => nodeServer.listen({ onUnhandledFrame: 'error' }));
afterAll(() => nodeServer.close());

test('answers fetches of known paths', async () => {
  const Authorization = `Bearer ${signInForToken(mockServer, 'physician@clinic.test')}`;
  const reply = await fetch(`${baseUrl}physician/patient?patientId=patient`, { headers: { Authorization } });
  expect(await reply.json()).toMatchObject({ status: 200, data: { firstName: 'Grace' } });
  expect(mockServer.log.list()[0]?.path).toBe('physician/patient?patientId=patient');
});

test.each(endpointNames)(
  'a call to the path of %s reaches it or an endpoint with the same method and path',
  async (name) => {
    const { method, path }: Endpoint = endpoints[name];
    await fetch(baseUrl + path.replaceAll(/\{\w+\}/g, 'some-id'), { method });
    const reached: Endpoint = endpoints[mockServer.log.list()[0]?.endpoint ?? 'login'];
    expect(`${reached.method} ${reached.path}`).toBe(`${method} ${path}`);
  },
);

test('answers 404 to any other path', async () => {
  const reply = await fetch(`${baseUrl}nothing/here`);
  expect(reply.status).toBe(404);
  expect(await reply.json()).toEqual({ status: 404, message: 'There is no such endpoint', data: null });
});

test('lets a fetch fail when a fault takes the network away', async () => {
  mockServer.store.addFault({ endpoint: 'listPatients', effect: { kind: 'offline' }, once: true });
  await expect(fetch(`${baseUrl}physician/patients`)).rejects.toThrow(TypeError);
});

test.each([
  [{ twoFA: true }, 'updateSettings', 200],
  [{ password: 'short', confirmPassword: 'short' }, 'updatePassword', 400],
  [{ firstName: 'Theo', nickname: 'T' }, 'updatePersonalInformation', 400],
  [{}, 'updatePersonalInformation', 400],
  ['not an object', 'updatePersonalInformation', 400],
])('picks the endpoint at a shared address by the body: %o', async (body, endpoint, status) => {
  const Authorization = `Bearer ${signInForToken(mockServer, 'twofa@clinic.test')}`;
  const call = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { Authorization, 'Content-Type': 'application/json' },
  };
  expect((await fetch(`${baseUrl}dashboard/profile`, call)).status).toBe(status);
  expect(mockServer.log.list()[0]).toMatchObject({ endpoint, status, path: 'dashboard/profile' });
});

test('picks a physician’s endpoint at a shared address by the caller’s role', async () => {
  const Authorization = `Bearer ${signInForToken(mockServer, 'physician@clinic.test')}`;
  const send = async (body: object) => {
    await fetch(`${baseUrl}dashboard/profile`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Authorization, 'Content-Type': 'application/json' },
    });
    return mockServer.log.list()[0];
  };
  const office = { specialization: 's1', officeNumber: '303', officeEmail: '' };
  const person = { firstName: 'Helen', lastName: 'Ashworth', phone: '3035550190' };
  const body = { ...person, ...office, email: 'physician@clinic.test' };
  expect(await send(body)).toMatchObject({ endpoint: 'updatePhysicianInformation', status: 200 });
  expect(await send({ password: 'short', confirmPassword: 'short' })).toMatchObject({
    endpoint: 'updatePassword',
    status: 400,
  });
});

test('a fault affects only its own endpoint among those at one address', async () => {
  const Authorization = `Bearer ${signInForToken(mockServer, 'twofa@clinic.test')}`;
  mockServer.store.addFault({
    endpoint: 'updatePassword',
    effect: { kind: 'status', status: 500 },
    once: true,
  });
  const send = (body: object) =>
    fetch(`${baseUrl}dashboard/profile`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Authorization, 'Content-Type': 'application/json' },
    });
  expect((await send({ twoFA: true })).status).toBe(200);
  const password = 'Another#2026';
  expect((await send({ password, confirmPassword: password })).status).toBe(500);
});
