import { afterEach, describe, expect, it, vi } from 'vitest';
import { download } from './download.ts';
import { BASE, fakeApi, fakeStorage, fakeToken, reply } from './fake-api.ts';

afterEach(() => vi.unstubAllGlobals());

const token = fakeToken(Date.now() + 60_000);
const signIn = () => fakeStorage({ token, refreshToken: 'r1' });
const file = () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
const sentTo = (sent: Request[]) => sent.map(({ url, headers }) => [url, headers.get('Authorization')]);

describe('the token goes to the API’s origin and nowhere else (decision 36)', () => {
  it.each([
    ['documents/1/file', `${BASE}documents/1/file`, true],
    ['/files/1', 'https://api.clinic.test/files/1', true],
    [`${BASE}documents/1`, `${BASE}documents/1`, true],
    ['https://bucket.test/1', 'https://bucket.test/1', false],
    ['//api.clinic.test.evil.test/1', 'https://api.clinic.test.evil.test/1', false],
    ['https://api.clinic.test@evil.test/1', 'https://api.clinic.test@evil.test/1', false],
    ['http://api.clinic.test/1', 'http://api.clinic.test/1', false],
    ['https://api.clinic.test:8443/1', 'https://api.clinic.test:8443/1', false],
  ])('is sent to %s only if that is the API', async (url, address, hasToken) => {
    signIn();
    const sent: [string, string | null][] = [];
    const { configureClient } = await import('./client-settings.ts');
    configureClient({
      baseUrl: BASE,
      fetch: async (input, init) => {
        sent.push([String(input), new Headers(init?.headers).get('Authorization')]);
        return file();
      },
    });
    expect(await (await download(url)).text()).toBe('%PDF');
    expect(sent).toEqual([[address, hasToken ? `Bearer ${token}` : null]]);
  });
});

it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'blob:https://api.clinic.test/1', 'http://'])(
  'does not follow %j',
  async (url) => {
    signIn();
    const requests = fakeApi(file);
    await expect(download(url)).rejects.toMatchObject({ status: 404 });
    expect(requests).toEqual([]);
  },
);

it('renews the tokens once, and keeps the session after another host’s 401', async () => {
  const stored = signIn();
  const renewed = fakeToken(Date.now() + 120_000);
  const requests = fakeApi((request) => {
    // The only PUT is the renewal of the tokens.
    if (request.method === 'PUT') return reply({ accessToken: renewed, refreshToken: 'r2' });
    return request.headers.get('Authorization') === `Bearer ${renewed}` ? file() : reply(null, 401);
  });
  await download('documents/1');
  expect(sentTo(requests).at(-1)?.[1]).toBe(`Bearer ${renewed}`);
  await expect(download('https://bucket.test/1')).rejects.toMatchObject({ status: 401 });
  expect(stored.get('token')).toBe(renewed);
});

it('fails with an ApiError without a toast', async () => {
  signIn();
  fakeApi(() => reply(null, 404));
  await expect(download('documents/1')).rejects.toMatchObject({ status: 404, toast: null });
  fakeApi(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(download('documents/1')).rejects.toMatchObject({ kind: 'offline' });
});
