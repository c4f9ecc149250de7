import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { patient, physician, posing, radarOf } from './testing/posing.ts';

it.each([
  [patient, 'complete-patient'],
  [physician, 'complete-patient'],
])('restores the records that it has changed as %s', async (email, id) => {
  const server = await createTestServer();
  const stored = () => {
    const { intakeRecords, documents, checkUps, notes, shoops } = server.store.tables;
    const inOrder = intakeRecords.toSorted((a, b) => (a.userId + a.module < b.userId + b.module ? -1 : 1));
    return structuredClone({ intakeRecords: inOrder, documents, checkUps, notes, shoops });
  };
  const before = stored();
  const { report, drifting } = await radarOf(posing(server), email, { patient: id, write: true });
  expect(drifting).toEqual([]);
  expect(stored()).toEqual(before);
  const of = (wantedName: string) => report.operations.find(({ name }) => name === wantedName);
  for (const name of ['saveContacts', 'saveSummary', 'createDocument', 'updateDocument', 'deleteDocument'])
    expect(of(name), name).toMatchObject({ verdict: 'fits', note: '' });
});
