import { expect, test } from 'vitest';
import { tokenExpiry } from '#api/session/token.ts';
import { callApi, createTestServer, TEST_TIME } from '#mocks/testing/test-server.ts';

const hourMs = 3_600_000;
type Tokens = { accessToken: string; refreshToken: string };

async function signInPatient() {
  const server = await createTestServer();
  const body = { email: 'patient@clinic.test', password: 'Clinic#2026', fingerprint: '', platform: 'web' };
  const { tokens } = (await callApi(server, 'login', { body })).body.data as { tokens: Tokens };
  const refresh = (usedTokens: Tokens) =>
    callApi(server, 'refresh', {
      body: { refreshToken: usedTokens.refreshToken, token: usedTokens.accessToken },
    });
  return { server, tokens, refresh };
}

test('an access token has a readable expiry in 15 minutes', async () => {
  const { tokens } = await signInPatient();
  expect(tokenExpiry(tokens.accessToken)).toBe(TEST_TIME + hourMs / 4);
});

test('accepts a refresh token only once', async () => {
  const { server, tokens, refresh } = await signInPatient();
  const renewed = (await refresh(tokens)).body.data as Tokens;
  expect((await refresh(tokens)).status).toBe(401);
  expect((await callApi(server, 'readProfile', { token: tokens.accessToken })).status).toBe(401);
  expect((await callApi(server, 'readProfile', { token: renewed.accessToken })).status).toBe(200);
  expect((await refresh(renewed)).status).toBe(200);
});

test('refuses a refresh token that is a day old, forged or paired with another access token', async () => {
  const { server, tokens, refresh } = await signInPatient();
  expect((await refresh({ ...tokens, refreshToken: 'forged' })).status).toBe(401);
  expect((await refresh({ ...tokens, accessToken: 'another' })).status).toBe(401);
  const otherVisit = await signInPatient();
  otherVisit.server.store.advance(24 * hourMs);
  expect((await otherVisit.refresh(otherVisit.tokens)).status).toBe(401);
  // A right refresh token ends its session, even with a wrong access token.
  expect(server.store.tables.sessions).toEqual([]);
});

test('renews an expired access token', async () => {
  const { server, tokens, refresh } = await signInPatient();
  server.store.advance(hourMs);
  expect((await callApi(server, 'readProfile', { token: tokens.accessToken })).status).toBe(401);
  expect((await refresh(tokens)).status).toBe(200);
});
