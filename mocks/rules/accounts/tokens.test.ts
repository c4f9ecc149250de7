import { expect, test } from 'vitest';
import { tokenExpiry } from '#api/session/session.ts';
import { callApi, createTestServer, TEST_TIME } from '#mocks/testing/test-server.ts';

const HOUR = 3_600_000;
type Tokens = { accessToken: string; refreshToken: string };

async function signedIn() {
  const server = await createTestServer();
  const body = { email: 'patient@clinic.test', password: 'Clinic#2026', fingerprint: '', platform: 'web' };
  const { tokens } = (await callApi(server, 'login', { body })).body.data as { tokens: Tokens };
  const refresh = (of: Tokens) =>
    callApi(server, 'refresh', { body: { refreshToken: of.refreshToken, token: of.accessToken } });
  return { server, tokens, refresh };
}

test('an access token has a readable expiry in 15 minutes', async () => {
  const { tokens } = await signedIn();
  expect(tokenExpiry(tokens.accessToken)).toBe(TEST_TIME + HOUR / 4);
});

test('accepts a refresh token only once', async () => {
  const { server, tokens, refresh } = await signedIn();
  const renewed = (await refresh(tokens)).body.data as Tokens;
  expect((await refresh(tokens)).status).toBe(401);
  expect((await callApi(server, 'readProfile', { token: tokens.accessToken })).status).toBe(401);
  expect((await callApi(server, 'readProfile', { token: renewed.accessToken })).status).toBe(200);
  expect((await refresh(renewed)).status).toBe(200);
});

test('refuses a refresh token that is a day old, forged or paired with another access token', async () => {
  const { server, tokens, refresh } = await signedIn();
  expect((await refresh({ ...tokens, refreshToken: 'forged' })).status).toBe(401);
  expect((await refresh({ ...tokens, accessToken: 'another' })).status).toBe(401);
  const again = await signedIn();
  again.server.store.advance(24 * HOUR);
  expect((await again.refresh(again.tokens)).status).toBe(401);
  expect(server.store.tables.sessions).toEqual([]);
});

test('renews an expired access token', async () => {
  const { server, tokens, refresh } = await signedIn();
  server.store.advance(HOUR);
  expect((await callApi(server, 'readProfile', { token: tokens.accessToken })).status).toBe(401);
  expect((await refresh(tokens)).status).toBe(200);
});
