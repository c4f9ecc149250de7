import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { personalBody } from '#mocks/seed/demo/mid-sign-up.ts';
import {
  beginSignUp,
  medicalBody,
  physicianBody,
  uploadBody,
  verifyByCode,
} from '#mocks/testing/registration.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

const patientEmail = personalBody.email;

test('registers only with a verified phone', async () => {
  const server = await createTestServer();
  const register = () => callApi(server, 'register', { body: personalBody });
  expect((await register()).body).toMatchObject({
    status: 400,
    message: 'Please verify your phone number first',
  });
  await verifyByCode(server, '5035550198');
  expect((await register()).status, 'another phone').toBe(400);
  await verifyByCode(server, personalBody.phone);
  server.store.advance(10 * 60_000);
  expect((await register()).status, 'ten minutes later').toBe(400);
  await verifyByCode(server, personalBody.phone);
  expect((await register()).body).toMatchObject({ status: 200, data: { user_id: expect.any(String) } });
});

test.each([
  ['email', { email: 'Patient@clinic.test', confirmEmail: 'Patient@clinic.test' }],
  ['phone number', { phone: '15035550118' }],
])('refuses an %s that has an account, at the look-up and at the first save', async (fieldName, changes) => {
  const server = await createTestServer();
  const body = { ...personalBody, ...changes };
  const refusal = { status: 400, message: `This ${fieldName} already has an account` };
  const lookUp =
    'email' in changes
      ? callApi(server, 'checkEmail', { query: { email: body.email } })
      : callApi(server, 'checkPhone', { query: { phone: body.phone } });
  expect((await lookUp).body).toMatchObject(refusal);
  await verifyByCode(server, body.phone);
  expect((await callApi(server, 'register', { body })).body).toMatchObject(refusal);
});

test('returns the city of a free phone number', async () => {
  const server = await createTestServer();
  const findCity = async (phone: string) =>
    (await callApi(server, 'checkPhone', { query: { phone } })).body.data;
  expect(await findCity('5035550199')).toEqual({ city: 'Portland' });
  expect(await findCity('5555550199')).toEqual({ city: '' });
});

test('validates step 1, whose verified phone and e-mail cannot be changed', async () => {
  const server = await createTestServer();
  const id = await beginSignUp(server);
  const update = (changes: object) =>
    callApi(server, 'updateRegistration', {
      params: { id },
      body: { ...personalBody, user_id: id, ...changes },
    });
  expect((await update({ city: 'Salem' })).status).toBe(200);
  expect(server.store.tables.registrations[0]?.personal.city).toBe('Salem');
  expect((await update({ zip_code: '97a' })).body.message).toBe(
    'zip_code: Please enter a Positive Whole value',
  );
  expect((await update({ confirmEmail: 'x@clinic.test' })).body.message).toBe(
    'confirmEmail: Email Does Not Match',
  );
  expect((await update({ interested_in: 'mars' })).status).toBe(400);
  expect((await update({ phone: '5035550123' })).body.message).toBe('phone: This can no longer be changed');
});

test('answers 404 to an unknown sign-up', async () => {
  const server = await createTestServer();
  const user_id = 'nobody';
  const statuses = [
    callApi(server, 'updateRegistration', {
      params: { id: user_id },
      body: { ...personalBody, user_id },
    }),
    callApi(server, 'savePhysicianInformation', { body: physicianBody(user_id) }),
    callApi(server, 'saveMedicalInformation', { body: medicalBody(server, user_id) }),
    callApi(server, 'uploadForRegistration', { body: uploadBody(user_id) }),
  ].map(async (reply) => (await reply).status);
  expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404]);
});

test('a second sign-up by the same person replaces the first', async () => {
  const server = await createTestServer();
  const firstId = await beginSignUp(server);
  const secondId = await beginSignUp(server);
  expect(server.store.tables.registrations.map(({ id }) => id)).toEqual([secondId]);
  expect(secondId).not.toBe(firstId);
});

test('answers step 2 with 202 if there is a recommendation to check, else with 200', async () => {
  const server = await createTestServer();
  const id = await beginSignUp(server);
  const save = (changes: object = {}) =>
    callApi(server, 'savePhysicianInformation', { body: { ...physicianBody(id), ...changes } });
  expect((await save()).status).toBe(200);
  await callApi(server, 'uploadForRegistration', { body: uploadBody(id) });
  expect(await save()).toMatchObject({ status: 202, body: { status: 202 } });
  expect((await save({ name: '' })).body.message).toBe('name: This field is required');
  expect((await save({ web_address: 'no url' })).body.message).toBe('web_address: Please enter valid url');
  expect((await save({ expiry_date: '01-01-2020' })).body.message).toBe(
    'expiry_date: Please enter a date that is not in the past',
  );
});

test('verifies the content of every uploaded file; a second of a type replaces the first', async () => {
  const server = await createTestServer();
  const id = await beginSignUp(server);
  const upload = (file: File, type?: string) =>
    callApi(server, 'uploadForRegistration', { body: uploadBody(id, type, file) });
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff);
  expect((await upload(new File(['%PDF-1.4'], 'card.pdf'))).status).toBe(400);
  expect((await upload(new File(['%PDF-1.4'], 'card.jpg'))).status).toBe(400);
  expect((await upload(new File([jpeg], 'card.jpg'), 'passport')).status).toBe(400);
  const large = await upload(new File([jpeg, new Uint8Array(MAX_FILE_BYTES)], 'card.jpg'));
  expect(large.body).toMatchObject({ status: 413, message: 'Your File is Too Large' });
  for (const name of ['first.jpg', 'second.jpg']) await upload(new File([jpeg], name), 'DriverLicence');
  expect(server.store.tables.registrations[0]?.uploads).toMatchObject([
    { type: 'DriverLicence', documentName: 'second.jpg' },
  ]);
});

test('validates step 3 by its rules and the shared lists', async () => {
  const server = await createTestServer();
  const user_id = await beginSignUp(server);
  const validBody = medicalBody(server, user_id);
  const saveForMessage = async (changes: object) => {
    const reply = await callApi(server, 'saveMedicalInformation', { body: { ...validBody, ...changes } });
    return reply.body.message;
  };
  const cancer = server.store.tables.diagnoses.find(({ isCancer }) => isCancer)?.id;
  expect(await saveForMessage({ diagnoseId: '' })).toBe('diagnosis: This field is required');
  expect(await saveForMessage({ diagnoseId: 'd0' })).toBe('diagnoseId: there is no such diagnosis');
  expect(await saveForMessage({ diagnoseId: cancer })).toBe('diagnosStage: This field is required');
  expect(
    await saveForMessage({ objective: { ...validBody.objective, painRelief: false, other: false } }),
  ).toBe('objective: This field is Required');
  expect(await saveForMessage({ termsCondition: false })).toBe('termsCondition: This field is required');
  const unknownMedication = { ...validBody.medications[0], medicationId: 'm0' };
  expect(await saveForMessage({ medications: [unknownMedication] })).toContain('there is no medication');
  expect(server.store.tables.outbox.filter(({ kind }) => kind === 'email')).toEqual([]);
});

test('a finished sign-up creates an account without a password, e-mails a link and fills the intake', async () => {
  const server = await createTestServer();
  const user_id = await beginSignUp(server);
  await callApi(server, 'uploadForRegistration', { body: uploadBody(user_id) });
  await callApi(server, 'savePhysicianInformation', { body: physicianBody(user_id) });
  const finish = () => callApi(server, 'saveMedicalInformation', { body: medicalBody(server, user_id) });
  expect((await finish()).status).toBe(200);
  expect((await finish()).status, 'once').toBe(404);

  expect(server.store.tables.outbox[0]).toMatchObject({
    kind: 'email',
    to: patientEmail,
    link: expect.stringMatching(/^\/setPassword\/[^/]+\/setPassword$/),
  });
  for (const password of [' ', 'Clinic#2026']) {
    const body = { email: patientEmail, password, fingerprint: '', platform: 'web' };
    expect((await callApi(server, 'login', { body })).status).toBe(400);
  }

  const token = signInForToken(server, patientEmail);
  const readData = async (name: Parameters<typeof callApi>[1]) =>
    (await callApi(server, name, { token })).body.data;
  const sharedFields = { firstName: 'Nora', city: 'Portland', zipCode: '97205', state: 'Oregon' };
  expect(await readData('readProfile')).toMatchObject({
    ...sharedFields,
    email: patientEmail,
    phone: '5035550199',
  });
  expect(await readData('readPatientInformation')).toMatchObject({ ...sharedFields, dob: '04-28-1986' });
  expect(await readData('readDiagnosis')).toMatchObject({ name: 'Chronic migraine', isCancer: false });
  expect(await readData('readMedications')).toMatchObject({ medications: [{ name: 'Sumatriptan' }] });
  expect(await readData('readCannabisUse')).toMatchObject({
    tolerance: 'lowtolerance',
    objectiveOther: 'Sleep',
  });
  expect(await readData('listDocuments')).toMatchObject({ result: [{ documentName: 'card.jpg' }] });
  expect(server.store.tables.accounts.at(-1)).toMatchObject({ mmrNumber: 'MMR-20417', mmrExp: '12-31-2099' });
  expect(await readData('readIntakeStatus')).toContainEqual({ module: 'Diagnosis', isCompleted: false });
});

test('of two sign-ups with one phone, the later one to finish is refused', async () => {
  const server = await createTestServer();
  const firstId = await beginSignUp(server);
  const secondId = await beginSignUp(server, {
    email: 'other@clinic.test',
    confirmEmail: 'other@clinic.test',
    phone: '5035550197',
  });
  const phone = personalBody.phone;
  for (const registration of server.store.tables.registrations) {
    registration.personal = { ...registration.personal, phone };
  }
  const finish = (id: string) => callApi(server, 'saveMedicalInformation', { body: medicalBody(server, id) });
  expect((await finish(firstId)).status).toBe(200);
  expect((await finish(secondId)).body.message).toBe('This phone number already has an account');
});
