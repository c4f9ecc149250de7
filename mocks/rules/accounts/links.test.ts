import { expect, test } from 'vitest';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

const hourMs = 60 * 60_000;
const newPassword = 'Fresh#2026';
const getNewestMessage = ({ store }: MockServer) => store.tables.outbox[0];
const getNewestCode = (server: MockServer) => getNewestMessage(server)?.link?.split('/')[2] ?? '';
const verify = (server: MockServer, code: string) => callApi(server, 'verifyCode', { body: { code } });
const setPassword = (server: MockServer, code: string, password = newPassword, confirmPassword = password) =>
  callApi(server, 'setPassword', { body: { code, password, confirmPassword } });
const requestReset = (server: MockServer, email: string) =>
  callApi(server, 'forgotPassword', { body: { email } });
const logIn = (server: MockServer, email: string, password: string) =>
  callApi(server, 'login', { body: { email, password, fingerprint: '', platform: 'web' } });
const createRefusal = (message: string) => ({ status: 400, body: { message, data: null } });

async function startScenario(scenario: ScenarioName) {
  const server = await createTestServer(scenario);
  return { server, code: getNewestCode(server) };
}

test('a reset link changes the password and ends the sessions of the old one', async () => {
  const { server } = await startScenario('clinic');
  const token = signInForToken(server, 'patient@clinic.test');
  const physicianToken = signInForToken(server, 'physician@clinic.test');
  expect((await requestReset(server, 'Patient@Clinic.test')).body.message).toBe(
    'We sent a link to patient@clinic.test',
  );
  expect(getNewestMessage(server)).toMatchObject({
    kind: 'email',
    to: 'patient@clinic.test',
    link: `/setPassword/${getNewestCode(server)}/forgotPassword`,
  });
  const code = getNewestCode(server);
  // Verifying a link does not consume it.
  for (const _ of [1, 2])
    expect((await verify(server, code)).body).toMatchObject({ data: { email: 'patient@clinic.test' } });
  expect(await setPassword(server, code)).toMatchObject({ status: 200, body: { data: { roleId: 3 } } });
  expect((await logIn(server, 'patient@clinic.test', 'Clinic#2026')).status).toBe(400);
  expect((await logIn(server, 'patient@clinic.test', newPassword)).status).toBe(200);
  expect((await callApi(server, 'readProfile', { token })).status).toBe(401);
  expect((await callApi(server, 'readProfile', { token: physicianToken })).status).toBe(200);
});

test('a physician has role 2 (decision 21)', async () => {
  const { server } = await startScenario('clinic');
  await requestReset(server, 'physician@clinic.test');
  expect((await setPassword(server, getNewestCode(server))).body.data).toEqual({ roleId: 2 });
});

test('refuses an unknown e-mail address', async () => {
  const { server } = await startScenario('clinic');
  const messageCount = server.store.tables.outbox.length;
  expect(await requestReset(server, 'nobody@clinic.test')).toMatchObject(
    createRefusal('There is no account with this email'),
  );
  expect(server.store.tables.outbox).toHaveLength(messageCount);
});

test('a link works once, and a newer one replaces it', async () => {
  const { server, code: olderCode } = await startScenario('forgot-password');
  await requestReset(server, 'patient@clinic.test');
  const code = getNewestCode(server);
  expect(await verify(server, olderCode)).toMatchObject(createRefusal('This link is not valid'));
  expect((await setPassword(server, code)).status).toBe(200);
  for (const secondUse of [verify(server, code), setPassword(server, code)])
    expect(await secondUse).toMatchObject(createRefusal('This link has already been used'));
});

test('a link works for 24 hours of the mock’s clock', async () => {
  const { server, code } = await startScenario('forgot-password');
  server.store.advance(24 * hourMs - 1);
  expect((await verify(server, code)).status).toBe(200);
  server.store.advance(1);
  for (const lateUse of [verify(server, code), setPassword(server, code)])
    expect(await lateUse).toMatchObject(createRefusal('This link has expired'));
});

test('expired-link starts with a link that is too old', async () => {
  const { server, code } = await startScenario('expired-link');
  expect(await verify(server, code)).toMatchObject(createRefusal('This link has expired'));
});

test.each([
  ['an empty password', '', '', /^password: This field is required$/],
  ['a weak password', 'clinic#2026', 'clinic#2026', /^password: Please choose a password that meets/],
  ['another repetition', newPassword, `${newPassword} `, /^Password Does Not Match$/],
])('refuses %s, and the link stays valid', async (_, password, confirmPassword, message) => {
  const { server, code } = await startScenario('forgot-password');
  const { status, body } = await setPassword(server, code, password, confirmPassword);
  expect(status).toBe(400);
  expect(body.message).toMatch(message);
  expect((await setPassword(server, code)).status).toBe(200);
});

async function verifyPhone(server: MockServer, phone: string) {
  await callApi(server, 'resendCode', { body: { phone, email: '', name: 'registration' } });
  await callApi(server, 'verifyPhone', { body: { phone, code: getNewestMessage(server)?.code } });
}
const setPhone = (server: MockServer, code: string, phone: string) =>
  callApi(server, 'setPhone', { body: { code, phone } });

test('an invited patient verifies a phone, sets a password and is linked to the physician', async () => {
  const { server, code } = await startScenario('invited');
  const phone = '7205550181';
  expect(getNewestMessage(server)?.link).toBe(`/completeSignUp/${code}`);
  expect(await setPassword(server, code)).toMatchObject(
    createRefusal('Please verify your phone number first'),
  );
  expect(await setPhone(server, code, phone)).toMatchObject(
    createRefusal('Please verify your phone number first'),
  );
  await verifyPhone(server, phone);
  expect((await setPhone(server, code, phone)).status).toBe(200);
  // A verification allows only one save.
  expect(await setPhone(server, code, phone)).toMatchObject(
    createRefusal('Please verify your phone number first'),
  );
  expect((await setPassword(server, code)).status).toBe(200);
  expect((await logIn(server, 'invited@clinic.test', newPassword)).body.data).toMatchObject({
    user: { phone },
  });
  const { careLinks, notifications } = server.store.tables;
  expect(careLinks.find(({ patientId }) => patientId === 'invited-patient')?.status).toBe('active');
  expect(notifications.at(-1)).toMatchObject({
    accountId: 'physician',
    body: 'Iris Novak has accepted your invitation.',
  });
});

test('a phone counts as verified for ten minutes', async () => {
  const { server, code } = await startScenario('invited');
  await verifyPhone(server, '7205550181');
  server.store.advance(10 * 60_000);
  expect(await setPhone(server, code, '7205550181')).toMatchObject(
    createRefusal('Please verify your phone number first'),
  );
});

test.each([
  ['a phone of another account', '5035550118', 'This phone number is already in use'],
  ['a phone of another account with the country code', '15035550118', 'This phone number is already in use'],
  ['an incomplete phone', '1555', 'phone: Please enter valid phone number.'],
  ['an empty phone', '', 'phone: This field is required'],
])('refuses %s', async (_, phone, message) => {
  const { server, code } = await startScenario('invited');
  await verifyPhone(server, phone);
  expect(await setPhone(server, code, phone)).toMatchObject(createRefusal(message));
});

test('a reset link cannot set a phone', async () => {
  const { server, code } = await startScenario('forgot-password');
  await verifyPhone(server, '7205550181');
  expect(await setPhone(server, code, '7205550181')).toMatchObject(
    createRefusal('This link is not an invitation'),
  );
});

test('a patient whose invitation has expired gets a new one', async () => {
  const { server, code } = await startScenario('invited');
  server.store.advance(25 * hourMs);
  expect((await verify(server, code)).status).toBe(400);
  await requestReset(server, 'invited@clinic.test');
  expect(getNewestMessage(server)?.link).toBe(`/completeSignUp/${getNewestCode(server)}`);
  expect((await verify(server, getNewestCode(server))).status).toBe(200);
});
