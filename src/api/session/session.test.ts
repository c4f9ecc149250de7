import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage, fakeToken } from '#api/client/fake-api.ts';
import {
  endExpiredSession,
  endSession,
  onSessionChange,
  readSession,
  readTokens,
  readUserId,
  readValidSession,
  startSession,
  tokenExpiry,
  updateCurrentUser,
} from './session.ts';

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
    ['that is empty', ''],
  ])('%s counts as expired (decision 13)', (_, token) => {
    expect(tokenExpiry(token)).toBe(0);
    startSession({ accessToken: token, refreshToken: 'r1' }, 'patient', ada);
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
  ['{}', ''],
  ['null', ''],
])('the claims %s give the user id %j', (claims, id) => {
  expect(readUserId()).toBe('');
  storage.set('token', fakeToken(claims));
  expect(readUserId()).toBe(id);
});
