import { beforeEach, expect, test } from 'vitest';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken, TEST_TIME } from '#mocks/testing/test-server.ts';

interface WireNote {
  note: string;
  sendToPationt: boolean;
  createdAt: string;
  physician?: { lastName: string };
}

let server: MockServer;
let physician: string;
let patient: string;

beforeEach(async () => {
  server = await createTestServer();
  physician = signInForToken(server, 'physician@clinic.test');
  patient = signInForToken(server, 'patient@clinic.test');
});

const write = (note: string, sendToPationt: boolean, patientId = 'patient', token = physician) =>
  callApi(server, 'createNote', { token, body: { note, patientId, sendToPationt } });
const listed = async (patientId = 'patient', token = physician) =>
  (await callApi(server, 'listNotes', { token, query: { patientId } })).body.data as WireNote[];
const read = (id = 'physician', token = patient) =>
  callApi(server, 'listSharedNotes', { token, params: { id } });
const profile = (id: string) => callApi(server, 'readPhysician', { token: patient, params: { id } });
const bell = () => server.store.tables.notifications.filter(({ accountId }) => accountId === 'patient');

test('a private note is visible to the physician only and notifies no patient', async () => {
  const [before, news] = [(await read()).body.data as WireNote[], bell().length];
  const { status, body } = await write('  Watch the liver values.\n ', false);
  expect({ status, message: body.message }).toEqual({
    status: 200,
    message: 'Your note on Grace Holloway is saved',
  });
  expect((await listed()).at(-1)).toMatchObject({
    note: 'Watch the liver values.',
    sendToPationt: false,
    createdAt: new Date(TEST_TIME).toISOString(),
  });
  expect((await read()).body.data).toEqual(before);
  expect(bell()).toHaveLength(news);
});

test('a shared note is visible to the patient, who is notified', async () => {
  const { body } = await write('Drink more water.', true);
  expect(body.message).toBe('Your note on Grace Holloway is saved and shared with the patient');
  expect(((await read()).body.data as WireNote[]).at(-1)?.note).toBe('Drink more water.');
  expect(bell().at(-1)).toMatchObject({
    body: 'Dr. Ashworth shared a consultation note with you.',
    link: '/patient-physician-profile/physician?view=notes',
  });
});

test('all physicians of a patient share one list of notes, each with its author', async () => {
  const authors = new Set((await listed()).map((note) => note.physician?.lastName));
  expect(authors).toEqual(new Set(['Ashworth', 'Zhao']));
  const ofOne = (await read('physician-mei-lin')).body.data as WireNote[];
  expect(ofOne).toHaveLength(1);
  expect(ofOne[0]).not.toHaveProperty('physician');
});

test('never sends a patient a note that is not shared', async () => {
  for (const { role, email, id } of server.store.tables.accounts) {
    if (role !== 'patient') continue;
    const shared = server.store.tables.notes.filter((note) => note.patientId === id && note.sendToPationt);
    const { status, body } = await read('physician', signInForToken(server, email));
    if (status !== 200) continue;
    const notes = body.data as WireNote[];
    expect(notes.every(({ sendToPationt }) => sendToPationt)).toBe(true);
    expect(notes).toHaveLength(shared.filter(({ physicianId }) => physicianId === 'physician').length);
  }
});

test.each([
  ['an empty note', () => write(' \n ', false), 400, 'note: This field is required'],
  [
    'a stranger’s record',
    () => write('Hello', false, 'twofa-patient'),
    403,
    'This is not one of your patients',
  ],
  ['a record that is not there', () => write('Hello', false, 'nobody'), 404, 'There is no such patient'],
  ['a patient who writes', () => write('Hello', true, 'patient', patient), 403, 'Your role may not do this'],
])('refuses %s', async (_, act, status, message) => {
  const before = server.store.serialize();
  expect((await act()).body).toMatchObject({ status, message });
  expect(server.store.serialize()).toBe(before);
});

test('refuses to list the notes of another physician’s patient', async () => {
  const stranger = signInForToken(server, 'new.physician@clinic.test');
  const query = { patientId: 'patient' };
  expect((await callApi(server, 'listNotes', { token: stranger, query })).status).toBe(403);
});

test('a patient can open their physicians and every physician who shared a note or sent a Shoop', async () => {
  expect((await profile('physician')).status).toBe(200);
  expect((await profile('physician-farid')).status).toBe(403);
  expect((await read('physician-farid')).status).toBe(403);
  expect((await profile('complete-patient')).status).toBe(404);
  // After the link is removed, shared notes and sent Shoops still grant access.
  const { tables } = server.store;
  tables.careLinks = tables.careLinks.filter(({ patientId }) => patientId !== 'patient');
  expect((await profile('physician')).status).toBe(200);
  tables.notes = tables.notes.filter(({ sendToPationt }) => !sendToPationt);
  expect((await profile('physician')).status).toBe(200);
  tables.shoops = tables.shoops.filter(({ userId }) => userId !== 'patient');
  expect((await profile('physician')).body).toMatchObject({
    status: 403,
    message: 'This is not one of your physicians',
  });
});

test('a physician’s profile has the office but not the login e-mail', async () => {
  const account = server.store.tables.accounts.find(({ id }) => id === 'physician');
  if (account) Object.assign(account, { officeNumber: '3035550190', officeEmail: 'desk@office.test' });
  expect((await profile('physician')).body.data).toEqual({
    firstName: 'Helen',
    lastName: 'Ashworth',
    profileImage: account?.profileImage,
    officeNumber: '3035550190',
    officeEmail: 'desk@office.test',
  });
});
