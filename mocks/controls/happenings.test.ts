import { expect, test } from 'vitest';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken, TEST_TIME } from '#mocks/testing/test-server.ts';
import { type HappeningName, happen } from './happenings.ts';

const patientEmail = 'patient@clinic.test';
const physicianEmail = 'physician@clinic.test';

interface NotificationList {
  notifications: { body: string; link: string; isRead: boolean; createdAt: string }[];
  unreadCount: number;
}

async function readNotifications(server: MockServer, email: string): Promise<NotificationList> {
  const { body } = await callApi(server, 'listNotifications', { token: signInForToken(server, email) });
  return body.data as NotificationList;
}

test.each<[HappeningName, string, string]>([
  ['shoop-sent', 'Dr. Ashworth has sent you a new dosing recommendation.', '/dosing-history'],
  [
    'note-shared',
    'Dr. Ashworth shared a consultation note with you.',
    '/patient-physician-profile/physician?view=notes',
  ],
])('%s adds an unread notification at the top of the patient’s list', async (name, body, link) => {
  const server = await createTestServer();
  const before = await readNotifications(server, patientEmail);
  happen(server.store, name, patientEmail);
  const { notifications, unreadCount } = await readNotifications(server, patientEmail);
  expect(unreadCount).toBe(before.unreadCount + 1);
  const createdAt = new Date(TEST_TIME).toISOString();
  expect(notifications[0]).toMatchObject({ body, link, isRead: false, createdAt });
});

test('a sent Shoop is added to the patient’s list, without drafts and Shoops of other patients', async () => {
  const server = await createTestServer();
  const { store } = server;
  const token = signInForToken(server, patientEmail);
  const readShoopIds = async () => {
    const { body } = await callApi(server, 'listShoops', { token });
    return (body.data as { id: string }[]).map(({ id }) => id);
  };
  const before = await readShoopIds();
  expect(before).toHaveLength(4);
  happen(store, 'shoop-sent', patientEmail);
  const after = await readShoopIds();
  expect(after.slice(0, -1)).toEqual(before);
  const newestShoop = store.tables.shoops.find(({ id }) => id === after.at(-1));
  if (newestShoop) newestShoop.isReady = false;
  expect(await readShoopIds()).toEqual(before);
});

test('each shared note has another text and the present time, and is added to the patient’s list', async () => {
  const server = await createTestServer();
  const call = { token: signInForToken(server, patientEmail), params: { id: 'physician' } };
  const listNotes = async () =>
    (await callApi(server, 'listSharedNotes', call)).body.data as { note: string; createdAt: string }[];
  const before = await listNotes();
  happen(server.store, 'note-shared', patientEmail);
  happen(server.store, 'note-shared', patientEmail);
  const added = (await listNotes()).slice(before.length);
  expect(added.map(({ createdAt }) => Date.parse(createdAt))).toEqual([TEST_TIME, TEST_TIME]);
  expect(new Set(added.map(({ note }) => note)).size).toBe(2);
});

test('links a physician to the patient and notifies the patient', async () => {
  const server = await createTestServer();
  const token = signInForToken(server, patientEmail);
  const listPhysicians = async () =>
    (await callApi(server, 'listLinkedPhysicians', { token })).body.data as { id: string }[];
  const before = await listPhysicians();
  happen(server.store, 'physician-linked', patientEmail);
  const after = await listPhysicians();
  expect(after).toHaveLength(before.length + 1);
  expect((await readNotifications(server, patientEmail)).notifications[0]?.body).toMatch(
    / is now one of your physicians\.$/,
  );
});

test('an accepted invitation notifies the physician and is no longer pending', async () => {
  const server = await createTestServer();
  const { careLinks, accounts } = server.store.tables;
  const pendingLink = careLinks.find((link) => link.physicianId === 'physician' && link.status === 'pending');
  const invitedPatient = accounts.find(({ id }) => id === pendingLink?.patientId);
  happen(server.store, 'invitation-accepted', physicianEmail);
  expect(pendingLink?.status).toBe('active');
  expect((await readNotifications(server, physicianEmail)).notifications[0]).toMatchObject({
    body: `${invitedPatient?.firstName} ${invitedPatient?.lastName} has accepted your invitation.`,
    link: `/physician/update-profile/${invitedPatient?.id}`,
  });
});

test('an invited patient can sign in after accepting; the link is consumed', async () => {
  const server = await createTestServer('invited');
  const { store } = server;
  // Leaves only her invitation open.
  store.tables.careLinks = store.tables.careLinks.filter(
    ({ patientId, status }) => status === 'active' || patientId === 'invited-patient',
  );
  const code = store.tables.links.at(-1)?.code ?? '';
  happen(store, 'invitation-accepted', physicianEmail);
  const { phone } = store.tables.accounts.find(({ id }) => id === 'invited-patient') ?? {};
  expect(phone).toMatch(/^\d{10}$/);
  const body = { email: 'invited@clinic.test', password: demoPassword, fingerprint: '', platform: 'web' };
  expect((await callApi(server, 'login', { body })).status).toBe(200);
  expect((await callApi(server, 'verifyCode', { body: { code } })).body).toMatchObject({
    status: 400,
    message: 'This link has already been used',
  });
});

test('a patient’s check-up is listed for the physician, without a notification', async () => {
  const server = await createTestServer();
  const call = { token: signInForToken(server, physicianEmail), query: { userId: 'patient' } };
  const listCheckUps = async () => (await callApi(server, 'listCheckUps', call)).body.data as object[];
  const [before, notificationsBefore] = [
    await listCheckUps(),
    await readNotifications(server, physicianEmail),
  ];
  happen(server.store, 'check-up-logged', physicianEmail);
  expect(await listCheckUps()).toHaveLength(before.length + 1);
  expect((await readNotifications(server, physicianEmail)).unreadCount).toBe(notificationsBefore.unreadCount);
});

test('refuses impossible happenings with a message', async () => {
  const { store } = await createTestServer();
  const before = store.serialize();
  expect(() => happen(store, 'shoop-sent', 'nobody@clinic.test')).toThrow(
    /^There is no account “nobody@clinic.test” in this scenario. Known are: patient@clinic.test, /,
  );
  expect(() => happen(store, 'shoop-sent', physicianEmail)).toThrow(
    '“shoop-sent” happens to a patient, and physician@clinic.test is a physician.',
  );
  expect(() => happen(store, 'invitation-accepted', patientEmail)).toThrow('happens to a physician');
  expect(() => happen(store, 'invitation-accepted', 'new.physician@clinic.test')).toThrow(
    'No invitation is open',
  );
  expect(store.serialize()).toBe(before);
  store.tables.careLinks = [];
  expect(() => happen(store, 'note-shared', patientEmail)).toThrow('Grace has no physician yet');
});

test('“draft-sent-elsewhere” sends the newest draft and notifies its patient', async () => {
  const { store } = await createTestServer();
  const drafts = () =>
    store.tables.shoops.filter((shoop) => shoop.physicianId === 'physician' && !shoop.isReady);
  const before = drafts();
  const newestDraftId = before.reduce((one, other) => (one.createdAt > other.createdAt ? one : other)).id;
  happen(store, 'draft-sent-elsewhere', physicianEmail);
  expect(drafts()).toHaveLength(before.length - 1);
  const sentShoop = store.tables.shoops.find(({ id }) => id === newestDraftId);
  expect(sentShoop?.isReady).toBe(true);
  expect(store.tables.notifications.at(-1)).toMatchObject({
    accountId: sentShoop?.userId,
    link: '/dosing-history',
  });
});

test('“colleague-sends-shoop” sends a Shoop to a shared patient; the physician can read it', async () => {
  const server = await createTestServer();
  happen(server.store, 'colleague-sends-shoop', physicianEmail);
  const sentShoop = server.store.tables.shoops.at(-1);
  expect(sentShoop).toMatchObject({ isReady: true });
  expect(sentShoop?.physicianId).not.toBe('physician');
  const query = { patientId: sentShoop?.userId ?? '', isReady: '1' };
  const { body } = await callApi(server, 'listPatientShoops', {
    token: signInForToken(server, physicianEmail),
    query,
  });
  expect((body.data as { id: string }[]).some(({ id }) => id === sentShoop?.id)).toBe(true);
});
