import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, logout, refresh } from '#api/endpoints/accounts/accounts.ts';
import { listObjectives } from '#api/endpoints/lists.ts';
import { markNotificationRead } from '#api/endpoints/notifications.ts';
import { endSession, onSessionChange, readTokens, startSession } from '#api/session/session.ts';
import { call } from './call.ts';
import { fakeApi, fakeStorage, nameOf, reply } from './fake-api.ts';

const ada = { firstName: 'Ada', lastName: '', dob: '', gender: '', profileImage: '', diagnosName: '' };
const signIn = (accessToken: string, refreshToken: string) =>
  startSession({ accessToken, refreshToken }, 'patient', ada);
const renewed = { accessToken: 'new', refreshToken: 'r2' };
const bearer = (request: Request) => request.headers.get('Authorization')?.slice('Bearer '.length);
const isRefresh = (request: Request) => nameOf(request) === 'PUT userAuth/refresh';

/** Fakes a server that accepts one access token and answers a refresh with `onRefresh`. */
function fakeServer(
  validToken: string,
  onRefresh: (request: Request) => Response | Promise<Response>,
): Request[] {
  return fakeApi((request) => {
    if (isRefresh(request)) return onRefresh(request);
    return bearer(request) === validToken ? reply(['painRelief']) : reply(null, 401, 'Please sign in');
  });
}

const readObjectives = () => call(listObjectives, {});
const sessionEnded = vi.fn();
let unsubscribe = () => {};

beforeEach(() => {
  fakeStorage();
  signIn('old', 'r1');
  sessionEnded.mockReset();
  // A start or a change of the session notifies with null.
  unsubscribe = onSessionChange((end) => end && sessionEnded(end));
});
afterEach(() => {
  unsubscribe();
  vi.unstubAllGlobals();
});

/** Tests with Web Locks and without them (a page over plain HTTP). */
const withAndWithoutLocks = describe.each(['with', 'without']);
const setLocks = (locks: string) =>
  beforeEach(() => {
    if (locks === 'without') vi.stubGlobal('navigator', {});
  });

withAndWithoutLocks('a 401 (decision 12), %s locks', (locks) => {
  setLocks(locks);

  it('of 20 calls at once makes one refresh and 20 replays', async () => {
    const requests = fakeServer('new', () => reply(renewed));
    const answers = await Promise.all(Array.from({ length: 20 }, readObjectives));
    expect(answers.map(({ data }) => data)).toEqual(Array(20).fill(['painRelief']));
    const [exchange, ...more] = requests.filter(isRefresh);
    expect(more).toEqual([]);
    expect(await exchange?.json()).toEqual({ refreshToken: 'r1', token: 'old' });
    expect(exchange && bearer(exchange)).toBeUndefined();
    expect(requests.filter((request) => bearer(request) === 'old')).toHaveLength(20);
    expect(requests.filter((request) => bearer(request) === 'new')).toHaveLength(20);
    expect(readTokens()).toEqual(renewed);
    expect(sessionEnded).not.toHaveBeenCalled();
  });

  it('replays a write with the body it had', async () => {
    const requests = fakeServer('new', () => reply(renewed));
    await call(markNotificationRead, { body: { id: '7' } });
    const writes = requests.filter((request) => !isRefresh(request));
    expect(await Promise.all(writes.map((request) => request.json()))).toEqual([{ id: '7' }, { id: '7' }]);
  });

  it.each([400, 401, 403])('ends the session once when the refresh is refused with %d', async (status) => {
    const requests = fakeServer('new', () => reply(null, status));
    const results = await Promise.allSettled(Array.from({ length: 20 }, readObjectives));
    for (const result of results)
      expect(result).toMatchObject({ reason: { kind: 'session-ended', toast: null } });
    expect(requests.filter(isRefresh)).toHaveLength(1);
    expect(sessionEnded.mock.calls).toEqual([['expired']]);
    expect(readTokens()).toBeNull();
  });

  it('that arrives after a renewal is replayed with the current token', async () => {
    const requests = fakeApi((request) => {
      if (bearer(request) === 'new') return reply([]);
      signIn('new', 'r2');
      return reply(null, 401);
    });
    await readObjectives();
    expect(requests.map(bearer)).toEqual(['old', 'new']);
  });
});

withAndWithoutLocks('a refresh after a 401 (decision 12), %s locks', (locks) => {
  setLocks(locks);

  it('whose replay gets a 401, too, ends the session once', async () => {
    const requests = fakeServer('none', () => reply(renewed));
    const results = await Promise.allSettled([readObjectives(), readObjectives(), readObjectives()]);
    for (const result of results) expect(result).toMatchObject({ reason: { kind: 'session-ended' } });
    expect(requests.filter(isRefresh)).toHaveLength(1);
    expect(sessionEnded.mock.calls).toEqual([['expired']]);
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['malformed', () => reply({ accessToken: 'new' })],
    ['http', () => reply(null, 503)],
  ])('keeps the session when the refresh fails: %s', async (kind, onRefresh) => {
    fakeServer('new', onRefresh);
    await expect(readObjectives()).rejects.toMatchObject({ kind });
    expect(readTokens()).toEqual({ accessToken: 'old', refreshToken: 'r1' });
    expect(sessionEnded).not.toHaveBeenCalled();
    fakeServer('new', () => reply(renewed));
    expect((await readObjectives()).data).toEqual(['painRelief']);
  });

  it('does not store the new tokens after a logout during the refresh', async () => {
    fakeServer('new', () => {
      endSession('logout');
      return reply(renewed);
    });
    await expect(readObjectives()).rejects.toMatchObject({ kind: 'session-ended' });
    expect(readTokens()).toBeNull();
    expect(sessionEnded.mock.calls).toEqual([['logout']]);
  });

  it.each([
    ['answered', () => reply(renewed)],
    ['refused', () => reply(null, 401)],
  ])('keeps a session that began during the refresh, which was %s', async (_, answer) => {
    fakeServer('new', () => {
      signIn('another', 'r9');
      return answer();
    });
    await expect(readObjectives()).rejects.toMatchObject({ kind: 'session-ended' });
    expect(readTokens()).toEqual({ accessToken: 'another', refreshToken: 'r9' });
    expect(sessionEnded).not.toHaveBeenCalled();
  });
});

it('waits for a renewal in another tab and uses its token', async () => {
  const requests = fakeServer('theirs', () => reply(renewed));
  let release = () => {};
  const theirs = navigator.locks.request(
    'session-renewal',
    () => new Promise<void>((done) => (release = done)),
  );
  const mine = readObjectives();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  signIn('theirs', 'r5');
  release();
  await theirs;
  expect((await mine).data).toEqual(['painRelief']);
  expect(requests.filter(isRefresh)).toEqual([]);
  expect(readTokens()?.refreshToken).toBe('r5');
});

it('does not replay a call after another user has signed in in another tab', async () => {
  // `e30` is an empty header in base64: {}.
  const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.x`;
  signIn(tokenOf('ada'), 'r1');
  const requests = fakeApi(() => {
    signIn(tokenOf('grace'), 'r9');
    return reply(null, 401, 'Please sign in');
  });
  await expect(readObjectives()).rejects.toMatchObject({ kind: 'session-ended' });
  expect(requests).toHaveLength(1);
  expect(readTokens()?.refreshToken).toBe('r9');
});

it.each([
  ['grace', 1],
  ['ada', 2],
])('with opaque tokens, replays a call only for the same user, not for %s’s session', async (user, count) => {
  const signInAs = (token: string, id: string) =>
    startSession({ accessToken: token, refreshToken: `r ${token}` }, 'patient', ada, id);
  signInAs('opaque', 'ada');
  const requests = fakeApi((request) => {
    if (bearer(request) === 'theirs') return reply([]);
    endSession(null);
    signInAs('theirs', user);
    return reply(null, 401, 'Please sign in');
  });
  await readObjectives().catch(() => undefined);
  expect(requests.map(bearer)).toEqual(['opaque', 'theirs'].slice(0, count));
  expect(readTokens()?.refreshToken).toBe('r theirs');
});

describe('does not refresh the tokens after a 401 to', () => {
  const credentials = { email: 'a@b.test', password: 'x', fingerprint: '', platform: 'web' } as const;
  it.each([
    ['a login', () => call(login, { body: credentials })],
    ['a refresh', () => call(refresh, { body: { refreshToken: 'r1', token: 'old' } })],
    ['a logout', () => call(logout, { body: { refreshToken: 'r1' } })],
    [
      'a call with the token of an open second factor',
      () => call(listObjectives, {}, { token: 'in memory' }),
    ],
  ])('%s', async (_, attempt) => {
    const requests = fakeApi(() => reply(null, 401, 'No'));
    await expect(attempt()).rejects.toMatchObject({ kind: 'http', status: 401, message: 'No' });
    expect(requests).toHaveLength(1);
    expect(readTokens()).toEqual({ accessToken: 'old', refreshToken: 'r1' });
    expect(sessionEnded).not.toHaveBeenCalled();
  });
});

it('sends the stored token to calls that need one, and none to public ones', async () => {
  const requests = fakeApi(() => reply(['painRelief']));
  await call(listObjectives, {});
  await call(listObjectives, {}, { token: 'in memory' });
  await call(logout, { body: { refreshToken: 'r1' } });
  expect(requests.map(bearer)).toEqual(['old', 'in memory', undefined]);
});

it('sends nothing without tokens', async () => {
  fakeStorage();
  const requests = fakeServer('new', () => reply(renewed));
  await expect(readObjectives()).rejects.toMatchObject({ kind: 'session-ended' });
  expect(requests).toEqual([]);
});
