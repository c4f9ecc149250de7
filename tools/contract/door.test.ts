import { afterEach, expect, it, vi } from 'vitest';
import { whenUp } from './door.ts';

afterEach(() => vi.unstubAllGlobals());
const often = { patience: 10_000, every: 1 };

it('waits for a starting server and accepts any response', async () => {
  const look = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('fetch failed'))
    .mockRejectedValueOnce(new TypeError('fetch failed'))
    .mockResolvedValue(new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', look);
  await whenUp('http://api.test/', often);
  expect(look).toHaveBeenCalledTimes(3);
});

it('stops waiting after the time limit', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed')));
  await expect(whenUp('http://api.test/', { patience: 20, every: 1 })).resolves.toBeUndefined();
});
