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
let physicianToken: string;
let patientToken: string;

beforeEach(async () => {
  server = await createTestServer();
  physicianToken = signInForToken(server, 'physician@clinic.test');
  patientToken = signInForToken(server, 'patient@clinic.test');
});

const createNote = (note: string, sendToPationt: boolean, patientId = 'patient', token = physicianToken) =>
  callApi(server, 'createNote', { token, body: { note, patientId, sendToPationt } });
const listNotes = async (patientId = 'patient', token = physicianToken) =>
  (await callApi(server, 'listNotes', { token, query: { patientId } })).body.data as WireNote[];
const listSharedNotes = (id = 'physician', token = patientToken) =>
  callApi(server, 'listSharedNotes', { token, params: { id } });
const readPhysician = (id: string) =>
  callApi(server, 'readPhysician', { token: patientToken, params: { id } });
const listNotifications = () =>
  server.store.tables.notifications.filter(({ accountId }) => accountId === 'patient');

test('a private note is visible to the physician only and notifies no patient', async () => {
  const [before, notificationCount] = [
    (await listSharedNotes()).body.data as WireNote[],
    listNotifications().length,
  ];
  const { status, body } = await createNote('  Watch the liver values.\n ', false);
  expect({ status, message: body.message }).toEqual({
    status: 200,
    message: 'Your note on Grace Holloway is saved',
  });
  expect((await listNotes()).at(-1)).toMatchObject({
    note: 'Watch the liver values.',
    sendToPationt: false,
    createdAt: new Date(TEST_TIME).toISOString(),
  });
  expect((await listSharedNotes()).body.data).toEqual(before);
  expect(listNotifications()).toHaveLength(notificationCount);
});

test('a shared note is visible to the patient, who is notified', async () => {
  const { body } = await createNote('Drink more water.', true);
  expect(body.message).toBe('Your note on Grace Holloway is saved and shared with the patient');
  expect(((await listSharedNotes()).body.data as WireNote[]).at(-1)?.note).toBe('Drink more water.');
  expect(listNotifications().at(-1)).toMatchObject({
    body: 'Dr. Ashworth shared a consultation note with you.',
    link: '/patient-physician-profile/physician?view=notes',
  });
});

test('all physicians of a patient share one list of notes, each with its author', async () => {
  const authors = new Set((await listNotes()).map((note) => note.physician?.lastName));
  expect(authors).toEqual(new Set(['Ashworth', 'Zhao']));
  const notesOfOneAuthor = (await listSharedNotes('physician-mei-lin')).body.data as WireNote[];
  expect(notesOfOneAuthor).toHaveLength(1);
  expect(notesOfOneAuthor[0]).not.toHaveProperty('physician');
});

test('never sends a patient a note that is not shared', async () => {
  for (const { role, email, id } of server.store.tables.accounts) {
    if (role !== 'patient') continue;
    const shared = server.store.tables.notes.filter((note) => note.patientId === id && note.sendToPationt);
    const { status, body } = await listSharedNotes('physician', signInForToken(server, email));
    // Patients of other physicians may not read this physician’s notes at all.
    if (status !== 200) continue;
    const notes = body.data as WireNote[];
    expect(notes.every(({ sendToPationt }) => sendToPationt)).toBe(true);
    expect(notes).toHaveLength(shared.filter(({ physicianId }) => physicianId === 'physician').length);
  }
});

test.each([
  ['an empty note', () => createNote(' \n ', false), 400, 'note: This field is required'],
  [
    'a note on another physician’s patient',
    () => createNote('Hello', false, 'twofa-patient'),
    403,
    'This is not one of your patients',
  ],
  [
    'a note on an unknown patient',
    () => createNote('Hello', false, 'nobody'),
    404,
    'There is no such patient',
  ],
  [
    'a note by a patient',
    () => createNote('Hello', true, 'patient', patientToken),
    403,
    'Your role may not do this',
  ],
])('refuses %s', async (_, sendCall, status, message) => {
  const before = server.store.serialize();
  expect((await sendCall()).body).toMatchObject({ status, message });
  expect(server.store.serialize()).toBe(before);
});

test('refuses to list the notes of another physician’s patient', async () => {
  const otherPhysicianToken = signInForToken(server, 'new.physician@clinic.test');
  const query = { patientId: 'patient' };
  expect((await callApi(server, 'listNotes', { token: otherPhysicianToken, query })).status).toBe(403);
});

test('a patient can open their physicians and every physician who shared a note or sent a Shoop', async () => {
  expect((await readPhysician('physician')).status).toBe(200);
  expect((await readPhysician('physician-farid')).status).toBe(403);
  expect((await listSharedNotes('physician-farid')).status).toBe(403);
  expect((await readPhysician('complete-patient')).status).toBe(404);
  // After the link is removed, shared notes and sent Shoops still grant access.
  const { tables } = server.store;
  tables.careLinks = tables.careLinks.filter(({ patientId }) => patientId !== 'patient');
  expect((await readPhysician('physician')).status).toBe(200);
  tables.notes = tables.notes.filter(({ sendToPationt }) => !sendToPationt);
  expect((await readPhysician('physician')).status).toBe(200);
  tables.shoops = tables.shoops.filter(({ userId }) => userId !== 'patient');
  expect((await readPhysician('physician')).body).toMatchObject({
    status: 403,
    message: 'This is not one of your physicians',
  });
});

test('a physician’s profile has the office but not the login e-mail', async () => {
  const account = server.store.tables.accounts.find(({ id }) => id === 'physician');
  if (account) Object.assign(account, { officeNumber: '3035550190', officeEmail: 'desk@office.test' });
  expect((await readPhysician('physician')).body.data).toEqual({
    firstName: 'Helen',
    lastName: 'Ashworth',
    profileImage: account?.profileImage,
    officeNumber: '3035550190',
    officeEmail: 'desk@office.test',
  });
});
