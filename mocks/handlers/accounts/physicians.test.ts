import { beforeEach, expect, test } from 'vitest';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

const chosenId = 'physician-farid';
let server: MockServer;
let token: string;

beforeEach(async () => {
  server = await createTestServer();
  token = signInForToken(server, 'patient@clinic.test');
});

const add = (physicianId: string) => callApi(server, 'addPhysician', { token, body: { physicianId } });
const remove = (physicianId: string) => callApi(server, 'removePhysician', { token, query: { physicianId } });
const listLinkedIds = async () =>
  ((await callApi(server, 'listLinkedPhysicians', { token })).body.data as { id: string }[]).map(
    ({ id }) => id,
  );
const getLastNotification = (accountId: string) =>
  server.store.tables.notifications.filter((entry) => entry.accountId === accountId).at(-1)?.body;
const readPatientStatus = async () => {
  const physician = signInForToken(server, 'farid.rahimi@clinic.test');
  const query = { patientId: 'patient' };
  return (await callApi(server, 'readPatient', { token: physician, query })).status;
};

test('lists all physicians by family name', async () => {
  const { body } = await callApi(server, 'listPhysicians', { token });
  const names = (body.data as { lastName: string }[]).map(({ lastName }) => lastName);
  expect(names.length).toBeGreaterThanOrEqual(12);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});

test('adding a physician notifies them and grants access to the patient; removal revokes it', async () => {
  expect(await readPatientStatus()).toBe(403);
  const added = await add(chosenId);
  expect(added.body).toMatchObject({
    status: 200,
    message: 'Dr. Farid Rahimi is now one of your physicians',
  });
  expect((added.body.data as { id: string }[]).map(({ id }) => id)).toContain(chosenId);
  expect(await readPatientStatus()).toBe(200);
  expect(getLastNotification('patient')).toBe('Dr. Rahimi is now one of your physicians.');
  expect(getLastNotification(chosenId)).toBe('Grace Holloway has chosen you as a physician.');

  expect((await remove(chosenId)).status).toBe(200);
  expect(await listLinkedIds()).not.toContain(chosenId);
  expect(await readPatientStatus()).toBe(403);
  expect(getLastNotification('patient')).toBe('Dr. Rahimi is no longer one of your physicians.');
  expect(getLastNotification(chosenId)).toBe('Grace Holloway no longer takes your services.');
});

test('a pending invitation is no link until the patient adds the physician', async () => {
  const link = { physicianId: chosenId, patientId: 'patient', status: 'pending' as const };
  server.store.tables.careLinks.push(link);
  expect(await listLinkedIds()).not.toContain(chosenId);
  expect((await remove(chosenId)).status).toBe(404);
  expect((await add(chosenId)).status).toBe(200);
  expect(server.store.tables.careLinks.filter((other) => other.physicianId === chosenId)).toHaveLength(1);
});

test.each([
  ['to add an unknown physician', () => add('nobody'), 404, 'There is no such physician'],
  ['to add a patient', () => add('complete-patient'), 404, 'There is no such physician'],
  [
    'to add a linked physician again',
    () => add('physician'),
    400,
    'Dr. Helen Ashworth is already one of your physicians',
  ],
  [
    'to remove a physician who is not linked',
    () => remove(chosenId),
    404,
    'This is not one of your physicians',
  ],
])('refuses %s', async (_, callEndpoint, status, message) => {
  const before = await listLinkedIds();
  const reply = await callEndpoint();
  expect(reply.body).toMatchObject({ status, message });
  expect(await listLinkedIds()).toEqual(before);
});
