import { expect, test } from 'vitest';
import type { MockServer } from '#mocks/server/server.ts';
import { newPatientBody } from '#mocks/testing/new-patient.ts';
import { verifyByCode } from '#mocks/testing/registration.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

const physicianEmail = 'physician@clinic.test';

async function addPatient(server: MockServer, changes: object = {}, callerEmail = physicianEmail) {
  const body = { ...newPatientBody(server), ...changes };
  return (await callApi(server, 'addPatient', { token: signInForToken(server, callerEmail), body })).body;
}

async function findListRow(server: MockServer, email: string, callerEmail = physicianEmail) {
  const { data } = (await callApi(server, 'listPatients', { token: signInForToken(server, callerEmail) }))
    .body;
  return (data as { patients: { email: string }[] }).patients.find((row) => row.email === email);
}

const readNewPatientSection = async (
  server: MockServer,
  name: 'readDiagnosis' | 'readMedications' | 'readCannabisUse',
) => {
  // Accounts are appended: the last one is the new patient.
  const { id = '' } = server.store.tables.accounts.at(-1) ?? {};
  const call = { token: signInForToken(server, physicianEmail), query: { userId: id } };
  return (await callApi(server, name, call)).body.data;
};

test('an added patient is pending on the physician’s list and gets a link by e-mail', async () => {
  const server = await createTestServer();
  expect(await addPatient(server)).toMatchObject({
    status: 200,
    message: 'The patient is added. The invitation is on its way to nora@clinic.test',
  });
  expect(await findListRow(server, 'nora@clinic.test')).toMatchObject({
    fullName: 'Nora Whitfield',
    primaryDiagnosis: 'Chronic migraine',
    phone: '',
    status: 'pending',
  });
  expect(await findListRow(server, 'nora@clinic.test', 'new.physician@clinic.test')).toBeUndefined();
  expect(server.store.tables.outbox[0]).toMatchObject({
    to: 'nora@clinic.test',
    link: expect.stringMatching(/^\/completeSignUp\/\w+$/),
  });
});

test('stores the physician’s answers in the intake without completing a section', async () => {
  const server = await createTestServer();
  await addPatient(server);
  expect(await readNewPatientSection(server, 'readDiagnosis')).toMatchObject({
    name: 'Chronic migraine',
    isCancer: false,
    icdCode: 'G43.7',
    cancerStage: '',
  });
  expect(await readNewPatientSection(server, 'readMedications')).toMatchObject({
    medications: [{ name: 'Sumatriptan' }],
  });
  expect(await readNewPatientSection(server, 'readCannabisUse')).toMatchObject({
    previousExperience: 'TriedItYears5Ago',
    objectiveOther: 'Sleep',
  });
  const { accounts, completed } = server.store.tables;
  const patient = accounts.find(({ email }) => email === 'nora@clinic.test');
  expect(patient).toMatchObject({ role: 'patient', password: '', dob: '04-28-1986' });
  expect(completed.filter(({ userId }) => userId === patient?.id)).toEqual([]);
});

test('accepts a body without the optional fields', async () => {
  const server = await createTestServer();
  const emptyOptionalFields = { dob: null, gender: '', previousExperience: '', icdCode: '', medications: [] };
  expect(await addPatient(server, emptyOptionalFields)).toMatchObject({ status: 200 });
  expect(server.store.tables.accounts.at(-1)).toMatchObject({ dob: '', gender: '' });
});

test('accepts a stage for a cancer', async () => {
  const server = await createTestServer();
  const cancer = server.store.tables.diagnoses.find(({ isCancer }) => isCancer);
  const changes = { diagnoseId: cancer?.id, name: cancer?.name, cancerStage: 'stage2' };
  expect(await addPatient(server, changes)).toMatchObject({ status: 200 });
  expect(await readNewPatientSection(server, 'readDiagnosis')).toMatchObject({
    isCancer: true,
    cancerStage: 'stage2',
  });
});

test.each([
  ['firstName: This field is required', { firstName: ' ' }],
  ['lastName: This field is required', { lastName: '' }],
  ['email: Please enter valid email address.', { email: 'nora@' }],
  ['email: Please enter a short email', { email: `${'n'.repeat(250)}@clinic.test` }],
  ['dob: Please enter a date that is not in the future', { dob: '01-01-2999' }],
  ['gender: This is not one of the options', { gender: 'Unknown' }],
  ['diagnosis: This field is required', { name: '', diagnoseId: '' }],
  ['diagnosis: Please Choose any from Suggested Diagnosis or', { diagnoseId: '' }],
  ['diagnoseId: there is no such diagnosis', { diagnoseId: 'made-up' }],
  ['cancerStage: This is not asked beside the other answers', { cancerStage: 'stage1' }],
  [
    'medications: there is no medication “Moonshine” on the list',
    { medications: [{ name: 'Moonshine', medicationId: 'made-up', dose: '', frequency: '' }] },
  ],
  ['objective: This field is Required', { objective: createUncheckedObjectives(), objectiveOther: '' }],
  [
    'objectiveOther: This is not asked beside the other answers',
    { objective: { ...createUncheckedObjectives(), painRelief: true } },
  ],
])('names the reason of a refusal in its data: %s', async (data, changes) => {
  const server = await createTestServer();
  const before = server.store.tables.accounts.length;
  expect(await addPatient(server, changes)).toMatchObject({ status: 400, data });
  expect(server.store.tables.accounts).toHaveLength(before);
  expect(server.store.tables.outbox).toEqual([]);
});

function createUncheckedObjectives() {
  const keys = 'antiCancerTherapy manageSideEffectsofChemo painRelief mentalHealth pharmaceuticalReplacement';
  return Object.fromEntries([...keys.split(' '), 'seizureControl', 'other'].map((key) => [key, false]));
}

test.each(['Complete.Patient@clinic.test', 'new.patient@clinic.test', physicianEmail])(
  'answers 409 to an e-mail address that any account has: %s',
  async (email) => {
    const server = await createTestServer();
    expect(await addPatient(server, { email })).toMatchObject({ status: 409, data: null });
    expect(server.store.tables.outbox).toEqual([]);
  },
);

test('only a physician can add patients', async () => {
  const server = await createTestServer();
  expect(await addPatient(server, {}, 'patient@clinic.test')).toMatchObject({ status: 403 });
});

test('an invited patient verifies a phone, sets a password and becomes active', async () => {
  const server = await createTestServer();
  await addPatient(server);
  const code = server.store.tables.outbox[0]?.link?.split('/').at(-1);
  await verifyByCode(server, '5035550177');
  const phone = await callApi(server, 'setPhone', { body: { code, phone: '5035550177' } });
  expect(phone.status).toBe(200);
  const password = { password: 'Clinic#2027', confirmPassword: 'Clinic#2027' };
  expect((await callApi(server, 'setPassword', { body: { code, ...password } })).status).toBe(200);
  expect(await findListRow(server, 'nora@clinic.test')).toMatchObject({
    status: 'active',
    phone: '5035550177',
  });
});
