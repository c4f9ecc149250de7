import { afterEach, expect, it, vi } from 'vitest';
import type { Exchange } from '#radar/exchange.ts';
import { createContractClient, waitForServer } from './contract-client.ts';
import { signIn } from './session.ts';
import { startServer } from './testing/over-http.ts';

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

/** Starts a server that redirects every call, and lists the calls that it has got. */
async function startRedirecting(location: (url: string) => string) {
  const gotCalls: string[] = [];
  const base = await startServer(({ method, url = '' }, response) => {
    gotCalls.push(`${method} ${url}`);
    response.writeHead(301, { Location: location(url) }).end();
  });
  return { base, gotCalls };
}

it('follows no redirect, and says where it leads without the address', async () => {
  const { base, gotCalls } = await startRedirecting((url) => `${url}/`);
  const exchanges: Exchange[] = [];
  const client = createContractClient(base, (exchange) => exchanges.push(exchange));
  await client.call('listProducts');
  await client.call('saveSummary', { body: { note: 'x' } });
  expect(gotCalls).toEqual(['GET /dashboard/products', 'POST /intake/summary']);
  expect(exchanges.map(({ status, redirect }) => [status, redirect])).toEqual([
    [301, 'a redirect to the same path with a slash'],
    [301, 'a redirect to the same path with a slash'],
  ]);
});

it('says that the sign-in was redirected', async () => {
  const { base } = await startRedirecting(() => 'https://sso.test/start');
  const account = { email: 'a@b.c', password: 'x', role: undefined };
  await expect(
    signIn(
      createContractClient(base, () => {}),
      account,
    ),
  ).rejects.toThrow(/a redirect to another origin: give the address behind it/);
});
