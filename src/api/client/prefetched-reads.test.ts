import { afterEach, expect, it, vi } from 'vitest';
import { clientSettings, configureClient } from './client-settings.ts';
import { prefetchReads, takePrefetched } from './prefetched-reads.ts';

const baseUrlOfTest = 'https://api.test/';
const { fetch, baseUrl } = clientSettings;
afterEach(() => {
  configureClient({ fetch, baseUrl });
  vi.useRealTimers();
});

function fakeNetwork(answer: () => Promise<Response> = async () => new Response('{}')) {
  const sent = vi.fn(answer);
  configureClient({ baseUrl: baseUrlOfTest, fetch: sent });
  return sent;
}

const takeFor = (path: string, token = 'mine', method = 'GET') =>
  takePrefetched(
    new Request(baseUrlOfTest + path, { method, headers: { Authorization: `Bearer ${token}` } }),
  );

it('gives a reply to the first request only', async () => {
  const requests = fakeNetwork();
  prefetchReads(['dashboard/profile'], 'mine');
  expect(requests).toHaveBeenCalledExactlyOnceWith(`${baseUrlOfTest}dashboard/profile`, {
    headers: { accept: 'application/json', authorization: 'Bearer mine' },
  });
  expect(await takeFor('dashboard/profile')).toBeInstanceOf(Response);
  expect(takeFor('dashboard/profile')).toBeUndefined();
});

it('gives no reply to a request with another token or URL, or to a write', () => {
  fakeNetwork();
  prefetchReads(['physician/patient?patientId=one'], 'mine');
  expect(takeFor('physician/patient?patientId=one', 'another')).toBeUndefined();
  expect(takeFor('physician/patient?patientId=two')).toBeUndefined();
  expect(takeFor('physician/patient?patientId=one', 'mine', 'POST')).toBeUndefined();
  expect(takeFor('physician/patient?patientId=one')).toBeDefined();
});

it('passes a failure on to the request', async () => {
  fakeNetwork(() => Promise.reject(new TypeError('offline')));
  prefetchReads(['dashboard/profile'], 'mine');
  await expect(takeFor('dashboard/profile')).rejects.toThrow('offline');
});

it('drops an old reply', () => {
  vi.useFakeTimers();
  fakeNetwork();
  prefetchReads(['dashboard/profile'], 'mine');
  vi.advanceTimersByTime(30_000);
  expect(takeFor('dashboard/profile')).toBeUndefined();
});
