import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeToken } from '#api/client/fake-api.ts';
import { endSession, readSession, startSession } from '#api/session/session.ts';
import { hostilePaths } from '#domain/paths/hostile-paths.ts';
import { drafts } from '#drafts/drafts.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import { followSession } from './follow-session.ts';
import { createAppRouter } from './router.ts';

vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: vi.fn(async () => {}) }));

const ada = { firstName: 'Ada', lastName: 'Byron', dob: '', gender: '', profileImage: '', diagnosName: '' };
const tokenUntil = (moment: number, sub = 'ada') => fakeToken(JSON.stringify({ exp: moment / 1000, sub }));
const MINUTE = 60_000;

function signIn(role: 'patient' | 'physician', lifetimeMs = 10 * MINUTE): void {
  const accessToken = tokenUntil(Date.now() + lifetimeMs);
  startSession({ accessToken, refreshToken: 'r' }, role, ada);
}

/** Changes the storage as another tab would: this tab only gets an event. */
function changeInOtherTab(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent('storage'));
}
const sessionKeys = ['token', 'refreshToken', 'currentUser', 'role', 'status', 'fingerPrint', 'userId'];
const listStoredKeys = () => sessionKeys.filter((key) => localStorage.getItem(key) !== null);
const clearStorage = () => {
  for (const key of sessionKeys) localStorage.removeItem(key);
};

let stop = () => {};

/** Opens the app's routes at a path, without rendering screens. */
async function openApp(path: string) {
  const queryClient = new QueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  stop = followSession(router, queryClient);
  await router.load();
  return router;
}
type Router = Awaited<ReturnType<typeof openApp>>;
const currentHref = (router: Router) => router.latestLocation.href;
const endReason = (router: Router) => router.latestLocation.state.sessionEnded;

beforeEach(() => localStorage.clear());
afterEach(() => stop());

describe('A guard that finds an expired token (accounts §2.2, decision 56)', () => {
  it.each(['/dashboard', '/profile', '/myHealth/diagnosis', '/add-symptoms'])(
    'clears the session at %s, gives the reason and keeps the way back',
    async (path) => {
      signIn('patient', -1);
      localStorage.setItem('fingerPrint', 'f');
      const router = await openApp(path);
      expect(listStoredKeys()).toEqual([]);
      expect(currentHref(router)).toBe(`/login?nextpath=${encodeURIComponent(path)}`);
      expect(endReason(router)).toBe('expired');
    },
  );

  it('does the same during a visit', async () => {
    signIn('patient');
    const router = await openApp('/dashboard');
    localStorage.setItem('token', tokenUntil(Date.now() - 1));
    await router.navigate({ to: '/profile' });
    expect(listStoredKeys()).toEqual([]);
    expect(currentHref(router)).toBe('/login?nextpath=%2Fprofile');
    expect(endReason(router)).toBe('expired');
  });

  it('does the same at the login page, which stays open', async () => {
    signIn('patient', -1);
    const router = await openApp('/login?nextpath=%2Fprofile');
    expect(listStoredKeys()).toEqual([]);
    expect(currentHref(router)).toBe('/login?nextpath=%2Fprofile');
    expect(endReason(router)).toBe('expired');
  });

  it('does the same at the sign-up page, which stays open', async () => {
    signIn('patient', -1);
    const router = await openApp('/signup');
    expect(listStoredKeys()).toEqual([]);
    expect(router.latestLocation.pathname).toBe('/signup');
  });

  it('keeps the session while a link is only preloaded', async () => {
    signIn('patient');
    const router = await openApp('/dashboard');
    localStorage.setItem('token', tokenUntil(Date.now() - 1));
    await router.preloadRoute({ to: '/profile' });
    expect(readSession()).not.toBeNull();
    expect(currentHref(router)).toBe('/dashboard');
  });
});

it('Leads to the login page without a reason when there was no session', async () => {
  const router = await openApp('/profile');
  expect(currentHref(router)).toBe('/login?nextpath=%2Fprofile');
  expect(endReason(router)).toBeUndefined();
});

describe('The login page with a session (decision 54)', () => {
  it.each([
    ['patient', '/profile', '/profile'],
    ['patient', '/myHealth/diagnosis', '/myHealth/diagnosis'],
    ['patient', '/consent', '/consent'],
    ['patient', '/physician/dashboard', '/dashboard'],
    ['patient', '/login?nextpath=/profile', '/dashboard'],
    ['patient', '/signup', '/dashboard'],
    ['physician', '/physician/list-patient', '/physician/list-patient'],
    ['physician', '/profile', '/physician/dashboard'],
  ] as const)('leads a %s who requested %s to %s', async (role, nextpath, expectedHref) => {
    signIn(role);
    expect(currentHref(await openApp(`/login?nextpath=${encodeURIComponent(nextpath)}`))).toBe(expectedHref);
  });

  it('leads home without a requested page', async () => {
    signIn('physician');
    expect(currentHref(await openApp('/login'))).toBe('/physician/dashboard');
  });

  it.each(hostilePaths)('leads home instead of to %j (decision 11)', async (nextpath) => {
    signIn('patient');
    expect(currentHref(await openApp(`/login?nextpath=${encodeURIComponent(nextpath)}`))).toBe('/dashboard');
  });
});

it('Shows a page of the other role if it was opened directly and not by a login', async () => {
  signIn('patient');
  expect(currentHref(await openApp('/physician/dashboard'))).toBe('/physician/dashboard');
});

describe('A session that ends in another tab', () => {
  it('leads to the login page; a login in the other tab leads back to this tab’s page', async () => {
    signIn('patient');
    const router = await openApp('/health-journey?from=mail');
    changeInOtherTab(clearStorage);
    await vi.waitFor(() =>
      expect(currentHref(router)).toBe('/login?nextpath=%2Fhealth-journey%3Ffrom%3Dmail'),
    );
    expect(endReason(router)).toBe('elsewhere');
    await vi.waitFor(() => expect(router.state.status).toBe('idle'));
    changeInOtherTab(() => signIn('patient'));
    await vi.waitFor(() => expect(currentHref(router)).toBe('/health-journey?from=mail'));
  });

  it('leads to the user’s own dashboard if a user of the other role logs in there', async () => {
    signIn('patient');
    const router = await openApp('/profile');
    changeInOtherTab(clearStorage);
    await vi.waitFor(() => expect(router.latestLocation.pathname).toBe('/login'));
    changeInOtherTab(() => signIn('physician'));
    await vi.waitFor(() => expect(currentHref(router)).toBe('/physician/dashboard'));
  });
});

describe('A session with opaque tokens', () => {
  const signInAs = (token: string, userId: string) =>
    startSession({ accessToken: token, refreshToken: 'r' }, 'patient', ada, userId);

  it('opens its pages, and the login page leads to them', async () => {
    signInAs('opaque', 'ada');
    expect(currentHref(await openApp('/profile'))).toBe('/profile');
    stop();
    expect(currentHref(await openApp('/login'))).toBe('/dashboard');
  });

  it('stays on the page when another tab has renewed the tokens', async () => {
    signInAs('opaque', 'ada');
    const router = await openApp('/profile');
    changeInOtherTab(() => localStorage.setItem('token', 'renewed'));
    await new Promise((later) => setTimeout(later));
    expect(currentHref(router)).toBe('/profile');
  });

  it('leaves the page when another patient has logged in in another tab', async () => {
    signInAs('opaque', 'ada');
    const router = await openApp('/profile');
    changeInOtherTab(() => {
      clearStorage();
      signInAs('theirs', 'grace');
    });
    await vi.waitFor(() => expect(currentHref(router)).toBe('/dashboard'));
  });
});

it('Leads to the login page with the way back if the session ends before the router has started', async () => {
  signIn('patient');
  const queryClient = new QueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: ['/profile'] }));
  stop = followSession(router, queryClient);
  endSession('idle');
  await router.load();
  expect(currentHref(router)).toBe('/login?nextpath=%2Fprofile');
  expect(endReason(router)).toBe('idle');
});

it('Logs out and says so if the drafts cannot be removed', async () => {
  signIn('patient');
  vi.spyOn(drafts, 'forgetAllOf').mockRejectedValueOnce(new Error('The file is gone'));
  const router = await openApp('/profile');
  endSession('logout');
  await vi.waitFor(() => expect(currentHref(router)).toBe('/login'));
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect(vi.mocked(showToast).mock.calls[0]?.[0].message).toMatch(
    /^Your unsaved changes could not be removed/,
  );
});
