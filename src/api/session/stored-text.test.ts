import { afterEach, expect, it, vi } from 'vitest';
import { fakeStorage, fakeToken } from '#api/client/fake-api.ts';
import { readLastActivity, writeLastActivity } from './last-activity.ts';
import { readRegistrationId, storeRegistrationId } from './registration-id.ts';
import { endSession, readSession, readTokens, startSession } from './session.ts';
import { localText, type StoredText } from './stored-text.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('Storage is blocked or full', 'SecurityError');
};

/** Local storage that throws in each call. */
const stubRefusingStorage = () =>
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });

/** Local storage that throws at its name, as in a browser that blocks all cookies. */
function stubBlockedStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
}

/** Expects a text to be read back and removed, whatever the storage does. */
function expectKept(text: StoredText): void {
  expect(text.read()).toBeNull();
  text.write('Ada');
  expect(text.read()).toBe('Ada');
  text.remove();
  expect(text.read()).toBeNull();
}

it('keeps a text in the storage', () => {
  const storage = fakeStorage();
  localText('name').write('Ada');
  expect(Object.fromEntries(storage)).toEqual({ name: 'Ada' });
  expect(localText('name').read()).toBe('Ada');
  localText('name').remove();
  expect(storage.size).toBe(0);
});

it('keeps a text in memory while the storage throws', () => {
  stubRefusingStorage();
  expectKept(localText('name'));
});

it('keeps a text in memory where the name of the storage throws', () => {
  const known = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  stubBlockedStorage();
  expectKept(localText('name'));
  if (known) Object.defineProperty(globalThis, 'localStorage', known);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

it('prefers a new text in memory to the former one in a full storage', () => {
  const storage = fakeStorage({ name: 'Ada' });
  localStorage.setItem = refuse;
  const text = localText('name');
  text.write('Grace');
  expect(text.read()).toBe('Grace');
  localStorage.setItem = (key, value) => void storage.set(key, value);
  text.write('Joan');
  expect(localText('name').read(), 'for every reader').toBe('Joan');
});

it('never returns a removed text that the storage did not remove', () => {
  fakeStorage({ name: 'Ada' });
  localStorage.removeItem = refuse;
  const text = localText('name');
  text.remove();
  expect(text.read()).toBeNull();
});

it('signs a user in and out although the storage throws', () => {
  stubRefusingStorage();
  const token = fakeToken(Date.now() + 60_000);
  const user = { firstName: 'Ada', lastName: '', dob: '', gender: '', profileImage: '', diagnosName: '' };
  startSession({ accessToken: token, refreshToken: 'r1' }, 'patient', user);
  writeLastActivity(5);
  storeRegistrationId('sign-up');
  expect(readSession()).toEqual({ token, role: 'patient', user });
  expect(readLastActivity()).toBe(5);
  expect(readRegistrationId()).toBe('sign-up');
  endSession('logout');
  expect(readSession()).toBeNull();
  expect(readTokens()).toBeNull();
  // Test files share these modules: a storage that works again ends the use of the memory.
  fakeStorage();
  endSession('logout');
  writeLastActivity(5);
  storeRegistrationId('sign-up');
});
