import { beforeEach, describe, expect, test } from 'vitest';
import { happen } from '#mocks/controls/happenings.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { applicationBody, applicationForm, applyAsPhysician } from '#mocks/testing/registration.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

const { email, phone } = applicationBody;
const password = 'Clinic#2027';
const createPicture = (firstBytes: readonly number[], name = 'me.png', size = 0) =>
  new File([Uint8Array.of(...firstBytes), new Uint8Array(size)], name);
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

let server: MockServer;
beforeEach(async () => {
  server = await createTestServer();
});
const findApplicant = () => server.store.tables.accounts.find((account) => account.email === email);
const logIn = (typedPassword = password) =>
  callApi(server, 'login', { body: { email, password: typedPassword, fingerprint: '', platform: 'web' } });
const describeReply = ({ body }: Awaited<ReturnType<typeof callApi>>) => `${body.status} ${body.message}`;

test('stores an application as it was typed; its account cannot sign in', async () => {
  expect(
    describeReply(
      await applyAsPhysician(server, { email: 'Noor@Haddad.TEST', file: createPicture(pngSignature) }),
    ),
  ).toBe('200 Thank you for joining');
  expect(findApplicant()).toMatchObject({
    role: 'physician',
    isApplicant: true,
    firstName: 'Noor',
    phone,
    officeNumber: '(303) 555-0100 ext. 2',
    specialization: 's10',
    profileImage: expect.stringMatching(/^data:image\/png;base64,iVBORw/),
  });
  const refusalText =
    '400 Your application is not processed yet. We will email you as soon as you can set a password';
  expect(describeReply(await logIn())).toBe(refusalText);
  expect(describeReply(await callApi(server, 'forgotPassword', { body: { email } }))).toBe(refusalText);
  expect(() => signInForToken(server, email)).toThrow('Your application is not processed yet');
  expect(server.store.tables.links).toEqual([]);
});

test('processing e-mails a link to a first password, which returns the physician’s role', async () => {
  await applyAsPhysician(server);
  happen(server.store, 'application-processed', email);
  const [mail] = server.store.tables.outbox;
  expect(mail).toMatchObject({ to: email, link: expect.stringMatching(/^\/setPassword\/\w+\/setPassword$/) });
  expect(mail?.body).toMatch(/^Your application has been processed\. /);
  const code = mail?.link?.split('/')[2];
  const reply = await callApi(server, 'setPassword', { body: { code, password, confirmPassword: password } });
  expect(reply.body.data).toEqual({ roleId: 2 });
  expect((await logIn()).body.data).toMatchObject({
    user: { firstName: 'Noor', role: { name: 'physician' } },
  });
});

test('an application is processed once, and only by its own happening', async () => {
  await applyAsPhysician(server);
  expect(() => happen(server.store, 'invitation-accepted', email)).toThrow(
    `“invitation-accepted” happens to a physician, and ${email} is an applicant.`,
  );
  happen(server.store, 'application-processed', email);
  expect(() => happen(server.store, 'application-processed', email)).toThrow(
    `“application-processed” happens to an applicant, and ${email} is a physician.`,
  );
});

test('an applicant is on no list of physicians and cannot be chosen', async () => {
  await applyAsPhysician(server);
  const { store } = server;
  const token = signInForToken(server, 'patient@clinic.test');
  const listFamilyNames = async () =>
    ((await callApi(server, 'listPhysicians', { token })).body.data as { lastName: string }[]).map(
      ({ lastName }) => lastName,
    );
  expect(await listFamilyNames()).not.toContain('Haddad');
  const body = { physicianId: findApplicant()?.id };
  expect((await callApi(server, 'addPhysician', { token, body })).status).toBe(404);
  // Leaves the applicant as the only physician.
  store.tables.accounts = store.tables.accounts.filter(
    ({ role, isApplicant }) => role === 'patient' || isApplicant,
  );
  expect(() => happen(store, 'physician-linked', 'patient@clinic.test')).toThrow('linked already');
  happen(store, 'application-processed', email);
  expect(await listFamilyNames()).toContain('Haddad');
});

describe('refusals', () => {
  test.each<[Record<string, string | File>, string]>([
    [{ firstName: ' ' }, '400 firstName: This field is required'],
    [{ lastName: '' }, '400 lastName: This field is required'],
    [{ email: 'noor@' }, '400 email: Please enter valid email address.'],
    [{ phone: '1303555' }, '400 phone: Please enter valid phone number.'],
    [{ specialization: '' }, '400 specialization: This field is required'],
    [{ specialization: 's99' }, '400 specialization: This is not one of the options'],
    [{ email: 'Patient@clinic.test' }, '400 This email already has an account'],
    [{ phone: '13035550190' }, '400 This phone number already has an account'],
    [
      { file: createPicture([1, 2, 3]) },
      '400 file: This file is not the picture that its name says. Please choose another one.',
    ],
    [
      { file: createPicture(pngSignature, 'me.gif') },
      '400 file: Please choose a picture: a .jpg, .jpeg or .png file.',
    ],
    [{ file: createPicture(pngSignature, 'me.png', 2 ** 20) }, '413 Your File is Too Large'],
  ])('%o', async (changes, message) => {
    const { accounts } = server.store.tables;
    const before = accounts.length;
    expect(describeReply(await applyAsPhysician(server, changes))).toBe(message);
    expect(accounts).toHaveLength(before);
  });

  test('a phone without a verified code, and the phone of another application', async () => {
    const sendApplication = (changes = {}) =>
      callApi(server, 'registerPhysician', { body: applicationForm(changes) });
    expect(describeReply(await sendApplication())).toBe('400 Please verify your phone number first');
    await applyAsPhysician(server);
    expect(describeReply(await sendApplication({ email: 'other@haddad.test' }))).toBe(
      '400 This phone number already has an account',
    );
  });
});
