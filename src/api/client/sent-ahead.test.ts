import { afterEach, expect, it, vi } from 'vitest';
import { clientSettings, configureClient } from './client-settings.ts';
import { prefetchReads, takePrefetched } from './prefetched-reads.ts';

const BASE = 'https://api.test/';
const { fetch, baseUrl } = clientSettings;
afterEach(() => {
  configureClient({ fetch, baseUrl });
  vi.useRealTimers();
});

function network(answer: () => Promise<Response> = async () => new Response('{}')) {
  const sent = vi.fn(answer);
  configureClient({ baseUrl: BASE, fetch: sent });
  return sent;
}

const asked = (path: string, token = 'mine', method = 'GET') =>
  takePrefetched(new Request(BASE + path, { method, headers: { Authorization: `Bearer ${token}` } }));

it('gives a reply to the first request only', async () => {
  const sent = network();
  prefetchReads(['dashboard/profile'], 'mine');
  expect(sent).toHaveBeenCalledExactlyOnceWith(`${BASE}dashboard/profile`, {
    headers: { authorization: 'Bearer mine' },
  });
  expect(await asked('dashboard/profile')).toBeInstanceOf(Response);
  expect(asked('dashboard/profile')).toBeUndefined();
});

it('gives no reply to a request with another token or URL, or to a write', () => {
  network();
  prefetchReads(['physician/patient?patientId=one'], 'mine');
  expect(asked('physician/patient?patientId=one', 'another')).toBeUndefined();
  expect(asked('physician/patient?patientId=two')).toBeUndefined();
  expect(asked('physician/patient?patientId=one', 'mine', 'POST')).toBeUndefined();
  expect(asked('physician/patient?patientId=one')).toBeDefined();
});

it('passes a failure on to the request', async () => {
  network(() => Promise.reject(new TypeError('offline')));
  prefetchReads(['dashboard/profile'], 'mine');
  await expect(asked('dashboard/profile')).rejects.toThrow('offline');
});

it('drops an old reply', () => {
  vi.useFakeTimers();
  network();
  prefetchReads(['dashboard/profile'], 'mine');
  vi.advanceTimersByTime(30_000);
  expect(asked('dashboard/profile')).toBeUndefined();
});
