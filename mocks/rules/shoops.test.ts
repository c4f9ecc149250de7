import { beforeEach, expect, it } from 'vitest';
import { blankMedicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { payloadOf } from '#domain/shoops/payload.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '../testing/test-server.ts';

const patientId = 'complete-patient';
const answers = {
  ...blankMedicine(),
  targetCannabinoid: 'CBG',
  dailyDose: '5',
  dailyDoseUnit: 'mg',
  doses: [{ dose: '5', doseUnit: 'mg', doseTime: 'Evening' }],
};
const medicine = payloadOf(answers, patientId);

let server: MockServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer();
  token = signInForToken(server, 'physician@clinic.test');
});

const createShoops = (shoop: object[], isReady: boolean) =>
  callApi(server, 'createShoops', { token, body: { isReady, shoop } });
// The query's values on the wire: 'false' for drafts, '1' for sent Shoops (decision 6).
const listShoops = async (isReady: 'false' | '1', callerToken = token) => {
  const { body } = await callApi(server, 'listPatientShoops', {
    token: callerToken,
    query: { patientId, isReady },
  });
  return body.data as { id: string; targetCannabinoid: string; createdAt: string; note: string }[];
};
const countNotifications = () =>
  server.store.tables.notifications.filter(({ accountId }) => accountId === patientId).length;

it('shows a draft only to its author, and does not notify the patient', async () => {
  const before = countNotifications();
  expect((await createShoops([medicine], false)).status).toBe(200);
  expect((await listShoops('false')).some(({ targetCannabinoid }) => targetCannabinoid === 'CBG')).toBe(true);
  expect(countNotifications()).toBe(before);
  server.store.tables.careLinks.push({ physicianId: 'physician-farid', patientId, status: 'active' });
  const other = server.store.tables.accounts.find(({ id }) => id === 'physician-farid');
  expect(await listShoops('false', signInForToken(server, other?.email ?? ''))).toEqual([]);
});

it('gives medicines of one sending the same time, and notifies the patient once', async () => {
  const before = countNotifications();
  await createShoops([medicine, { ...medicine, targetCannabinoid: 'CBN' }], true);
  const sendingTimes = (await listShoops('1'))
    .filter(({ targetCannabinoid }) => ['CBG', 'CBN'].includes(targetCannabinoid))
    .map(({ createdAt }) => createdAt);
  expect(sendingTimes).toHaveLength(2);
  expect(new Set(sendingTimes).size).toBe(1);
  expect(countNotifications()).toBe(before + 1);
  expect(server.store.tables.notifications.at(-1)).toMatchObject({
    body: 'Dr. Ashworth has sent you a new dosing recommendation.',
    link: '/dosing-history',
  });
});

it('changes a draft under its id, and sends it only once', async () => {
  const [draft] = await listShoops('false');
  const body = { isReady: false, shoop: { ...medicine, shoopId: draft?.id, note: 'Changed' } };
  expect((await callApi(server, 'updateShoop', { token, body })).status).toBe(200);
  expect((await listShoops('false'))[0]).toMatchObject({ id: draft?.id, note: 'Changed' });
  const send = () => callApi(server, 'sendShoop', { token, body: { shoopId: draft?.id } });
  expect((await send()).body.message).toBe('Your Shoop is sent to Ruth Okafor');
  expect(await send()).toMatchObject({ status: 400, body: { message: 'This Shoop was sent already' } });
  expect(await callApi(server, 'updateShoop', { token, body })).toMatchObject({ status: 400 });
  expect((await listShoops('1')).at(-1)?.id).not.toBeUndefined();
  expect((await listShoops('false')).some(({ id }) => id === draft?.id)).toBe(false);
});

it.each([
  ['a sum that is not the target', { dailyDose: 6 }, /^Daily Dose is less than to Target/],
  ['a dose of 0', { doses: [{ dose: 0, doseUnit: 'mg', doseTime: '' }] }, /: Please enter a Positive/],
  ['an unknown unit', { dailyDoseUnit: 'mcg' }, /: This is not one of the options$/],
  ['a second patient', { userId: 'patient' }, /^One Shoop is for one patient$/],
])('refuses %s, and stores nothing of the sending', async (_, brokenFields, message) => {
  const before = server.store.tables.shoops.length;
  const reply = await createShoops([medicine, { ...medicine, ...brokenFields }], true);
  expect(reply).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
  expect(server.store.tables.shoops).toHaveLength(before);
});

it('suggests medicines for a diagnosis, and refuses without one', async () => {
  const suggest = (userId: string) => callApi(server, 'importShoops', { token, body: { userId } });
  expect((await suggest(patientId)).body.data).not.toHaveLength(0);
  expect(await suggest('patient')).toMatchObject({
    status: 400,
    body: { message: 'The diagnosis of this patient is not known yet' },
  });
});

it('neither checks nor stores a deleted dose', async () => {
  const deletedDose = { id: 'gone', isDeleted: true, dose: 9, doseUnit: 'mg', doseTime: 'Morning' };
  await createShoops([{ ...medicine, note: 'Taken out', doses: [...medicine.doses, deletedDose] }], false);
  const record = server.store.tables.shoops.find(({ note }) => note === 'Taken out');
  expect(record?.ShoopDoses.map(({ dose }) => dose)).toEqual([5]);
});

it('refuses to change or send the draft of another physician', async () => {
  await createShoops([{ ...medicine, note: 'Theirs' }], false);
  const record = server.store.tables.shoops.find(({ note }) => note === 'Theirs');
  if (!record) throw new Error('The draft was not stored');
  record.physicianId = 'physician-farid';
  const notFound = { status: 404, body: { message: 'There is no such draft' } };
  const body = { isReady: true, shoop: [{ ...medicine, shoopId: record.id }] };
  expect(await callApi(server, 'updateShoop', { token, body })).toMatchObject(notFound);
  expect(await callApi(server, 'sendShoop', { token, body: { shoopId: record.id } })).toMatchObject(notFound);
  expect(record.isReady).toBe(false);
});

it('notifies the patient of a draft that is sent unchanged', async () => {
  const [draft] = await listShoops('false');
  const before = countNotifications();
  await callApi(server, 'sendShoop', { token, body: { shoopId: draft?.id } });
  expect(countNotifications()).toBe(before + 1);
});

const updateShoops = (shoop: object[]) =>
  callApi(server, 'updateShoop', { token, body: { isReady: false, shoop } });

it.each<[string, string, (shoopId: string | undefined) => object[]]>([
  ['no medicine', 'Please add a medicine first', () => []],
  [
    'a new medicine first',
    'The first medicine has no shoopId',
    (shoopId) => [medicine, { ...medicine, shoopId }],
  ],
  [
    'a draft twice',
    'A draft is in this Shoop twice',
    (shoopId) => [{ ...medicine, shoopId }, medicine, { ...medicine, shoopId }],
  ],
  [
    'another patient’s draft',
    'This draft is for another patient',
    (shoopId) => [{ ...medicine, userId: 'patient', shoopId }],
  ],
])('refuses to change drafts with %s', async (_, message, shoop) => {
  const [draft] = await listShoops('false');
  expect(await updateShoops(shoop(draft?.id))).toMatchObject({ status: 400, body: { message } });
  expect(await listShoops('false')).toContainEqual(draft);
});

it('refuses to create a draft that is stored already', async () => {
  const [draft] = await listShoops('false');
  expect(await createShoops([medicine, { ...medicine, shoopId: draft?.id }], false)).toMatchObject({
    status: 400,
    body: { message: 'A draft is changed by PUT' },
  });
  expect((await createShoops([], true)).body.message).toBe('Please add a medicine first');
});

it('keeps the ids of a draft’s doses, and gives each new dose its own', async () => {
  await createShoops([{ ...medicine, note: 'Three doses' }], false);
  const record = server.store.tables.shoops.find(({ note }) => note === 'Three doses');
  const [stored] = record?.ShoopDoses ?? [];
  const added = { dose: 5, doseUnit: 'mg', doseTime: '' };
  const doses = [stored, added, added];
  const reply = await updateShoops([
    { ...medicine, shoopId: record?.id, dailyDose: 15, frequency: 3, doses },
  ]);
  expect(reply.body.message).toBe('The draft for Ruth Okafor is saved');
  const ids = record?.ShoopDoses.map(({ id }) => id);
  expect(ids?.[0]).toBe(stored?.id);
  expect(new Set(ids?.filter(Boolean)).size).toBe(3);
});

it('stores a new Shoop without a note of the administrator', async () => {
  await createShoops([{ ...medicine, note: 'New' }], true);
  expect((await listShoops('1')).find(({ note }) => note === 'New')).toMatchObject({ adminNotes: '' });
});
