import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeToken } from '#api/client/fake-api.ts';
import { endSession, readSession, startSession } from '#api/session/session.ts';
import { hostilePaths } from '#domain/paths/hostile-paths.ts';
import { followSession } from './follow-session.ts';
import { createAppRouter } from './router.ts';

const ada = { firstName: 'Ada', lastName: 'Byron', dob: '', gender: '', profileImage: '', diagnosName: '' };
const tokenUntil = (moment: number, sub = 'ada') => fakeToken(JSON.stringify({ exp: moment / 1000, sub }));
const MINUTE = 60_000;

function signIn(role: 'patient' | 'physician', lasts = 10 * MINUTE): void {
  const accessToken = tokenUntil(Date.now() + lasts);
  startSession({ accessToken, refreshToken: 'r' }, role, ada);
}

/** What another tab does to the storage: this one hears of it by an event alone. */
function elsewhere(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent('storage'));
}
const keysOfTheSession = ['token', 'refreshToken', 'currentUser', 'role', 'status', 'fingerPrint'];
const left = () => keysOfTheSession.filter((key) => localStorage.getItem(key) !== null);
const clearStorage = () => {
  for (const key of keysOfTheSession) localStorage.removeItem(key);
};

let stop = () => {};

/** The app's own routes at an address, without their screens. */
async function open(path: string) {
  const queryClient = new QueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  stop = followSession(router, queryClient);
  await router.load();
  return router;
}
type Router = Awaited<ReturnType<typeof open>>;
const at = (router: Router) => router.latestLocation.href;
const reason = (router: Router) => router.latestLocation.state.sessionEnded;

beforeEach(() => localStorage.clear());
afterEach(() => stop());

describe('a guard that meets a token past its end (accounts §2.2, decision 56)', () => {
  it.each(['/dashboard', '/profile', '/myHealth/diagnosis', '/add-symptoms'])(
    'clears the whole session at %s, says why and keeps the way back',
    async (path) => {
      signIn('patient', -1);
      localStorage.setItem('fingerPrint', 'f');
      const router = await open(path);
      expect(left()).toEqual([]);
      expect(at(router)).toBe(`/login?nextpath=${encodeURIComponent(path)}`);
      expect(reason(router)).toBe('expired');
    },
  );

  it('does so in the middle of a visit as well', async () => {
    signIn('patient');
    const router = await open('/dashboard');
    localStorage.setItem('token', tokenUntil(Date.now() - 1));
    await router.navigate({ to: '/profile' });
    expect(left()).toEqual([]);
    expect(at(router)).toBe('/login?nextpath=%2Fprofile');
    expect(reason(router)).toBe('expired');
  });

  it('does so at the login itself, which stays', async () => {
    signIn('patient', -1);
    const router = await open('/login?nextpath=%2Fprofile');
    expect(left()).toEqual([]);
    expect(at(router)).toBe('/login?nextpath=%2Fprofile');
    expect(reason(router)).toBe('expired');
  });

  it('does so at the sign-up, which is not held up by it', async () => {
    signIn('patient', -1);
    const router = await open('/signup');
    expect(left()).toEqual([]);
    expect(router.latestLocation.pathname).toBe('/signup');
  });

  it('leaves it alone while a link is only pointed at', async () => {
    signIn('patient');
    const router = await open('/dashboard');
    localStorage.setItem('token', tokenUntil(Date.now() - 1));
    await router.preloadRoute({ to: '/profile' });
    expect(readSession()).not.toBeNull();
    expect(at(router)).toBe('/dashboard');
  });
});

it('nobody is told of a session that never was', async () => {
  const router = await open('/profile');
  expect(at(router)).toBe('/login?nextpath=%2Fprofile');
  expect(reason(router)).toBeUndefined();
});

describe('signed in and at the login (decision 54)', () => {
  it.each([
    ['patient', '/profile', '/profile'],
    ['patient', '/myHealth/diagnosis', '/myHealth/diagnosis'],
    ['patient', '/consent', '/consent'],
    ['patient', '/physician/dashboard', '/dashboard'],
    ['patient', '/login?nextpath=/profile', '/dashboard'],
    ['patient', '/signup', '/dashboard'],
    ['physician', '/physician/list-patient', '/physician/list-patient'],
    ['physician', '/profile', '/physician/dashboard'],
  ] as const)('leads a %s who wanted %s to %s', async (role, nextpath, place) => {
    signIn(role);
    expect(at(await open(`/login?nextpath=${encodeURIComponent(nextpath)}`))).toBe(place);
  });

  it('leads home when nothing was wanted', async () => {
    signIn('physician');
    expect(at(await open('/login'))).toBe('/physician/dashboard');
  });

  it.each(hostilePaths)('leads home instead of to %j (decision 11)', async (nextpath) => {
    signIn('patient');
    expect(at(await open(`/login?nextpath=${encodeURIComponent(nextpath)}`))).toBe('/dashboard');
  });
});

it('a page for the other role that nobody was led to by a login is not left', async () => {
  signIn('patient');
  expect(at(await open('/physician/dashboard'))).toBe('/physician/dashboard');
});

describe('a session that ends in another tab', () => {
  it('leads to the login, and a login there leads back to this tab’s own place', async () => {
    signIn('patient');
    const router = await open('/health-journey?from=mail');
    elsewhere(clearStorage);
    await vi.waitFor(() => expect(at(router)).toBe('/login?nextpath=%2Fhealth-journey%3Ffrom%3Dmail'));
    expect(reason(router)).toBe('elsewhere');
    await vi.waitFor(() => expect(router.state.status).toBe('idle'));
    elsewhere(() => signIn('patient'));
    await vi.waitFor(() => expect(at(router)).toBe('/health-journey?from=mail'));
  });

  it('leads to the dashboard of whoever logs in there, if it is another role', async () => {
    signIn('patient');
    const router = await open('/profile');
    elsewhere(clearStorage);
    await vi.waitFor(() => expect(router.latestLocation.pathname).toBe('/login'));
    elsewhere(() => signIn('physician'));
    await vi.waitFor(() => expect(at(router)).toBe('/physician/dashboard'));
  });
});

it('a session that ends before the router has started leads to the login with the way back', async () => {
  signIn('patient');
  const queryClient = new QueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: ['/profile'] }));
  stop = followSession(router, queryClient);
  endSession('idle');
  await router.load();
  expect(at(router)).toBe('/login?nextpath=%2Fprofile');
  expect(reason(router)).toBe('idle');
});
