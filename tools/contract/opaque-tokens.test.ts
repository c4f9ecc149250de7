import { afterEach, expect, it, vi } from 'vitest';
import { call } from '#api/client/call.ts';
import { clientSettings, configureClient } from '#api/client/client-settings.ts';
import { fakeStorage } from '#api/client/fake-api.ts';
import { login } from '#api/endpoints/accounts/accounts.ts';
import { readProfile } from '#api/endpoints/accounts/profile.ts';
import { readDashboard } from '#api/endpoints/physician-dashboard.ts';
import { endSession, readServerUserId, readTokens, startSession } from '#api/session/session.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { withOpaqueTokens } from './testing/opaque-api.ts';
import { createPosingApi, patientEmail, physicianEmail } from './testing/posing-api.ts';

const { baseUrl, fetch: originalFetch } = clientSettings;
afterEach(() => {
  configureClient({ baseUrl, fetch: originalFetch });
  vi.unstubAllGlobals();
});

/** Lets the app's client call a mock with opaque tokens, and signs an account in. */
async function signIn(email: string) {
  fakeStorage();
  const server = await createTestServer();
  const { base, network } = withOpaqueTokens(createPosingApi(server));
  configureClient({ baseUrl: base, fetch: (input, init) => network(new Request(input, init)) });
  const body = { email, password: 'Clinic#2026', fingerprint: 'f', platform: 'web' } as const;
  const { tokens, user } = (await call(login, { body })).data;
  const { firstName, lastName, dob, gender, profileImage, diagnosName } = user;
  const role = user.role.name;
  if (role === 'admin') throw new Error('An admin has no session');
  startSession(tokens, role, { firstName, lastName, dob, gender, profileImage, diagnosName }, user.id ?? '');
  const listRefreshes = () => server.log.list().filter(({ endpoint }) => endpoint === 'refresh');
  return { server, listRefreshes, user };
}

it.each([
  [patientEmail, readProfile],
  [physicianEmail, readDashboard],
] as const)(
  '%s is served, renewed after a 401 alone, and signed out by a refused renewal',
  async (email, read) => {
    const { server, listRefreshes, user } = await signIn(email);
    const firstToken = readTokens()?.accessToken;
    expect(firstToken).toMatch(/^opaque-/);
    expect(readServerUserId()).toBe(user.id);
    await call(read, {});
    expect(listRefreshes()).toHaveLength(0);

    // An access token of the mock is valid for 15 minutes, a refresh token for 24 hours.
    server.store.advance(20 * 60_000);
    await call(read, {});
    expect(listRefreshes()).toHaveLength(1);
    expect(readTokens()?.accessToken).toMatch(/^opaque-/);
    expect(readTokens()?.accessToken).not.toBe(firstToken);

    server.store.advance(25 * 60 * 60_000);
    await expect(call(read, {})).rejects.toMatchObject({ kind: 'session-ended' });
    expect(readTokens()).toBeNull();
    endSession(null);
  },
);
