import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { judgeByDocument } from './document-judge.ts';
import { type Alter, createPosingApi, runRadar } from './testing/posing-api.ts';

/** Lists the drifts that the API document finds in the replies to one account. */
async function listDrifts(email: string, alter?: Alter): Promise<string[]> {
  const { exchanges } = await runRadar(createPosingApi(await createTestServer(), alter), email);
  const { judgements } = await judgeByDocument(exchanges);
  return judgements.map(({ operation, drift: { path, found } }) => `${operation.name} ${path}: ${found}`);
}

it('finds nothing in valid traffic', async () => {
  expect(await listDrifts('complete.patient@clinic.test')).toEqual([]);
  expect(await listDrifts('physician@clinic.test')).toEqual([]);
});

it('finds drifts without the values of patients', async () => {
  const found = await listDrifts('complete.patient@clinic.test', (name, body) => {
    if (name === 'readProfile')
      return { ...body, data: { ...(body.data as object), email: { findUnseen: 'Ruth' } } };
    return name === 'listNotifications' ? { ...body, data: { notifications: [], unreadCount: '3' } } : body;
  });
  expect([...new Set(found)].toSorted()).toEqual([
    'listNotifications data.unreadCount: a number in a text',
    'readProfile data.email: an object',
  ]);
});

it('lists the fields that no reply had, and the same called operations as the radar', async () => {
  const { exchanges, report } = await runRadar(
    createPosingApi(await createTestServer()),
    'complete.patient@clinic.test',
  );
  const { unseen } = await judgeByDocument(exchanges);
  const findUnseen = (wanted: string) => [...unseen].find(([{ name }]) => name === wanted)?.[1];
  expect(findUnseen('listSharedNotes')).toEqual(['data[].physician']);
  expect(findUnseen('readContacts')).toEqual([]);
  const called = report.operations.filter(({ calls }) => calls > 0).map(({ name }) => name);
  expect([...unseen.keys()].map(({ name }) => name).toSorted()).toEqual(called.toSorted());
});
