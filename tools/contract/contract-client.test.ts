import { afterEach, expect, it, vi } from 'vitest';
import { waitForServer } from './contract-client.ts';

afterEach(() => vi.unstubAllGlobals());
const shortLimits = { limitMs: 10_000, intervalMs: 1 };

it('waits for a starting server and accepts any response', async () => {
  const fetchSpy = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('fetch failed'))
    .mockRejectedValueOnce(new TypeError('fetch failed'))
    .mockResolvedValue(new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', fetchSpy);
  await waitForServer('http://api.test/', shortLimits);
  expect(fetchSpy).toHaveBeenCalledTimes(3);
});

it('stops waiting after the time limit', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed')));
  await expect(waitForServer('http://api.test/', { limitMs: 20, intervalMs: 1 })).resolves.toBeUndefined();
});
