import { expect, test } from 'vitest';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken, TEST_TIME } from '#mocks/testing/test-server.ts';
import { type HappeningName, happen } from './happenings.ts';

const patient = 'patient@clinic.test';
const physician = 'physician@clinic.test';

interface Bell {
  notifications: { body: string; link: string; isRead: boolean; createdAt: string }[];
  unreadCount: number;
}

async function bellOf(server: MockServer, email: string): Promise<Bell> {
  const { body } = await callApi(server, 'listNotifications', { token: signInForToken(server, email) });
  return body.data as Bell;
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
  const before = await bellOf(server, patient);
  happen(server.store, name, patient);
  const { notifications, unreadCount } = await bellOf(server, patient);
  expect(unreadCount).toBe(before.unreadCount + 1);
  const createdAt = new Date(TEST_TIME).toISOString();
  expect(notifications[0]).toMatchObject({ body, link, isRead: false, createdAt });
});

test('a sent Shoop is added to the patient’s list, without drafts and Shoops of other patients', async () => {
  const server = await createTestServer();
  const { store } = server;
  const token = signInForToken(server, patient);
  const ids = async () => {
    const { body } = await callApi(server, 'listShoops', { token });
    return (body.data as { id: string }[]).map(({ id }) => id);
  };
  const before = await ids();
  expect(before).toHaveLength(4);
  happen(store, 'shoop-sent', patient);
  const after = await ids();
  expect(after.slice(0, -1)).toEqual(before);
  const newest = store.tables.shoops.find(({ id }) => id === after.at(-1));
  if (newest) newest.isReady = false;
  expect(await ids()).toEqual(before);
});

test('each shared note is new and the first of the patient’s list', async () => {
  const server = await createTestServer();
  const call = { token: signInForToken(server, patient), params: { id: 'physician' } };
  const notes = async () =>
    (await callApi(server, 'listSharedNotes', call)).body.data as { note: string; createdAt: string }[];
  const before = await notes();
  happen(server.store, 'note-shared', patient);
  happen(server.store, 'note-shared', patient);
  const added = (await notes()).slice(before.length);
  expect(added.map(({ createdAt }) => Date.parse(createdAt))).toEqual([TEST_TIME, TEST_TIME]);
  expect(new Set(added.map(({ note }) => note)).size).toBe(2);
});

test('links a physician to the patient and notifies both', async () => {
  const server = await createTestServer();
  const token = signInForToken(server, patient);
  const linked = async () =>
    (await callApi(server, 'listLinkedPhysicians', { token })).body.data as { id: string }[];
  const before = await linked();
  happen(server.store, 'physician-linked', patient);
  const after = await linked();
  expect(after).toHaveLength(before.length + 1);
  expect((await bellOf(server, patient)).notifications[0]?.body).toMatch(/ is now one of your physicians\.$/);
});

test('an accepted invitation notifies the physician and is no longer pending', async () => {
  const server = await createTestServer();
  const { careLinks, accounts } = server.store.tables;
  const open = careLinks.find((link) => link.physicianId === 'physician' && link.status === 'pending');
  const invited = accounts.find(({ id }) => id === open?.patientId);
  happen(server.store, 'invitation-accepted', physician);
  expect(open?.status).toBe('active');
  expect((await bellOf(server, physician)).notifications[0]).toMatchObject({
    body: `${invited?.firstName} ${invited?.lastName} has accepted your invitation.`,
    link: `/physician/update-profile/${invited?.id}`,
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
  happen(store, 'invitation-accepted', physician);
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
  const call = { token: signInForToken(server, physician), query: { userId: 'patient' } };
  const journey = async () => (await callApi(server, 'listCheckUps', call)).body.data as object[];
  const [before, bell] = [await journey(), await bellOf(server, physician)];
  happen(server.store, 'check-up-logged', physician);
  expect(await journey()).toHaveLength(before.length + 1);
  expect((await bellOf(server, physician)).unreadCount).toBe(bell.unreadCount);
});

test('refuses impossible happenings with a message', async () => {
  const { store } = await createTestServer();
  const before = store.serialize();
  expect(() => happen(store, 'shoop-sent', 'nobody@clinic.test')).toThrow(
    /^There is no account “nobody@clinic.test” in this scenario. Known are: patient@clinic.test, /,
  );
  expect(() => happen(store, 'shoop-sent', physician)).toThrow(
    '“shoop-sent” happens to a patient, and physician@clinic.test is a physician.',
  );
  expect(() => happen(store, 'invitation-accepted', patient)).toThrow('happens to a physician');
  expect(() => happen(store, 'invitation-accepted', 'new.physician@clinic.test')).toThrow(
    'No invitation is open',
  );
  expect(store.serialize()).toBe(before);
  store.tables.careLinks = [];
  expect(() => happen(store, 'note-shared', patient)).toThrow('Grace has no physician yet');
});

test('a draft sent elsewhere is the newest one, and its patient is notified', async () => {
  const { store } = await createTestServer();
  const drafts = () =>
    store.tables.shoops.filter((shoop) => shoop.physicianId === 'physician' && !shoop.isReady);
  const before = drafts();
  const newest = before.reduce((one, other) => (one.createdAt > other.createdAt ? one : other)).id;
  happen(store, 'draft-sent-elsewhere', physician);
  expect(drafts()).toHaveLength(before.length - 1);
  const sent = store.tables.shoops.find(({ id }) => id === newest);
  expect(sent?.isReady).toBe(true);
  expect(store.tables.notifications.at(-1)).toMatchObject({
    accountId: sent?.userId,
    link: '/dosing-history',
  });
});

test('a colleague’s Shoop goes to a shared patient, and both physicians can read it', async () => {
  const server = await createTestServer();
  happen(server.store, 'colleague-sends-shoop', physician);
  const sent = server.store.tables.shoops.at(-1);
  expect(sent).toMatchObject({ isReady: true });
  expect(sent?.physicianId).not.toBe('physician');
  const query = { patientId: sent?.userId ?? '', isReady: '1' };
  const { body } = await callApi(server, 'listPatientShoops', {
    token: signInForToken(server, physician),
    query,
  });
  expect((body.data as { id: string }[]).some(({ id }) => id === sent?.id)).toBe(true);
});
