import { beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import type { QuestionnaireModule } from '#domain/intake/questionnaires.ts';
import { personalInformation } from '#domain/profile/profile.ts';
import { beginSignUp, medicalBody, physicianBody, uploadBody, verify } from '#mocks/registration-testing.ts';
import { sendLink } from '#mocks/rules/links.ts';
import { personalBody } from '#mocks/seed/mid-sign-up.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { Account, LinkPurpose } from '#mocks/store/tables.ts';
import { callApi, createTestServer, tokenOf } from '#mocks/testing.ts';
import { handlers } from './handlers.ts';

interface Happy {
  /** Who calls; nobody on public calls. */
  as?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

const patient = 'complete.patient@clinic.test';
const physician = 'physician@clinic.test';
const phone = '2065550147';
let server: MockServer;

beforeEach(async () => {
  server = await createTestServer();
});

const stored = (module: string) =>
  server.store.tables.intakeRecords.find(
    (entry) => entry.userId === 'complete-patient' && entry.module === module,
  )?.record;
const session = () => {
  tokenOf(server, patient);
  const { accessToken: token, refreshToken } = server.store.tables.sessions.at(-1) ?? {};
  return { token, refreshToken };
};

type SectionCall = `read${QuestionnaireModule}` | `save${QuestionnaireModule}`;
const modules = Object.keys(intakeCalls) as QuestionnaireModule[];

/** Every intake section is read, and saved as it is stored. */
const sections = Object.fromEntries(
  modules.flatMap((module) => [
    [`read${module}`, () => ({ as: patient })],
    [`save${module}`, () => ({ as: patient, body: intakeCalls[module].pack(stored(module) ?? {}) })],
  ]),
) as Record<SectionCall, () => Happy>;

/** A document as a form sends it. */
function documentForm(more: Record<string, string>): FormData {
  const form = new FormData();
  const fields = { documentTitle: 'Scan', documentType: 'Scans', documentDescription: '', ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File(['%PDF-1.4'], 'scan.pdf', { type: 'application/pdf' }));
  return form;
}
const documentId = () =>
  server.store.tables.documents.find(({ userId }) => userId === 'complete-patient')?.id ?? '';

/** One's own profile as its form sends it. */
function profileOf(id: string) {
  const account = server.store.tables.accounts.find((candidate) => candidate.id === id);
  return Object.fromEntries(
    Object.keys(personalInformation.body.entries).map((name) => [name, account?.[name as keyof Account]]),
  );
}

/** The code of a link that was e-mailed a moment ago. */
function mailedCode(purpose: LinkPurpose): string {
  const account = server.store.tables.accounts.find(({ id }) => id === 'twofa-patient');
  if (account) sendLink(server.store, account, purpose);
  return server.store.tables.links.at(-1)?.code ?? '';
}

function pictureForm(): FormData {
  const form = new FormData();
  form.append('file', new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'me.jpg', { type: 'image/jpeg' }));
  return form;
}

/** A sign-up that is under way. */
const signUp = () => beginSignUp(server);

/** A call of every endpoint that must succeed; a new endpoint without one does not compile. */
const happy: Record<EndpointName, () => Happy | Promise<Happy>> = {
  login: () => ({ body: { email: patient, password: 'Clinic#2026', fingerprint: '', platform: 'web' } }),
  logout: () => ({ body: { refreshToken: session().refreshToken } }),
  refresh: () => ({ body: session() }),
  resendCode: () => ({ body: { phone, email: '', name: 'login' } }),
  async verifyPhone() {
    await callApi(server, 'resendCode', { body: { phone, email: '', name: 'login' } });
    return { body: { phone, code: server.store.tables.outbox[0]?.code } };
  },
  verifyCode: () => ({ body: { code: mailedCode('setPassword') } }),
  setPassword: () => ({
    body: {
      code: mailedCode('forgotPassword'),
      password: 'Another#2026',
      confirmPassword: 'Another#2026',
    },
  }),
  forgotPassword: () => ({ body: { email: 'twofa@clinic.test' } }),
  async setPhone() {
    await callApi(server, 'resendCode', { body: { phone, email: '', name: 'registration' } });
    const code = server.store.tables.outbox[0]?.code;
    await callApi(server, 'verifyPhone', { body: { phone, code } });
    return { body: { code: mailedCode('completeSignUp'), phone } };
  },
  readProfile: () => ({ as: patient }),
  updatePersonalInformation: () => ({ as: patient, body: profileOf('complete-patient') }),
  updatePassword: () => ({
    as: patient,
    body: { password: 'Another#2026', confirmPassword: 'Another#2026' },
  }),
  updateSettings: () => ({ as: patient, body: { twoFA: false } }),
  updateProfileImage: () => ({ as: patient, body: pictureForm() }),
  listPhysicians: () => ({ as: patient }),
  listLinkedPhysicians: () => ({ as: patient }),
  addPhysician: () => ({ as: patient, body: { physicianId: 'physician-mei-lin' } }),
  removePhysician: () => ({ as: patient, query: { physicianId: 'physician' } }),
  listNotifications: () => ({ as: patient }),
  markNotificationRead: () => ({
    as: patient,
    body: { id: server.store.tables.notifications.find((n) => n.accountId === 'complete-patient')?.id },
  }),
  listShoops: () => ({ as: patient }),
  listObjectives: () => ({ as: patient }),
  listProducts: () => ({ as: patient }),
  searchDiagnoses: () => ({ query: { name: 'cancer' } }),
  createDiagnosis: () => ({ body: { name: 'Long flight', user_id: 'patient', is_cancer: false } }),
  searchMedications: () => ({ query: { name: 'vitamin' } }),
  createMedication: () => ({ body: { name: 'Peppermint', user_id: 'patient' } }),
  async register() {
    await verify(server, personalBody.phone);
    return { body: personalBody };
  },
  savePhysicianInformation: async () => ({ body: physicianBody(await signUp()) }),
  uploadForRegistration: async () => ({ body: uploadBody(await signUp(), 'DriverLicence') }),
  checkPhone: () => ({ query: { phone: '5035550198' } }),
  checkEmail: () => ({ query: { email: 'nobody@clinic.test' } }),
  async updateRegistration() {
    const id = await signUp();
    return { params: { id }, body: { ...personalBody, user_id: id } };
  },
  saveMedicalInformation: async () => ({ body: medicalBody(server, await signUp()) }),
  listPatients: () => ({ as: physician }),
  readPatient: () => ({ as: physician, query: { patientId: 'complete-patient' } }),
  readIntakeStatus: () => ({ as: physician, query: { userId: 'complete-patient' } }),
  ...sections,
  saveContacts: () => ({ as: physician, body: { ...stored('Contacts'), userId: 'complete-patient' } }),
  listDocuments: () => ({ as: physician, query: { userId: 'complete-patient' } }),
  readDocument: () => ({ as: patient, params: { id: documentId() } }),
  createDocument: () => ({ as: physician, body: documentForm({ userId: 'complete-patient' }) }),
  updateDocument: () => ({ as: patient, body: documentForm({ id: documentId() }) }),
  deleteDocument: () => ({ as: patient, query: { id: documentId() } }),
  listCheckUps: () => ({ as: physician, query: { userId: 'complete-patient' } }),
  createCheckUp: () => ({
    as: patient,
    body: { cannabisToday: 'no', status: '', canabiesDose: [], comment: '', objective: {} },
  }),
};

test('every endpoint has a handler', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(endpointNames.toSorted());
});

test.each(endpointNames)('%s takes and gives what the contract says', async (name) => {
  const { as, ...call } = await happy[name]();
  const token = as && tokenOf(server, as);
  const reply = await callApi(server, name, { token, ...call });
  expect(reply.body).toMatchObject({ status: 200 });
  expect(server.log.list()[0]).toMatchObject({ endpoint: name, requestFits: true, replyFits: true });
  const { access }: Endpoint = endpoints[name];
  expect(access === 'public').toBe(as === undefined);
});

test('suggests what begins with the text before what contains it', async () => {
  const { body } = await callApi(server, 'searchDiagnoses', { query: { name: 'migr' } });
  expect(body.data).toMatchObject([{ name: 'Chronic migraine' }]);
  const many = await callApi(server, 'searchMedications', { query: { name: 'c' } });
  expect(many.body.data).toHaveLength(20);
  expect((many.body.data as { name: string }[])[0]?.name).toMatch(/^C/);
});

test('refuses what the shared lists have already', async () => {
  const body = { name: 'insomnia', user_id: 'patient', is_cancer: false };
  expect((await callApi(server, 'createDiagnosis', { body })).status).toBe(400);
});
