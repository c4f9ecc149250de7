import { expect, test } from 'vitest';
import { demoAccounts } from '#mocks/seed/demo/demo-accounts.ts';
import { callApi, createTestServer } from '#mocks/testing/test-server.ts';

const correctLogin = { password: 'Clinic#2026', fingerprint: '', platform: 'web' };
const roleIds = { admin: 1, physician: 2, patient: 3 };

test.each(demoAccounts)('signs $email in', async ({ email, role, firstName, lastName }) => {
  const server = await createTestServer();
  const { status, body } = await callApi(server, 'login', { body: { ...correctLogin, email } });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    user: { firstName, lastName, role: { name: role }, roleId: roleIds[role] },
  });
});

test('does not say whether the e-mail or the password was wrong', async () => {
  const server = await createTestServer();
  const email = 'patient@clinic.test';
  const wrongPassword = await callApi(server, 'login', { body: { ...correctLogin, email, password: 'x' } });
  const wrongEmail = await callApi(server, 'login', {
    body: { ...correctLogin, email: 'nobody@clinic.test' },
  });
  expect(wrongPassword).toEqual(wrongEmail);
  expect(wrongPassword.status).toBe(400);
  expect(wrongPassword.body.message).toBe('The email or password is not correct');
});

test('ignores the case of e-mail addresses', async () => {
  const server = await createTestServer();
  const body = { ...correctLogin, email: 'Patient@Clinic.test' };
  expect((await callApi(server, 'login', { body })).status).toBe(200);
});

async function createServerWithSentCode() {
  const server = await createTestServer();
  const phone = '2065550147';
  const verify = (code: string) => callApi(server, 'verifyPhone', { body: { phone, code } });
  const send = () => callApi(server, 'resendCode', { body: { phone, email: '', name: 'login' } });
  await send();
  return { server, verify, send };
}

test('accepts a code only once', async () => {
  const { server, verify } = await createServerWithSentCode();
  const [message] = server.store.tables.outbox;
  expect(message?.body).toContain(message?.code);
  expect((await verify(message?.code ?? '')).status).toBe(200);
  expect((await verify(message?.code ?? '')).status).toBe(400);
});

test('refuses a code after ten minutes', async () => {
  const { server, verify } = await createServerWithSentCode();
  server.store.advance(10 * 60_000);
  const { status, body } = await verify(server.store.tables.outbox[0]?.code ?? '');
  expect(status).toBe(400);
  expect(body.message).toContain('expired');
});

test('refuses even the right code after five wrong ones, until a new code is sent', async () => {
  const { server, verify, send } = await createServerWithSentCode();
  const sentCode = server.store.tables.outbox[0]?.code ?? '';
  const wrongCode = sentCode === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await verify(wrongCode)).status).toBe(400);
  const { status, body } = await verify(sentCode);
  expect(status).toBe(400);
  expect(body.message).toContain('Too many attempts');
  await send();
  expect((await verify(sentCode)).status).toBe(400);
  expect((await verify(server.store.tables.outbox[0]?.code ?? '')).status).toBe(200);
});

test('refuses a code of the wrong length', async () => {
  const { verify } = await createServerWithSentCode();
  expect((await verify('12345')).status).toBe(400);
});

test('the tokens of a login are invalid until its code is verified', async () => {
  const server = await createTestServer();
  const { body } = await callApi(server, 'login', { body: { ...correctLogin, email: 'twofa@clinic.test' } });
  const { tokens, user } = body.data as {
    tokens: { accessToken: string; refreshToken: string };
    user: { phone: string };
  };
  const readProfileStatus = async () =>
    (await callApi(server, 'readProfile', { token: tokens.accessToken })).status;
  expect(await readProfileStatus()).toBe(401);
  await callApi(server, 'resendCode', { body: { phone: user.phone, email: '', name: 'login' } });
  const code = server.store.tables.outbox[0]?.code;
  expect((await callApi(server, 'verifyPhone', { body: { phone: user.phone, code } })).status).toBe(200);
  expect(await readProfileStatus()).toBe(200);
});
