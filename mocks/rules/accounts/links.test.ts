import { expect, test } from 'vitest';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

const HOUR = 60 * 60_000;
const fresh = 'Fresh#2026';
const newest = ({ store }: MockServer) => store.tables.outbox[0];
const codeOf = (server: MockServer) => newest(server)?.link?.split('/')[2] ?? '';
const verify = (server: MockServer, code: string) => callApi(server, 'verifyCode', { body: { code } });
const setPassword = (server: MockServer, code: string, password = fresh, confirmPassword = password) =>
  callApi(server, 'setPassword', { body: { code, password, confirmPassword } });
const forget = (server: MockServer, email: string) => callApi(server, 'forgotPassword', { body: { email } });
const logIn = (server: MockServer, email: string, password: string) =>
  callApi(server, 'login', { body: { email, password, fingerprint: '', platform: 'web' } });
const refusal = (message: string) => ({ status: 400, body: { message, data: null } });

async function start(scenario: ScenarioName) {
  const server = await createTestServer(scenario);
  return { server, code: codeOf(server) };
}

test('a reset link changes the password and ends the sessions of the old one', async () => {
  const { server } = await start('clinic');
  const token = signInForToken(server, 'patient@clinic.test');
  const other = signInForToken(server, 'physician@clinic.test');
  expect((await forget(server, 'Patient@Clinic.test')).body.message).toBe(
    'We sent a link to patient@clinic.test',
  );
  expect(newest(server)).toMatchObject({
    kind: 'email',
    to: 'patient@clinic.test',
    link: `/setPassword/${codeOf(server)}/forgotPassword`,
  });
  const code = codeOf(server);
  // Verifying a link does not consume it.
  for (const _ of [1, 2])
    expect((await verify(server, code)).body).toMatchObject({ data: { email: 'patient@clinic.test' } });
  expect(await setPassword(server, code)).toMatchObject({ status: 200, body: { data: { roleId: 3 } } });
  expect((await logIn(server, 'patient@clinic.test', 'Clinic#2026')).status).toBe(400);
  expect((await logIn(server, 'patient@clinic.test', fresh)).status).toBe(200);
  expect((await callApi(server, 'readProfile', { token })).status).toBe(401);
  expect((await callApi(server, 'readProfile', { token: other })).status).toBe(200);
});

test('a physician has role 2 (decision 21)', async () => {
  const { server } = await start('clinic');
  await forget(server, 'physician@clinic.test');
  expect((await setPassword(server, codeOf(server))).body.data).toEqual({ roleId: 2 });
});

test('refuses an unknown e-mail address', async () => {
  const { server } = await start('clinic');
  const messages = server.store.tables.outbox.length;
  expect(await forget(server, 'nobody@clinic.test')).toMatchObject(
    refusal('There is no account with this email'),
  );
  expect(server.store.tables.outbox).toHaveLength(messages);
});

test('a link works once, and a newer one replaces it', async () => {
  const { server, code: older } = await start('forgot-password');
  await forget(server, 'patient@clinic.test');
  const code = codeOf(server);
  expect(await verify(server, older)).toMatchObject(refusal('This link is not valid'));
  expect((await setPassword(server, code)).status).toBe(200);
  for (const again of [verify(server, code), setPassword(server, code)])
    expect(await again).toMatchObject(refusal('This link has already been used'));
});

test('a link works for 24 hours of the mock’s clock', async () => {
  const { server, code } = await start('forgot-password');
  server.store.advance(24 * HOUR - 1);
  expect((await verify(server, code)).status).toBe(200);
  server.store.advance(1);
  for (const late of [verify(server, code), setPassword(server, code)])
    expect(await late).toMatchObject(refusal('This link has expired'));
});

test('expired-link starts with a link that is too old', async () => {
  const { server, code } = await start('expired-link');
  expect(await verify(server, code)).toMatchObject(refusal('This link has expired'));
});

test.each([
  ['nothing', '', '', /^password: This field is required$/],
  ['a weak password', 'clinic#2026', 'clinic#2026', /^password: Please choose a password that meets/],
  ['another repetition', fresh, `${fresh} `, /^Password Does Not Match$/],
])('refuses %s, and the link stays valid', async (_, password, confirmPassword, words) => {
  const { server, code } = await start('forgot-password');
  const { status, body } = await setPassword(server, code, password, confirmPassword);
  expect(status).toBe(400);
  expect(body.message).toMatch(words);
  expect((await setPassword(server, code)).status).toBe(200);
});

async function proveOwner(server: MockServer, phone: string) {
  await callApi(server, 'resendCode', { body: { phone, email: '', name: 'registration' } });
  await callApi(server, 'verifyPhone', { body: { phone, code: newest(server)?.code } });
}
const setPhone = (server: MockServer, code: string, phone: string) =>
  callApi(server, 'setPhone', { body: { code, phone } });

test('an invited patient verifies a phone, sets a password and is linked to the physician', async () => {
  const { server, code } = await start('invited');
  const phone = '7205550181';
  expect(newest(server)?.link).toBe(`/completeSignUp/${code}`);
  expect(await setPassword(server, code)).toMatchObject(refusal('Please verify your phone number first'));
  expect(await setPhone(server, code, phone)).toMatchObject(refusal('Please verify your phone number first'));
  await proveOwner(server, phone);
  expect((await setPhone(server, code, phone)).status).toBe(200);
  // A verification allows only one save.
  expect(await setPhone(server, code, phone)).toMatchObject(refusal('Please verify your phone number first'));
  expect((await setPassword(server, code)).status).toBe(200);
  expect((await logIn(server, 'invited@clinic.test', fresh)).body.data).toMatchObject({ user: { phone } });
  const { careLinks, notifications } = server.store.tables;
  expect(careLinks.find(({ patientId }) => patientId === 'invited-patient')?.status).toBe('active');
  expect(notifications.at(-1)).toMatchObject({
    accountId: 'physician',
    body: 'Iris Novak has accepted your invitation.',
  });
});

test('a phone counts as verified for ten minutes', async () => {
  const { server, code } = await start('invited');
  await proveOwner(server, '7205550181');
  server.store.advance(10 * 60_000);
  expect(await setPhone(server, code, '7205550181')).toMatchObject(
    refusal('Please verify your phone number first'),
  );
});

test.each([
  ['somebody else’s phone', '5035550118', 'This phone number is already in use'],
  ['the same with the country’s 1', '15035550118', 'This phone number is already in use'],
  ['half a phone', '1555', 'phone: Please enter valid phone number.'],
  ['no phone', '', 'phone: This field is required'],
])('refuses %s', async (_, phone, words) => {
  const { server, code } = await start('invited');
  await proveOwner(server, phone);
  expect(await setPhone(server, code, phone)).toMatchObject(refusal(words));
});

test('a reset link cannot set a phone', async () => {
  const { server, code } = await start('forgot-password');
  await proveOwner(server, '7205550181');
  expect(await setPhone(server, code, '7205550181')).toMatchObject(refusal('This link is not an invitation'));
});

test('a patient whose invitation has expired gets a new one', async () => {
  const { server, code } = await start('invited');
  server.store.advance(25 * HOUR);
  expect((await verify(server, code)).status).toBe(400);
  await forget(server, 'invited@clinic.test');
  expect(newest(server)?.link).toBe(`/completeSignUp/${codeOf(server)}`);
  expect((await verify(server, codeOf(server))).status).toBe(200);
});
