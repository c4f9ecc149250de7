import { beforeEach, expect, test } from 'vitest';
import { saveDeceased } from '#api/endpoints/deceased.ts';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { listPatients } from '#api/endpoints/patients.ts';
import { messages } from '#domain/messages.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

let server: MockServer;
let token: string;

beforeEach(async () => {
  server = await createTestServer();
  token = signInForToken(server, 'physician@clinic.test');
});

const deceasedAnswers = { deceased: true, deceasedDate: '03-01-2026', deceasedCause: 'Heart failure' };
const livingAnswers = { deceased: false, deceasedDate: '', deceasedCause: '' };
const save = (body: object, patientId = 'patient') =>
  callApi(server, 'saveDeceased', { token, body: { patientId, ...body } });
const readProfile = async () =>
  (await callApi(server, 'readPatient', { token, query: { patientId: 'patient' } })).body.data;

test('saves a death and its removal, with a message that names the patient (physician §2, §8)', async () => {
  expect((await save(deceasedAnswers)).body).toMatchObject({
    status: 200,
    message: 'Grace Holloway is marked as deceased',
  });
  expect(await readProfile()).toMatchObject(deceasedAnswers);
  expect((await save(livingAnswers)).body.message).toBe('Grace Holloway is no longer marked as deceased');
  expect(await readProfile()).toMatchObject(livingAnswers);
});

test.each([
  ['no date', { ...deceasedAnswers, deceasedDate: '' }, `deceasedDate: ${messages.required}`],
  ['no cause', { ...deceasedAnswers, deceasedCause: ' ' }, `deceasedCause: ${messages.required}`],
  [
    'a future date',
    { ...deceasedAnswers, deceasedDate: '01-01-2999' },
    `deceasedDate: ${messages.dateInFuture}`,
  ],
  [
    'an impossible date',
    { ...deceasedAnswers, deceasedDate: '02-30-2020' },
    `deceasedDate: ${messages.dateFormat}`,
  ],
  [
    'a date before the birth',
    { ...deceasedAnswers, deceasedDate: '01-01-1900' },
    'deceasedDate: Please enter a date that is not before the birth on 04-28-1986',
  ],
  [
    'a cause for a living patient',
    { ...livingAnswers, deceasedCause: 'Stroke' },
    'deceasedCause: This is not asked beside the other answers',
  ],
])('%s is refused', async (_, body, message) => {
  expect((await save(body)).body).toMatchObject({ status: 400, message });
  expect(await readProfile()).toMatchObject(livingAnswers);
});

test('refuses another physician’s patient and an unknown one (physician §6)', async () => {
  expect((await save(deceasedAnswers, 'twofa-patient')).status).toBe(403);
  expect((await save(deceasedAnswers, 'nobody')).status).toBe(404);
  token = signInForToken(server, 'patient@clinic.test');
  expect((await save(deceasedAnswers)).status).toBe(403);
});

test('saving makes the profile and the list of patients stale', () => {
  expect(saveDeceased.makesStale).toEqual([readPatient, listPatients]);
});
