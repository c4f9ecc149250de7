import { afterEach, expect, it, vi } from 'vitest';
import { sendEarlyReads, takeEarlyReply } from './early-reads.ts';

const base = 'https://api.test/';
afterEach(() => {
  globalThis.earlyReads = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function fakeNetwork(answer: () => Promise<Response> = async () => new Response('{}')) {
  const sent = vi.fn(answer);
  vi.stubGlobal('fetch', sent);
  return sent;
}

const takeFor = (path: string, token = 'mine', method = 'GET') =>
  takeEarlyReply(new Request(base + path, { method, headers: { Authorization: `Bearer ${token}` } }));

it('gives a reply to the first request only', async () => {
  const requests = fakeNetwork();
  sendEarlyReads(base, ['dashboard/profile'], 'mine');
  expect(requests).toHaveBeenCalledExactlyOnceWith(`${base}dashboard/profile`, {
    headers: { accept: 'application/json', authorization: 'Bearer mine' },
  });
  expect(await takeFor('dashboard/profile')).toBeInstanceOf(Response);
  expect(takeFor('dashboard/profile')).toBeUndefined();
});

it('gives no reply to a request with another token or URL, or to a write', () => {
  fakeNetwork();
  sendEarlyReads(base, ['physician/patient?patientId=one'], 'mine');
  expect(takeFor('physician/patient?patientId=one', 'another')).toBeUndefined();
  expect(takeFor('physician/patient?patientId=two')).toBeUndefined();
  expect(takeFor('physician/patient?patientId=one', 'mine', 'POST')).toBeUndefined();
  expect(takeFor('physician/patient?patientId=one')).toBeDefined();
});

it('passes a failure on to the request', async () => {
  fakeNetwork(() => Promise.reject(new TypeError('offline')));
  sendEarlyReads(base, ['dashboard/profile'], 'mine');
  await expect(takeFor('dashboard/profile')).rejects.toThrow('offline');
});

it('drops an old reply', () => {
  vi.useFakeTimers();
  fakeNetwork();
  sendEarlyReads(base, ['dashboard/profile'], 'mine');
  vi.advanceTimersByTime(30_000);
  expect(takeFor('dashboard/profile')).toBeUndefined();
});
