import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createPosingApi, patientEmail, physicianEmail, runRadar } from './testing/posing-api.ts';

it.each([
  [patientEmail, 'complete-patient'],
  [physicianEmail, 'complete-patient'],
])('a run with writes restores the records that it has changed as %s', async (email, id) => {
  const server = await createTestServer();
  const copyRecords = () => {
    const { intakeRecords, documents, checkUps, notes, shoops } = server.store.tables;
    // The order of the records may change: a save may move one.
    const sortedRecords = intakeRecords.toSorted((a, b) =>
      a.userId + a.module < b.userId + b.module ? -1 : 1,
    );
    return structuredClone({ intakeRecords: sortedRecords, documents, checkUps, notes, shoops });
  };
  const before = copyRecords();
  const { report, driftLines } = await runRadar(createPosingApi(server), email, {
    patient: id,
    write: true,
  });
  expect(driftLines).toEqual([]);
  expect(copyRecords()).toEqual(before);
  const findOperation = (wantedName: string) => report.operations.find(({ name }) => name === wantedName);
  // Of each kind of write one is named, so that a run without writes fails.
  for (const name of ['saveContacts', 'saveSummary', 'createDocument', 'updateDocument', 'deleteDocument'])
    expect(findOperation(name), name).toMatchObject({ verdict: 'fits', note: '' });
});
