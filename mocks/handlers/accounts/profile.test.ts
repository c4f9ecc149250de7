import { beforeEach, expect, test } from 'vitest';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { personalInformation } from '#domain/profile/profile.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

const newPhone = '7205550199';
let server: MockServer;
let token: string;

beforeEach(async () => {
  server = await createTestServer();
  token = signInForToken(server, 'patient@clinic.test');
});

const findAccount = (id: string) => server.store.tables.accounts.find((account) => account.id === id);
const send = async (name: EndpointName, body: object) => (await callApi(server, name, { token, body })).body;
const read = async () =>
  (await callApi(server, 'readProfile', { token })).body.data as Record<string, unknown>;
const save = async (changes: object) => {
  const stored = await read();
  const formFields = Object.keys(personalInformation.body.entries).map((name) => [name, stored[name]]);
  return send('updatePersonalInformation', { ...Object.fromEntries(formFields), ...changes });
};

async function verify(phone: string) {
  await callApi(server, 'resendCode', { body: { phone, email: '', name: 'login' } });
  const { code } = server.store.tables.outbox[0] ?? {};
  return callApi(server, 'verifyPhone', { body: { phone, code } });
}

test('saves changed fields and leaves the others', async () => {
  const before = await read();
  expect(await save({ lastName: 'Holloway-Reed', suffix: 'press', city: '' })).toMatchObject({ status: 200 });
  expect(await read()).toEqual({ ...before, lastName: 'Holloway-Reed', suffix: 'press', city: '' });
});

test('accepts a new phone number after its code was verified', async () => {
  expect(await save({ phone: newPhone })).toMatchObject({
    status: 400,
    message: 'Please verify your phone number first',
  });
  await verify(newPhone);
  expect(await save({ phone: newPhone })).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ phone: newPhone });
});

test('a verified code allows one change within ten minutes', async () => {
  await verify(newPhone);
  server.store.advance(10 * 60_000);
  expect(await save({ phone: newPhone })).toMatchObject({ status: 400 });
  await verify(newPhone);
  await save({ phone: newPhone });
  await verify('7205550198');
  await save({ phone: '7205550198' });
  expect(await save({ phone: newPhone })).toMatchObject({ status: 400 });
});

test('a save that is refused for another reason does not consume the verification', async () => {
  await verify(newPhone);
  expect(await save({ phone: newPhone, firstName: '' })).toMatchObject({ status: 400 });
  expect(await save({ phone: newPhone })).toMatchObject({ status: 200 });
});

test('a country code does not make a number different', async () => {
  expect(await save({ phone: '13035550142' })).toMatchObject({ status: 200 });
});

test.each([
  [{ email: 'somebody@clinic.test' }, 'email: This cannot be changed'],
  [{ phone: '13035550190' }, 'This phone number belongs to another account'],
  [{ phone: '1303555' }, 'phone: Please enter valid phone number.'],
  [{ phone: '' }, 'phone: This field is required'],
  [{ firstName: ' ' }, 'firstName: This field is required'],
  [{ lastName: '' }, 'lastName: This field is required'],
  [{ zipCode: '8020a' }, 'zipCode: Please enter a Positive Whole value'],
  [{ suffix: 'Ms' }, 'suffix: This is not one of the options'],
])('refuses %o', async (changes, message) => {
  const before = await read();
  expect(await save(changes)).toMatchObject({ status: 400, message });
  expect(await read()).toEqual(before);
});

test.each([
  [{ twoFA: true }, 'twoFA: This is sent in a call of its own'],
  [{ password: 'Another#2026' }, 'password: This is sent in a call of its own'],
  [{ specialization: 's1' }, 'specialization: This is sent in a call of its own'],
])('refuses a body that mixes two kinds of profile: %o', async (otherField, message) => {
  const before = await read();
  expect(await save(otherField)).toMatchObject({ status: 400, message });
  expect(await read()).toEqual(before);
});

test('a new password replaces the old one at the next sign-in', async () => {
  const password = 'Another#2026';
  const signIn = (typedPassword: string) =>
    send('login', {
      email: 'patient@clinic.test',
      password: typedPassword,
      fingerprint: '',
      platform: 'web',
    });
  expect(await send('updatePassword', { password, confirmPassword: password })).toMatchObject({
    status: 200,
  });
  expect(await signIn('Clinic#2026')).toMatchObject({ status: 400 });
  expect(await signIn(password)).toMatchObject({ status: 200 });
});

test.each([
  ['Another#2026', 'Another#2027'],
  ['another#2026', 'another#2026'],
  ['Another#20261234567', 'Another#20261234567'],
])('refuses the passwords %s and %s', async (password, confirmPassword) => {
  expect(await send('updatePassword', { password, confirmPassword })).toMatchObject({ status: 400 });
  expect(findAccount('patient')?.password).toBe('Clinic#2026');
});

test('two-factor applies from the next sign-in and needs a phone', async () => {
  expect(await send('updateSettings', { twoFA: true })).toMatchObject({ status: 200 });
  const body = { email: 'patient@clinic.test', password: 'Clinic#2026', fingerprint: '', platform: 'web' };
  expect((await send('login', body)).data).toMatchObject({ user: { twoFA: true } });
  await send('updateSettings', { twoFA: false });
  expect((await send('login', body)).data).toMatchObject({ user: { twoFA: false } });
  Object.assign(findAccount('patient') ?? {}, { phone: '' });
  expect(await send('updateSettings', { twoFA: true })).toMatchObject({ status: 400 });
});

const createPictureForm = (bytes: BlobPart, name: string) => {
  const form = new FormData();
  form.append('file', new File([bytes], name));
  return form;
};

test('returns a picture byte for byte, also after restoring a snapshot', async () => {
  const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3);
  expect(await send('updateProfileImage', createPictureForm(bytes, 'me.jpg'))).toMatchObject({ status: 200 });
  const snapshot = server.store.snapshot();
  await server.store.reset('clinic');
  server.store.restore(snapshot);
  const { profileImage } = await read();
  const stored = await (await fetch(String(profileImage))).arrayBuffer();
  expect(new Uint8Array(stored)).toEqual(bytes);
  expect(profileImage).toMatch(/^data:image\/jpeg;base64,/);
});

test.each([
  ['%PDF-1.4', 'me.jpg', 400],
  ['GIF89a', 'me.gif', 400],
  ['', 'me.png', 400],
  [new Uint8Array(1024 * 1024 + 1), 'me.png', 413],
] as const)('refuses a picture that is none, or too large (%#)', async (bytes, name, status) => {
  const before = await read();
  expect(await send('updateProfileImage', createPictureForm(bytes as BlobPart, name))).toMatchObject({
    status,
  });
  expect(await read()).toEqual(before);
});

test('a physician can change the office but neither e-mail nor phone', async () => {
  token = signInForToken(server, 'physician@clinic.test');
  const { firstName, lastName, email, phone, ...stored } = await read();
  const { officeNumber, officeEmail, specialization } = stored;
  expect(stored).toMatchObject({ officeNumber: '(303) 555-0120 ext. 4', specialization: 's1' });
  const body = { firstName, lastName, email, phone, officeNumber, officeEmail, specialization };
  const change = async (changes: object) => {
    const { status, message } = await send('updatePhysicianInformation', { ...body, ...changes });
    return `${status} ${message}`;
  };
  expect(
    // This is the physician’s own phone with the country code, which counts as unchanged.
    await change({ officeEmail: 'ask at the desk', specialization: 's9', phone: '13035550190' }),
  ).toMatch(/^200/);
  expect(await read()).toMatchObject({ phone, officeEmail: 'ask at the desk', specialization: 's9' });
  expect(await change({ officeNumber: ' ' })).toBe('400 officeNumber: This field is required');
  expect(await change({ specialization: 's99' })).toBe('400 specialization: This is not one of the options');
  expect(await change({ phone: '3035550199' })).toBe('400 phone: This cannot be changed');
  expect(await change({ email: 'other@clinic.test' })).toBe('400 email: This cannot be changed');
});
