import { expect, it } from 'vitest';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createPosingApi, patientEmail, physicianEmail, runRadar } from './testing/posing-api.ts';
import { listLeftovers } from './writes.ts';

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

/** Returns the patient's stored contacts. */
const readContacts = ({ store }: MockServer) =>
  store.tables.intakeRecords.find(
    ({ userId, module }) => userId === 'complete-patient' && module === 'Contacts',
  )?.record ?? {};

/** Changes the stored contacts, as a server does that saves something else. */
const spoilContacts = (server: MockServer) => Object.assign(readContacts(server), { referredBy: 'Spoilt' });

/** Runs the writes, and interrupts them at the first call of an operation. */
async function runInterrupted(
  at: EndpointName,
  onCall: (
    server: MockServer,
    name: EndpointName | undefined,
    calls: readonly EndpointName[],
  ) => void = () => {},
) {
  const server = await createTestServer();
  const before = structuredClone(readContacts(server));
  const controller = new AbortController();
  const calls: EndpointName[] = [];
  const api = createPosingApi(server, (name, body) => {
    if (name) calls.push(name);
    onCall(server, name, calls);
    if (name === at) controller.abort();
    return body;
  });
  const options = { patient: 'complete-patient', write: true, signal: controller.signal };
  const { report } = await runRadar(api, patientEmail, options);
  const noteOf = (wanted: string) => report.operations.find(({ name }) => name === wanted)?.note;
  const callsAfter = calls.slice(calls.indexOf(at) + 1);
  return { server, before, noteOf, callsAfter };
}

it('puts back a section that was saved when the run is interrupted, and saves no other', async () => {
  const { server, before, noteOf, callsAfter } = await runInterrupted(
    'saveContacts',
    (server, name, calls) => {
      const isFirst = calls.filter((call) => call === 'saveContacts').length === 1;
      if (name === 'saveContacts' && isFirst) spoilContacts(server);
    },
  );
  expect(readContacts(server)).toEqual(before);
  expect(callsAfter).toEqual(['readContacts', 'saveContacts', 'readContacts', 'logout']);
  expect(noteOf('saveContacts')).toBe('a save changed the record; it was put back');
  expect(noteOf('createDocument')).toBe('the run was interrupted before');
});

it('reports a section that could not be put back', async () => {
  const { noteOf } = await runInterrupted('saveContacts', (server, name) => {
    if (name === 'saveContacts') spoilContacts(server);
  });
  expect(noteOf('saveContacts')).toBe('NOT PUT BACK: a save changed the record');
});

it('removes the document that was added when the run is interrupted', async () => {
  const { server, noteOf, callsAfter } = await runInterrupted('createDocument');
  expect(callsAfter).toEqual(['listDocuments', 'deleteDocument', 'listDocuments', 'logout']);
  expect(
    server.store.tables.documents.filter(({ documentTitle }) => documentTitle === 'Contract radar'),
  ).toEqual([]);
  expect(noteOf('createDocument')).toBe('');
});

it('lists the changes that were not put back', () => {
  const notes = new Map([
    ['saveContacts', 'NOT PUT BACK: a save changed the record'],
    ['saveSummary', 'a save changed the record; it was put back'],
    ['createDocument', 'NOT REMOVED: the document “Contract radar”'],
  ]);
  expect(listLeftovers(notes)).toEqual([
    'saveContacts: NOT PUT BACK: a save changed the record',
    'createDocument: NOT REMOVED: the document “Contract radar”',
  ]);
});
