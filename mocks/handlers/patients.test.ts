import { beforeEach, expect, test } from 'vitest';
import { findAccountByEmail } from '#mocks/rules/accounts/find-account.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

interface PatientRow {
  id: string;
  fullName: string;
  email: string;
  status: string;
}
let server: MockServer;
let token: string;

beforeEach(async () => {
  server = await createTestServer('invited');
  token = signInForToken(server, 'physician@clinic.test');
});

const listPatients = async (callerToken = token) =>
  (await callApi(server, 'listPatients', { token: callerToken })).body.data as {
    patients: PatientRow[];
    info: { results: number };
  };
const findRow = async (id: string) => (await listPatients()).patients.find((row) => row.id === id);
const resend = (patientId: string, callerToken = token) =>
  callApi(server, 'resendInvitation', { token: callerToken, body: { patientId } });
const deletePatient = (patientId: string, callerToken = token) =>
  callApi(server, 'deletePatient', { token: callerToken, query: { patientId } });
const verifyLink = (code: string) => callApi(server, 'verifyCode', { body: { code } });
const invitationCode = () => server.store.tables.outbox[0]?.link?.split('/').at(-1) ?? '';
const signInNewPhysician = () => signInForToken(server, 'new.physician@clinic.test');

test('rows are pending, active or deceased; no physician sees another’s patients', async () => {
  const { patients, info } = await listPatients();
  // The seed’s 60 patients, and the one that the scenario adds.
  expect(info.results).toBe(61);
  expect(patients).toHaveLength(61);
  expect((await findRow('invited-patient'))?.status).toBe('pending');
  expect((await findRow('patient'))?.status).toBe('active');
  Object.assign(findAccountByEmail(server.store, 'patient@clinic.test') ?? {}, { deceased: true });
  expect((await findRow('patient'))?.status).toBe('deceased');
  expect(await listPatients(signInNewPhysician())).toEqual({ patients: [], info: { results: 0 } });
});

test('a resent invitation has a new link and invalidates the previous one', async () => {
  const firstCode = invitationCode();
  expect((await verifyLink(firstCode)).status).toBe(200);
  const { status, body } = await resend('invited-patient');
  expect([status, body.message]).toEqual([200, 'We sent invited@clinic.test a new invitation']);
  expect(server.store.tables.outbox[0]).toMatchObject({ to: 'invited@clinic.test' });
  expect(invitationCode()).not.toBe(firstCode);
  expect((await verifyLink(invitationCode())).status).toBe(200);
  expect((await verifyLink(firstCode)).status).toBe(400);
});

test.each([
  ['patient', 400, 'This patient has already completed the sign-up'],
  ['nobody', 404, 'There is no such patient'],
  ['twofa-patient', 403, 'This is not one of your patients'],
])('refuses to invite %s: %i', async (id, status, message) => {
  const before = server.store.tables.outbox.length;
  const { body } = await resend(id);
  expect([body.status, body.message]).toEqual([status, message]);
  expect(server.store.tables.outbox).toHaveLength(before);
});

test('refuses to invite a deceased patient', async () => {
  Object.assign(findAccountByEmail(server.store, 'invited@clinic.test') ?? {}, { deceased: true });
  expect((await resend('invited-patient')).body.message).toBe('This patient is marked as deceased');
});

test('deleting an invitation leaves only its e-mail, whose link is invalid', async () => {
  const code = invitationCode();
  const mailCount = server.store.tables.outbox.length;
  expect((await deletePatient('invited-patient')).status).toBe(200);
  expect(await findRow('invited-patient')).toBeUndefined();
  expect((await listPatients()).info.results).toBe(60);
  const { outbox, ...others } = server.store.tables;
  expect(JSON.stringify(others)).not.toContain('invited-patient');
  expect(outbox).toHaveLength(mailCount);
  expect((await verifyLink(code)).status).toBe(400);
  // A second deletion, e.g. from another tab, finds no patient.
  expect((await deletePatient('invited-patient')).status).toBe(404);
});

test('a deleted patient with an account keeps it, loses the physician and is notified', async () => {
  const query = { patientId: 'patient' };
  expect((await callApi(server, 'readPatient', { token, query })).status).toBe(200);
  const { intakeRecords } = server.store.tables;
  const recordCount = intakeRecords.filter(({ userId }) => userId === 'patient').length;
  expect((await deletePatient('patient')).status).toBe(200);
  expect((await callApi(server, 'readPatient', { token, query })).status).toBe(403);
  expect((await deletePatient('patient')).status).toBe(403);
  expect(findAccountByEmail(server.store, 'patient@clinic.test')).toBeDefined();
  expect(server.store.tables.intakeRecords.filter(({ userId }) => userId === 'patient')).toHaveLength(
    recordCount,
  );
  const lastNotification = server.store.tables.notifications
    .filter(({ accountId }) => accountId === 'patient')
    .at(-1);
  expect(lastNotification?.body).toBe('Dr. Ashworth is no longer one of your physicians.');
});

test('an invitation by two physicians remains after one of them deletes it', async () => {
  const { careLinks } = server.store.tables;
  careLinks.push({ physicianId: 'new-physician', patientId: 'invited-patient', status: 'pending' });
  const code = invitationCode();
  expect((await deletePatient('invited-patient')).status).toBe(200);
  expect((await verifyLink(code)).status).toBe(200);
  expect((await listPatients(signInNewPhysician())).patients.map(({ id }) => id)).toEqual([
    'invited-patient',
  ]);
});

test('refuses to delete another physician’s patient, and refuses a patient as caller', async () => {
  expect((await deletePatient('patient', signInNewPhysician())).status).toBe(403);
  expect((await deletePatient('patient', signInForToken(server, 'patient@clinic.test'))).status).toBe(403);
  expect(await findRow('patient')).toBeDefined();
});

test('lists ten thousand patients fast and without duplicates, the same after every start', async () => {
  server = await createTestServer('ten-thousand-patients');
  token = signInForToken(server, 'physician@clinic.test');
  const started = performance.now();
  const { patients, info } = await listPatients();
  // A search through all accounts for each patient would take seconds.
  expect(performance.now() - started).toBeLessThan(2000);
  expect(info.results).toBe(10_000);
  expect(new Set(patients.map(({ id }) => id)).size).toBe(10_000);
  expect(new Set(patients.map(({ email }) => email)).size).toBe(10_000);
  expect(new Set(patients.map(({ status }) => status))).toEqual(new Set(['active', 'pending', 'deceased']));
  const names = new Set(patients.map(({ fullName }) => fullName));
  // Some namesakes, as in a clinic, but few.
  expect(names.size).toBeGreaterThan(9_500);
  expect(names.size).toBeLessThan(10_000);
});
