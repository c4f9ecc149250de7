import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import { createHttpAnswer } from './http-answer.ts';
import { getPort } from './http-listen.ts';

const mockServer = await createTestServer();
const server = createServer(createHttpAnswer(mockServer));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const jsonType = { 'Content-Type': 'application/json' };

interface CallOptions {
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** Makes a call with any method and headers, also such as no browser would send. */
async function call(method: string, path: string, { headers: ownHeaders = {}, body }: CallOptions = {}) {
  const headers = { ...(body !== undefined && jsonType), ...ownHeaders };
  const outgoing = request({ port: getPort(server), host: '127.0.0.1', method, path, headers });
  outgoing.end(body);
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  const answer = await text(reply);
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body: answer === '' ? null : JSON.parse(answer),
  };
}

const changingControls = ['reset', 'sign-in', 'happen', 'fault', 'clear-faults', 'advance', 'restore'];

test.each(changingControls)('%s accepts only POST, so that a GET changes nothing', async (name) => {
  const before = mockServer.store.serialize();
  expect(
    await call('GET', `/__mock/${name}?scenario=physician&email=patient@clinic.test&ms=1000`),
  ).toMatchObject({
    status: 405,
    headers: { allow: 'POST' },
    body: { message: `“${name}” is called with POST, not GET.` },
  });
  expect(mockServer.store.serialize()).toBe(before);
});

test.each(['outbox', 'calls', 'faults', 'snapshot'])('%s accepts only GET', async (name) => {
  expect((await call('GET', `/__mock/${name}`)).status).toBe(200);
  expect(await call('POST', `/__mock/${name}`)).toMatchObject({ status: 405, headers: { allow: 'GET' } });
});

test.each([
  ['TRACE', '/userAuth/login', 'POST'],
  ['GET', '/userAuth/login', 'POST'],
  ['POST', '/register/byEmail', 'GET'],
  ['PATCH', '/userAuth/login', 'POST'],
  ['DELETE', '/intake/pationInfo?userId=1', 'GET, POST'],
  ['POST', '/intake/documents/1/file', 'GET'],
  ['TRACE', '/__mock/reset', 'POST'],
])('%s %s answers 405 with the allowed methods', async (method, path, allow) => {
  expect(await call(method, path)).toMatchObject({ status: 405, headers: { allow } });
});

test.each(['GET', 'TRACE', 'PATCH'])('%s of an unknown path answers 404', async (method) => {
  expect((await call(method, '/nothing')).status).toBe(404);
});

test.each([
  '//x',
  '//intake/status',
  '//openapi.json',
  '//__mock/snapshot',
  '///',
  'http://elsewhere.test/x',
])('GET %s answers 404: it is a path, not a host', async (path) => {
  expect(await call('GET', path)).toMatchObject({ status: 404, body: { status: 404 } });
});

test('refuses a body that is not UTF-8, also where NUL and the type are right', async () => {
  const headers = { Authorization: `Bearer ${signInForToken(mockServer, 'patient@clinic.test')}` };
  const body = Buffer.from('{"note":"M\xfcller"}', 'latin1');
  expect(await call('POST', '/intake/summary', { headers, body })).toMatchObject({
    status: 400,
    body: { message: 'The body is not valid UTF-8' },
  });
});

const createNestedJson = (levels: number) => `${'{"email":'.repeat(levels)}1${'}'.repeat(levels)}`;

test.each(['/userAuth/login', '/dashboard/profile', '/__mock/fault', '/__mock/restore'])(
  'refuses JSON nested 3,000 levels deep with 400 at %s',
  async (path) => {
    // /dashboard/profile is the address of several endpoints: the caller’s role decides first.
    const { tokens } = (await call('POST', '/__mock/sign-in?email=twofa@clinic.test')).body.data;
    const headers = { Authorization: `Bearer ${tokens.accessToken}` };
    expect(await call('POST', path, { body: createNestedJson(3000), headers })).toMatchObject({
      status: 400,
      body: { message: 'The body is nested too deeply' },
    });
  },
);

test.each([
  ['advance?ms=x', undefined, /not by “x”/],
  ['advance', undefined, /not by “null”/],
  ['reset?scenario=nope', undefined, /no scenario “nope”/],
  ['sign-in?email=nobody', undefined, /no account “nobody”/],
  ['happen?name=rain&email=patient@clinic.test', undefined, /no happening “rain”/],
  ['fault', '{"endpoint":"nope","effect":{"kind":"offline"}}', /no endpoint “nope”/],
  ['fault', '{', /The body is not JSON/],
  ['restore', '{"version":0}', /not a snapshot/],
])('refuses /__mock/%s with the mock’s message', async (path, body, message) => {
  const { status, body: answer } = await call('POST', `/__mock/${path}`, body ? { body } : {});
  expect(status).toBe(400);
  expect(answer.message).toMatch(message);
});

const foreignOriginHeaders = { Origin: 'https://elsewhere.example' };

test('a page of another origin may call the API but neither use the controls nor read their data', async () => {
  const getAllowedOrigin = (reply: { headers: IncomingMessage['headers'] }) =>
    reply.headers['access-control-allow-origin'];
  expect(
    getAllowedOrigin(await call('POST', '/userAuth/login', { headers: foreignOriginHeaders, body: '{}' })),
  ).toBe('*');
  for (const [method, path] of [
    ['GET', '/__mock/snapshot'],
    ['OPTIONS', '/__mock/reset'],
    ['POST', '/__mock/reset'],
  ] as const) {
    const reply = await call(method, path, { headers: foreignOriginHeaders });
    expect(reply).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('this machine alone') },
    });
    expect(getAllowedOrigin(reply)).toBeUndefined();
  }
  const localOrigin = 'http://localhost:5173';
  expect(getAllowedOrigin(await call('GET', '/__mock/snapshot', { headers: { Origin: localOrigin } }))).toBe(
    localOrigin,
  );
  const reboundHost = { Host: 'elsewhere.example:4010' };
  expect((await call('GET', '/__mock/snapshot', { headers: reboundHost })).status).toBe(403);
});

test('answers 413 to an oversized body, but 401 first without a token', async () => {
  // More than the server keeps of any body (MAX_FORM_BYTES).
  const body = 'x'.repeat(12_000_000);
  const headers = { Authorization: `Bearer ${signInForToken(mockServer, 'patient@clinic.test')}` };
  expect(await call('POST', '/intake/summary', { headers, body })).toMatchObject({ status: 413 });
  expect(await call('POST', '/intake/summary', { body })).toMatchObject({ status: 401 });
});

test('answers 414 to a URL that is too long', async () => {
  expect(await call('GET', `/register/byEmail?email=${'x'.repeat(9000)}`)).toMatchObject({ status: 414 });
});

test('compresses a long reply for a client that reads gzip, and no other', async () => {
  const plain = await call('GET', '/__mock/snapshot');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const compressed = await fetch(`http://127.0.0.1:${getPort(server)}/__mock/snapshot`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(await compressed.json()).toEqual(plain.body);
});
