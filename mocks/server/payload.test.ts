import { expect, test } from 'vitest';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import { readPayload } from './payload.ts';

async function connectAsPatient() {
  const server = await createTestServer();
  const token = signInForToken(server, 'patient@clinic.test');
  const stored = server.store.tables.intakeRecords.find(
    (entry) => entry.userId === 'patient' && entry.module === 'Contacts',
  );
  const save = (changes: object) =>
    callApi(server, 'saveContacts', { token, body: { ...stored?.record, ...changes } });
  return { server, token, save };
}

test('answers 400 to a body that is not JSON', async () => {
  const { server, token } = await connectAsPatient();
  expect((await callApi(server, 'saveContacts', { token, body: '{' })).status).toBe(400);
});

test('answers 400 to a body that violates the schema, and names the field', async () => {
  const { save } = await connectAsPatient();
  const { status, body } = await save({ firstName: 7 });
  expect(status).toBe(400);
  expect(body.message).toMatch(/^firstName: /);
  expect(body.data).toBeNull();
});

test('answers 400 to a body that breaks a rule, with the rule’s message', async () => {
  const { save } = await connectAsPatient();
  expect((await save({ lastName: ' ' })).body).toMatchObject({
    status: 400,
    message: 'lastName: This field is required',
  });
  expect((await save({ contactPhone: '123' })).body.message).toBe(
    'contactPhone: Please enter valid  Contact Phone.',
  );
});

test('answers 400 to a choice that is not on the list', async () => {
  const { server } = await connectAsPatient();
  const token = signInForToken(server, 'patient@clinic.test');
  const { data } = (await callApi(server, 'readPatientInformation', { token })).body;
  const body = { ...(data as object), gender: 'Unknown' };
  expect(await callApi(server, 'savePatientInformation', { token, body })).toMatchObject({
    status: 400,
    body: { message: 'gender: This is not one of the options' },
  });
});

test('answers 400 to a query that violates the schema', async () => {
  const { server } = await connectAsPatient();
  expect((await callApi(server, 'searchDiagnoses')).status).toBe(400);
});

test('answers 413 to a body that is too large', async () => {
  const { save } = await connectAsPatient();
  expect((await save({ referredBy: 'x'.repeat(1_000_001) })).status).toBe(413);
});

test('stores a saved section for its patient alone, without fields that the contract lacks', async () => {
  const { server, save } = await connectAsPatient();
  const token = signInForToken(server, 'new.patient@clinic.test');
  await save({ referredBy: 'A neighbor', extra: 1 });
  const status = await callApi(server, 'readIntakeStatus', { token });
  expect(status.body.data).toContainEqual({ module: 'Contacts', isCompleted: false });
  const patient = signInForToken(server, 'patient@clinic.test');
  const { data } = (await callApi(server, 'readContacts', { token: patient })).body;
  expect(data).toMatchObject({ referredBy: 'A neighbor' });
  expect(data).not.toHaveProperty('extra');
});

test('the server’s list decides whether a diagnosis is a cancer', async () => {
  const { server, token } = await connectAsPatient();
  const cancer = server.store.tables.diagnoses.find(({ isCancer }) => isCancer);
  const body = {
    name: cancer?.name,
    diagnoseId: cancer?.id,
    isCancer: false,
    cancerStage: '',
    icdCode: '',
    onsetDate: '',
    duration: '',
    concerns: [],
  };
  expect((await callApi(server, 'saveDiagnosis', { token, body })).body.message).toBe(
    'cancerStage: This field is required',
  );
  const bodyWithStage = { ...body, cancerStage: 'stage1' };
  expect((await callApi(server, 'saveDiagnosis', { token, body: bodyWithStage })).status).toBe(200);
  const unknownDiagnosisBody = { ...bodyWithStage, diagnoseId: 'd0' };
  expect((await callApi(server, 'saveDiagnosis', { token, body: unknownDiagnosisBody })).status).toBe(400);
});

/** Returns a request as in Firefox, which has no `Request.body`. */
function createRequestWithoutStream(body: object): Request {
  const request = new Request('http://localhost/api/userAuth/password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  Object.defineProperty(request, 'body', { value: undefined });
  return request;
}

test('reads and measures a body without a stream', async () => {
  const email = 'patient@clinic.test';
  expect((await readPayload(endpoints.forgotPassword, createRequestWithoutStream({ email }))).fits).toBe(
    true,
  );
  const largeRequest = createRequestWithoutStream({ email, more: 'x'.repeat(1_000_001) });
  const { validate: validateLarge } = await readPayload(endpoints.forgotPassword, largeRequest);
  expect(validateLarge).toThrow('This is too large');
});
