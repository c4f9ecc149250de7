import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, fakeStorage, nameOf, reply } from '#api/client/fake-api.ts';
import { startSession } from './session.ts';
import { onSignOutFailure, signOut } from './sign-out.ts';

const ada = { firstName: 'Ada', lastName: '', dob: '', gender: '', profileImage: '', diagnosName: '' };
let storage: Map<string, string>;

beforeEach(() => {
  storage = fakeStorage();
  startSession({ accessToken: 'a1', refreshToken: 'r1' }, 'patient', ada);
});
afterEach(() => vi.unstubAllGlobals());

describe('a logout (accounts §4.6, decision 15)', () => {
  it('removes the session before it asks the server to end it with the refresh token', async () => {
    const keysLeft: number[] = [];
    const requests = fakeApi(() => {
      keysLeft.push(storage.size);
      return reply(null);
    });
    await signOut('logout');
    expect(keysLeft).toEqual([0]);
    expect(requests.map(nameOf)).toEqual(['POST userAuth/logout']);
    expect(await requests[0]?.json()).toEqual({ refreshToken: 'r1' });
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['401', () => reply(null, 401)],
    ['500', () => reply(null, 500)],
  ])('signs the user out here, whatever the server answers: %s', async (_, answer) => {
    const requests = fakeApi(answer);
    await signOut('idle');
    expect(storage.size).toBe(0);
    expect(requests).toHaveLength(1);
  });

  it('ends the session on the server even when the access token has run out and was removed', async () => {
    storage.delete('token');
    const requests = fakeApi(() => reply(null));
    await signOut('logout');
    expect(requests).toHaveLength(1);
    expect(storage.size).toBe(0);
  });

  it('notifies of a failure on the server, with the server’s message for a 500 (decision 38)', async () => {
    const toasts: (string | null)[] = [];
    const stop = onSignOutFailure(({ toast }) => toasts.push(toast));
    fakeApi(() => reply(null, 500, 'The server is tired'));
    await signOut('logout');
    stop();
    expect(toasts).toEqual(['The server is tired']);
  });

  it('sends nothing without a session', async () => {
    storage.clear();
    const requests = fakeApi(() => reply(null));
    await signOut('logout');
    expect(requests).toEqual([]);
  });
});
