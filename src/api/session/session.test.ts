import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage, fakeToken } from '#api/client/fake-api.ts';
import { createLocalUserId } from './local-user-id.ts';
import {
  endExpiredSession,
  endSession,
  onSessionChange,
  readServerUserId,
  readSession,
  readTokens,
  readUserId,
  readValidSession,
  startSession,
  storeTokens,
  updateCurrentUser,
} from './session.ts';
import { tokenExpiry } from './token.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const validToken = fakeToken(NOW + 60_000);
const tokens = { accessToken: validToken, refreshToken: 'r1' };
const ada = {
  firstName: 'Ada',
  lastName: 'Byron',
  dob: '12-10-1985',
  gender: 'Female',
  profileImage: '',
  diagnosName: 'Migraine',
};
let storage: Map<string, string>;

beforeEach(() => {
  storage = fakeStorage({ 'color-scheme': 'dark', 'remembered-email': 'ada@clinic.test' });
});
afterEach(() => vi.unstubAllGlobals());

it('stores the session under the documented keys; the status is the role (accounts §3, decision 18)', () => {
  startSession(tokens, 'physician', ada);
  expect(Object.fromEntries(storage)).toEqual({
    'color-scheme': 'dark',
    'remembered-email': 'ada@clinic.test',
    token: validToken,
    refreshToken: 'r1',
    currentUser: JSON.stringify(ada),
    role: 'physician',
    status: 'physician',
  });
  expect(readValidSession(NOW)).toEqual({ token: validToken, role: 'physician', user: ada });
});

it('removes the session, and keeps all other keys (decision 16)', () => {
  startSession(tokens, 'patient', ada);
  storage.set('fingerPrint', 'f');
  endSession('logout');
  expect(Object.fromEntries(storage)).toEqual({
    'color-scheme': 'dark',
    'remembered-email': 'ada@clinic.test',
  });
  expect(readSession()).toBeNull();
  expect(readTokens()).toBeNull();
});

it('clears the last activity before another tab can read the new session', () => {
  storage.set('lastActivity', '1');
  const seen: boolean[] = [];
  const { setItem } = localStorage;
  localStorage.setItem = (key, value) => {
    setItem(key, value);
    if (readSession()) seen.push(storage.has('lastActivity'));
  };
  startSession(tokens, 'patient', ada);
  expect(new Set(seen)).toEqual(new Set([false]));
});

describe('a token', () => {
  it.each([
    ['with no expiry', fakeToken('{}')],
    ['with an expiry that is no number', fakeToken('{"exp":"tomorrow"}')],
    ['that never ends', fakeToken('{"exp":1e999}')],
    ['that holds nothing', fakeToken('null')],
    ['that is no token', 'forged'],
    ['that is no JSON', 'a.b.c'],
    ['that holds a number', fakeToken('7')],
  ])('%s is used until the server refuses it (decision 13)', (_, token) => {
    expect(tokenExpiry(token)).toBe(Number.POSITIVE_INFINITY);
    startSession({ accessToken: token, refreshToken: 'r1' }, 'patient', ada);
    expect(endExpiredSession(NOW)).toBe(false);
    expect(readValidSession(NOW)).toEqual({ token, role: 'patient', user: ada });
  });

  it.each([0, -1])('that ended at %d has expired', (exp) => {
    startSession({ accessToken: fakeToken(exp), refreshToken: 'r1' }, 'patient', ada);
    expect(readValidSession(NOW)).toBeNull();
  });

  it('that is empty is no session', () => {
    startSession({ accessToken: '', refreshToken: 'r1' }, 'patient', ada);
    expect(readValidSession(NOW)).toBeNull();
  });

  it('is valid until the moment it ends; then the whole session is removed (accounts §2.2, decision 56)', () => {
    startSession(tokens, 'patient', ada);
    expect(readValidSession(NOW + 59_999)).not.toBeNull();
    expect(endExpiredSession(NOW + 59_999)).toBe(false);
    expect(readValidSession(NOW + 60_000)).toBeNull();
    expect(endExpiredSession(NOW + 60_000)).toBe(true);
    expect([...storage.keys()]).toEqual(['color-scheme', 'remembered-email']);
    expect(endExpiredSession(NOW + 60_000), 'once').toBe(false);
  });
});

describe('there is no session', () => {
  it.each([
    ['role', 'admin'],
    ['role', 'Patient'],
    ['role', ''],
    ['currentUser', '{"firstName":'],
    ['currentUser', 'null'],
    ['currentUser', '{"firstName":[7]}'],
    ['currentUser', '"Ada"'],
    ['token', ''],
  ])('with the %s %j in storage', (key, value) => {
    startSession(tokens, 'patient', ada);
    storage.set(key, value);
    expect(readValidSession(NOW)).toBeNull();
  });

  it.each(['token', 'role', 'currentUser'])('without a %s', (key) => {
    startSession(tokens, 'patient', ada);
    storage.delete(key);
    expect(readValidSession(NOW)).toBeNull();
  });
});

it('fills in user fields that an older version did not store', () => {
  startSession(tokens, 'patient', ada);
  storage.set('currentUser', '{"firstName":"Ada","lastName":null}');
  expect(readSession()?.user).toEqual({
    firstName: 'Ada',
    lastName: '',
    dob: '',
    gender: '',
    profileImage: '',
    diagnosName: '',
  });
});

it('updates the user in place, and creates none without a session', () => {
  updateCurrentUser({ firstName: 'Grace' });
  expect(storage.has('currentUser')).toBe(false);
  startSession(tokens, 'patient', ada);
  updateCurrentUser({ firstName: 'Grace' });
  expect(readSession()?.user).toEqual({ ...ada, firstName: 'Grace' });
});

it('notifies every listener of each change, until it unsubscribes', () => {
  const listener = vi.fn();
  const stop = onSessionChange(listener);
  startSession(tokens, 'patient', ada);
  updateCurrentUser({ firstName: 'Grace' });
  endSession('idle');
  stop();
  endSession('logout');
  expect(listener.mock.calls).toEqual([[null], [null], ['idle']]);
});

it.each([
  ['{"sub":"p7"}', 'p7'],
  ['{"sub":7}', '7'],
  ['{}', ''],
  ['null', ''],
])('the claims %s give the user id %j', (claims, id) => {
  expect(readUserId()).toBe('');
  storage.set('token', fakeToken(claims));
  expect(readUserId()).toBe(id);
});

describe('the user’s id next to an opaque token (decision 13)', () => {
  const opaqueTokens = { accessToken: 'opaque', refreshToken: 'r1' };

  it('is the login’s, outlives a renewal, and goes with the session', () => {
    startSession(opaqueTokens, 'patient', ada, 'p7');
    storeTokens({ accessToken: 'renewed', refreshToken: 'r2' });
    expect(readUserId()).toBe('p7');
    expect(readServerUserId()).toBe('p7');
    endSession('logout');
    expect(readUserId()).toBe('');
    expect(storage.has('userId')).toBe(false);
  });

  it('is not sent to the server if this browser has made it', () => {
    startSession(opaqueTokens, 'patient', ada, createLocalUserId('ada@clinic.test'));
    expect(readUserId()).not.toBe('');
    expect(readServerUserId()).toBe('');
  });

  it('is stored before the session, for other tabs', () => {
    const ids: string[] = [];
    const { setItem } = localStorage;
    localStorage.setItem = (key, value) => {
      setItem(key, value);
      if (readTokens()) ids.push(readUserId());
    };
    startSession(opaqueTokens, 'patient', ada, 'p7');
    expect(new Set(ids)).toEqual(new Set(['p7']));
  });

  it('is not stored next to a token that names the user', () => {
    startSession({ accessToken: fakeToken('{"sub":"p7"}'), refreshToken: 'r1' }, 'patient', ada, 'other');
    expect(readUserId()).toBe('p7');
    expect(readServerUserId()).toBe('p7');
    expect(storage.has('userId')).toBe(false);
  });
});
