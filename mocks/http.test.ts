import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

let child: ChildProcess;
let base: string;
let printed = '';

beforeAll(async () => {
  const script = fileURLToPath(new URL('./http.ts', import.meta.url));
  child = spawn(process.execPath, [script, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout?.on('data', (text) => {
    printed += text;
  });
  while (!printed.includes('http://')) await once(child.stdout ?? child, 'data');
  base = printed.match(/http:\S+/)?.[0] ?? '';
});

afterAll(async () => {
  child.kill('SIGTERM');
  await once(child, 'exit');
});

const control = async (path: string, body?: object) => {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const reply = await fetch(`${base}__mock/${path}`, init);
  return { status: reply.status, ...((await reply.json()) as { data?: unknown; message?: string }) };
};

test('answers a browser that asks whether it may call', async () => {
  const reply = await fetch(`${base}userAuth/login`, { method: 'OPTIONS' });
  expect(reply.status).toBe(204);
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(reply.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
});

test('answers calls with the same rules, to any origin', async () => {
  const body = { email: 'patient@clinic.test', password: 'Clinic#2026', fingerprint: '', platform: 'web' };
  const reply = await fetch(`${base}userAuth/login`, { method: 'POST', body: JSON.stringify(body) });
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await reply.json()).toMatchObject({ status: 200, data: { user: { firstName: 'Grace' } } });
  expect((await fetch(`${base}intake/status`)).status).toBe(401);
  expect((await fetch(`${base}nothing`)).status).toBe(404);
});

test('can be steered, and prints the codes it sends', async () => {
  const { data } = await control('reset?scenario=physician');
  expect(data).toMatchObject({ user: { role: { name: 'physician' } } });
  const body = JSON.stringify({ phone: '2065550147', email: '', name: 'login' });
  await fetch(`${base}userAuth/resendOtp`, { method: 'POST', body });
  const outbox = (await control('outbox')).data as { code: string }[];
  expect(printed).toContain(outbox[0]?.code);
  expect((await control('calls')).data).toMatchObject([{ path: 'userAuth/resendOtp', status: 200 }]);
  const snapshot = (await control('snapshot')).data as object;
  await control('advance?ms=1000');
  expect((await control('snapshot')).data).toMatchObject({ clockOffset: 1000 });
  expect((await control('restore', snapshot)).status).toBe(200);
  expect((await control('snapshot')).data).toEqual(snapshot);
});

test('breaks the connection off when a fault takes the network away', async () => {
  await control('fault', { endpoint: '*', effect: { kind: 'offline' } });
  expect((await control('faults')).data).toHaveLength(1);
  await expect(fetch(`${base}intake/status`)).rejects.toThrow();
  await control('clear-faults');
  expect((await fetch(`${base}intake/status`)).status).toBe(401);
});

test('says what was wrong with a control call', async () => {
  expect(await control('reset?scenario=nope')).toMatchObject({ status: 400 });
  expect(await control('sign-in?email=nobody')).toMatchObject({ status: 400 });
  expect(await control('restore', { version: 0 })).toMatchObject({ status: 400 });
  expect(await control('nothing')).toMatchObject({ status: 404 });
});
