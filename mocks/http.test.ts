import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runMockApi } from './testing/run-mock-api.ts';

const api = runMockApi(['--port', '0']);
const { printed } = api;
let base: string;

beforeAll(async () => {
  base = await api.base();
});
afterAll(() => api.stop());

const readAnswer = async (reply: Response) => ({
  status: reply.status,
  ...((await reply.json()) as { data?: unknown; message?: string }),
});
const readMock = async (path: string) => readAnswer(await fetch(`${base}__mock/${path}`));
const jsonHeaders = { 'Content-Type': 'application/json' };
const commandMock = async (path: string, body?: object) =>
  readAnswer(
    await fetch(`${base}__mock/${path}`, { method: 'POST', body: body ? JSON.stringify(body) : null }),
  );

test('answers a CORS preflight request', async () => {
  const reply = await fetch(`${base}userAuth/login`, { method: 'OPTIONS' });
  expect(reply.status).toBe(204);
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(reply.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
});

test('answers calls with the same rules, to any origin', async () => {
  const body = { email: 'patient@clinic.test', password: 'Clinic#2026', fingerprint: '', platform: 'web' };
  const reply = await fetch(`${base}userAuth/login`, {
    method: 'POST',
    headers: jsonHeaders,
    body: JSON.stringify(body),
  });
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await reply.json()).toMatchObject({ status: 200, data: { user: { firstName: 'Grace' } } });
  expect((await fetch(`${base}intake/status`)).status).toBe(401);
  expect((await fetch(`${base}nothing`)).status).toBe(404);
});

test('serves the API document, and a page of it that loads nothing from elsewhere', async () => {
  const document = await fetch(`${base}openapi.json`);
  expect(document.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await document.json()).toMatchObject({ openapi: '3.1.1', info: { title: 'Clinic health intake' } });
  const reads = await (await fetch(`${base}reads.json`)).json();
  expect(reads.$defs).toHaveProperty('listPatients.properties.data');
  const page = await fetch(`${base}docs`);
  expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
  const html = await page.text();
  expect(html).toContain('saveMilitaryService');
  expect(html).not.toContain('cdn.redoc');
  expect(html.match(/<(?:script|link|img)[^>]+(?:src|href)=["']?https?:[^>]*>/g)).toBeNull();
});

test('accepts control commands and prints the codes it sends', async () => {
  const { data } = await commandMock('reset?scenario=physician');
  expect(data).toMatchObject({ user: { role: { name: 'physician' } } });
  const body = JSON.stringify({ phone: '2065550147', email: '', name: 'login' });
  await fetch(`${base}userAuth/resendOtp`, { method: 'POST', headers: jsonHeaders, body });
  const outbox = (await readMock('outbox')).data as { code: string }[];
  expect(printed.out).toContain(outbox[0]?.code);
  expect((await readMock('calls')).data).toMatchObject([{ path: 'userAuth/resendOtp', status: 200 }]);
  const snapshot = (await readMock('snapshot')).data as object;
  await commandMock('advance?ms=1000');
  expect((await readMock('snapshot')).data).toMatchObject({ clockOffset: 1000 });
  expect((await commandMock('restore', snapshot)).status).toBe(200);
  expect((await readMock('snapshot')).data).toEqual(snapshot);
});

test('breaks the connection off during an offline fault', async () => {
  await commandMock('fault', { endpoint: '*', effect: { kind: 'offline' } });
  expect((await readMock('faults')).data).toHaveLength(1);
  await expect(fetch(`${base}intake/status`)).rejects.toThrow();
  await commandMock('clear-faults');
  expect((await fetch(`${base}intake/status`)).status).toBe(401);
});

test('situations begin and end over HTTP, and a fault is removed by its id', async () => {
  expect((await commandMock('situation?name=server-down&on=true')).status).toBe(200);
  expect((await fetch(`${base}intake/status`)).status).toBe(503);
  await commandMock('situation?name=server-down&on=false');
  expect((await fetch(`${base}intake/status`)).status).toBe(401);
  const rule = { endpoint: 'readIntakeStatus', effect: { kind: 'status', status: 418 } };
  const { id } = (await commandMock('fault', rule)).data as { id: string };
  expect((await fetch(`${base}intake/status`)).status).toBe(418);
  await commandMock(`remove-fault?id=${id}`);
  expect((await fetch(`${base}intake/status`)).status).toBe(401);
});

test.each([
  ['situation?name=offline&on=yes', /^A situation is on \(true\) or off \(false\), not “yes”\.$/],
  ['situation?on=true', /There is no situation “null”\. Known are: server-down/],
  ['remove-fault', /named by its id, such as “fault-7”, not by “null”/],
  ['invitation?email=patient@clinic.test', /has a password already/],
])('refuses %s with a message', async (path, message) => {
  expect(await commandMock(path)).toEqual({ status: 400, message: expect.stringMatching(message) });
});

test('lists the scenarios that can be started', async () => {
  const scenarios = (await readMock('scenarios')).data;
  expect(scenarios).toContainEqual(expect.objectContaining({ name: 'half-done' }));
});

test('answers with a body and a sequence that were set over HTTP', async () => {
  const effect = { kind: 'answer', status: 202, body: [{ job: 'pending' }, null] };
  expect((await commandMock('fault', { endpoint: 'listPatients', effect, times: 1 })).status).toBe(200);
  const bodiless = { kind: 'answer', status: 205, body: { unsent: true } };
  await commandMock('fault', { endpoint: 'listPatients', effect: bodiless, after: 1, times: 1 });
  await commandMock('restore', (await readMock('snapshot')).data as object);
  const replies = [];
  for (let call = 1; call <= 3; call += 1) {
    const reply = await fetch(`${base}physician/patients`);
    replies.push([reply.status, await reply.text()]);
  }
  expect(replies).toMatchObject([
    [202, '[{"job":"pending"},null]'],
    [205, ''],
    [401, expect.any(String)],
  ]);
  expect((await readMock('faults')).data).toEqual([]);
});

/** This machine's external IPv4 addresses. */
const externalAddresses = Object.values(networkInterfaces())
  .flatMap((entries) => entries ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

test('answers this machine alone', async () => {
  const { port } = new URL(base);
  expect((await fetch(`http://localhost:${port}/__mock/faults`)).status).toBe(200);
  for (const address of externalAddresses)
    await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
  expect(printed.error).toBe('');
});

test('answers other machines with --host and warns that data are exposed', async () => {
  const exposedApi = runMockApi(['--port', '0', '--host', '0.0.0.0']);
  const { port } = new URL(await exposedApi.base());
  for (const address of externalAddresses) {
    expect((await fetch(`http://${address}:${port}/__mock/faults`)).status).toBe(200);
  }
  await exposedApi.stop();
  expect(exposedApi.printed.error).toMatch(
    /^It listens at 0\.0\.0\.0: whoever can reach this machine .* every password/,
  );
});

test.each([
  ['a port that is no number', () => ['--port', 'abc'], /^--port is a number from 0 to 65535, not “abc”\./],
  ['a port in use', () => ['--port', new URL(base).port], /^Port \d+ is in use, perhaps by another mock\./],
  [
    'a host of another machine',
    () => ['--port', '0', '--host', '203.0.113.7'],
    /is no address of this machine/,
  ],
])('refuses to start with %s, with one sentence on stderr', async (_, createArguments, message) => {
  const refusedApi = runMockApi(createArguments());
  expect(await refusedApi.exited).toBe(1);
  expect(refusedApi.printed).toMatchObject({ out: '', error: expect.stringMatching(message) });
  expect(refusedApi.printed.error.trim().split('\n')).toHaveLength(1);
});
