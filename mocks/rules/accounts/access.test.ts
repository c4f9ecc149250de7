import { expect, test } from 'vitest';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

const minuteMs = 60_000;

test('answers 401 to a missing, a forged and an expired token', async () => {
  const server = await createTestServer();
  const token = signInForToken(server, 'patient@clinic.test');
  const forgedToken = `${token.slice(0, -4)}AAAA`;
  expect((await callApi(server, 'readIntakeStatus')).status).toBe(401);
  expect((await callApi(server, 'readIntakeStatus', { token: forgedToken })).status).toBe(401);
  expect((await callApi(server, 'readIntakeStatus', { token: 'nonsense' })).status).toBe(401);
  expect((await callApi(server, 'readIntakeStatus', { token })).status).toBe(200);
  server.store.advance(15 * minuteMs);
  expect((await callApi(server, 'readIntakeStatus', { token })).status).toBe(401);
});

test('answers 401 after a logout', async () => {
  const server = await createTestServer('half-done');
  const token = signInForToken(server, 'patient@clinic.test');
  const { refreshToken } = server.store.tables.sessions.at(-1) ?? { refreshToken: '' };
  await callApi(server, 'logout', { body: { refreshToken } });
  expect((await callApi(server, 'readProfile', { token })).status).toBe(401);
});

test('answers 403 to the wrong role', async () => {
  const server = await createTestServer();
  const patientToken = signInForToken(server, 'patient@clinic.test');
  const adminToken = signInForToken(server, 'admin@clinic.test');
  expect((await callApi(server, 'listPatients', { token: patientToken })).status).toBe(403);
  expect((await callApi(server, 'readIntakeStatus', { token: adminToken })).status).toBe(403);
});

test('answers 403 for another patient’s record, on reads and on writes', async () => {
  const server = await createTestServer();
  const token = signInForToken(server, 'patient@clinic.test');
  const otherPhysicianToken = signInForToken(server, 'new.physician@clinic.test');
  const userId = 'complete-patient';
  const contacts = server.store.tables.intakeRecords.find(
    (entry) => entry.userId === userId && entry.module === 'Contacts',
  );
  expect((await callApi(server, 'readContacts', { token, query: { userId } })).status).toBe(403);
  expect(
    (await callApi(server, 'readContacts', { token: otherPhysicianToken, query: { userId } })).status,
  ).toBe(403);
  const body = { ...contacts?.record, userId };
  expect((await callApi(server, 'saveContacts', { token, body })).status).toBe(403);
  expect((await callApi(server, 'saveContacts', { token: otherPhysicianToken, body })).status).toBe(403);
});

test('lets a physician act for their own patient, whose id is required', async () => {
  const server = await createTestServer();
  const token = signInForToken(server, 'physician@clinic.test');
  const reply = await callApi(server, 'readDiagnosis', { token, query: { userId: 'complete-patient' } });
  expect(reply.body.data).toMatchObject({ name: 'Breast cancer', cancerStage: 'stage2' });
  expect((await callApi(server, 'readDiagnosis', { token })).status).toBe(400);
});

test('answers 404 for a patient who does not exist', async () => {
  const server = await createTestServer();
  const token = signInForToken(server, 'physician@clinic.test');
  expect((await callApi(server, 'readPatient', { token, query: { patientId: 'nobody' } })).status).toBe(404);
  expect((await callApi(server, 'readContacts', { token, query: { userId: 'nobody' } })).status).toBe(404);
});

test('answers 403 for another’s notification and 404 for an unknown one', async () => {
  const server = await createTestServer();
  const token = signInForToken(server, 'new.patient@clinic.test');
  const id = server.store.tables.notifications[0]?.id;
  expect((await callApi(server, 'markNotificationRead', { token, body: { id } })).status).toBe(403);
  expect((await callApi(server, 'markNotificationRead', { token, body: { id: 'none' } })).status).toBe(404);
});
