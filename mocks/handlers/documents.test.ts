import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { formatOfBytes } from '#domain/files/file-formats.ts';
import { getSampleFile, sampleFacts } from '#mocks/seed/sample-files.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import { createMswHandlers } from '#mocks/transports/msw-handlers.ts';

const baseUrl = 'http://api.test/';
const ownerEmail = 'new.patient@clinic.test';
let server: MockServer;

beforeEach(async () => {
  server = await createTestServer();
});

const createPdf = (name = 'scan.pdf', content = '%PDF-1.4 one') =>
  new File([content], name, { type: 'application/pdf' });

function createForm(file: File | null, changedFields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const fields = { documentTitle: 'Scan', documentType: 'Scans', documentDescription: '', ...changedFields };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', file);
  return form;
}

const addDocument = (file: File, changedFields?: Record<string, string>, email = ownerEmail) =>
  callApi(server, 'createDocument', {
    token: signInForToken(server, email),
    body: createForm(file, changedFields),
  });

async function listDocuments(email = ownerEmail, query?: Record<string, string>) {
  const { body } = await callApi(server, 'listDocuments', { token: signInForToken(server, email), query });
  return (body.data as { result: { id: string; documentName: string; documenUrl: string }[] }).result;
}

async function isComplete() {
  const { body } = await callApi(server, 'readIntakeStatus', { token: signInForToken(server, ownerEmail) });
  return (body.data as { module: string; isCompleted: boolean }[]).some(
    ({ module, isCompleted }) => module === 'MyDocuments' && isCompleted,
  );
}

/** Requests the URL of a document's file. */
async function fetchFile(url: string, email?: string) {
  const headers = email ? { Authorization: `Bearer ${signInForToken(server, email)}` } : undefined;
  const response = await getResponse(
    createMswHandlers(server, baseUrl),
    new Request(baseUrl + url, { headers }),
  );
  return response ?? Response.error();
}

it('My Documents is complete while it has a document (decision 28)', async () => {
  expect(await isComplete()).toBe(false);
  await addDocument(createPdf());
  expect(await isComplete()).toBe(true);
  const [first] = await listDocuments();
  const token = signInForToken(server, ownerEmail);
  await callApi(server, 'deleteDocument', { token, query: { id: first?.id ?? '' } });
  expect(await listDocuments()).toEqual([]);
  expect(await isComplete()).toBe(false);
});

it('returns a file byte for byte under its name, and leaves it out of snapshots', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('%PDF-1.4'), 0, 255, 13, 10, 128]);
  await addDocument(new File([bytes], 'Größe & Œdème.pdf', { type: 'application/pdf' }));
  const [first] = await listDocuments();
  expect(first?.documentName).toBe('Größe & Œdème.pdf');
  const response = await fetchFile(first?.documenUrl ?? '', ownerEmail);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(server.store.serialize()).not.toContain('%PDF');
});

it('lists the newest first; an update without a file keeps the old file', async () => {
  await addDocument(createPdf('one.pdf'));
  await addDocument(createPdf('two.pdf'));
  const [two, one] = await listDocuments();
  expect([two?.documentName, one?.documentName]).toEqual(['two.pdf', 'one.pdf']);
  const token = signInForToken(server, ownerEmail);
  const id = one?.id ?? '';
  const update = (file: File | null) =>
    callApi(server, 'updateDocument', { token, body: createForm(file, { id, documentTitle: 'Renamed' }) });
  await update(null);
  expect(await (await fetchFile(one?.documenUrl ?? '', ownerEmail)).text()).toBe('%PDF-1.4 one');
  await update(createPdf('three.pdf', '%PDF-1.4 three'));
  expect(await (await fetchFile(one?.documenUrl ?? '', ownerEmail)).text()).toBe('%PDF-1.4 three');
  const { body } = await callApi(server, 'readDocument', { token, params: { id } });
  expect(body.data).toMatchObject({ documentTitle: 'Renamed', documentName: 'three.pdf' });
});

describe('refuses', () => {
  const tooLargeFile = new File(['%PDF-1.4', new Uint8Array(MAX_FILE_BYTES)], 'big.pdf', {
    type: 'application/pdf',
  });

  it.each([
    ['a file that is too large', 413, tooLargeFile, {}],
    ['a type that is not accepted', 400, new File(['MZ'], 'tool.exe'), {}],
    ['a file that is not what its name says', 400, createPdf('page.pdf', '<script>alert(1)</script>'), {}],
    ['a hostile name', 400, createPdf('../../etc/passwd.pdf'), {}],
    ['an unknown type of document', 400, createPdf(), { documentType: 'Recipes' }],
    ['no title', 400, createPdf(), { documentTitle: ' ' }],
  ])('%s', async (_, status, file, changedFields) => {
    expect((await addDocument(file, changedFields)).status).toBe(status);
    expect(await listDocuments()).toEqual([]);
  });

  it('a body without a file and a body that is not a form', async () => {
    const token = signInForToken(server, ownerEmail);
    expect((await callApi(server, 'createDocument', { token, body: createForm(null) })).status).toBe(400);
    expect((await callApi(server, 'createDocument', { token, body: '{}' })).status).toBe(400);
  });
});

describe('ownership of documents', () => {
  it('a physician can act for their own patient', async () => {
    expect((await addDocument(createPdf(), { userId: 'new-patient' }, 'physician@clinic.test')).status).toBe(
      200,
    );
    expect(await listDocuments('physician@clinic.test', { userId: 'new-patient' })).toHaveLength(1);
    expect(
      (await addDocument(createPdf(), { userId: 'new-patient' }, 'new.physician@clinic.test')).status,
    ).toBe(403);
  });

  it('the file’s URL needs the token of a user who may read the document', async () => {
    await addDocument(createPdf());
    const url = (await listDocuments())[0]?.documenUrl ?? '';
    const statusFor = async (email?: string) => (await fetchFile(url, email)).status;
    expect(await statusFor()).toBe(401);
    expect(await statusFor('patient@clinic.test')).toBe(403);
    expect(await statusFor('new.physician@clinic.test')).toBe(403);
    expect(await statusFor('physician@clinic.test')).toBe(200);
  });

  it('every call on another patient’s document answers 404', async () => {
    await addDocument(createPdf());
    const id = (await listDocuments())[0]?.id ?? '';
    const token = signInForToken(server, 'patient@clinic.test');
    const calls = await Promise.all([
      callApi(server, 'readDocument', { token, params: { id } }),
      callApi(server, 'updateDocument', { token, body: createForm(null, { id }) }),
      callApi(server, 'deleteDocument', { token, query: { id } }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

it('after an import, uploaded files answer 404 and samples are still served', async () => {
  await addDocument(createPdf());
  const snapshot = server.store.snapshot();
  await server.store.reset('clinic');
  server.store.restore(snapshot);
  expect((await fetchFile((await listDocuments())[0]?.documenUrl ?? '', ownerEmail)).status).toBe(404);
  const seeded = await listDocuments('complete.patient@clinic.test');
  expect(seeded).toHaveLength(3);
  for (const { documenUrl } of seeded)
    expect((await fetchFile(documenUrl, 'complete.patient@clinic.test')).status).toBe(200);
});

it('samples have the format of their type', async () => {
  for (const name of ['report', 'markers', 'scan'] as const) {
    const file = getSampleFile(name);
    expect(formatOfBytes(new Uint8Array(await file.arrayBuffer()))?.mimeTypes[0]).toBe(file.type);
    expect({ type: file.type, size: file.size }, 'what the seed says of it').toEqual(sampleFacts[name]);
    // The largest sample is the picture: 48 kB without compression.
    expect(file.size).toBeLessThan(60_000);
  }
});
