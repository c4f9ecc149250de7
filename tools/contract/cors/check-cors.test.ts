import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '#api/client/fake-api.ts';
import { operations } from '#api/endpoints/operations.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createHttpAnswer } from '#mocks/transports/http-answer.ts';
import { type AlterHeaders, appOrigin, withCors } from '../testing/cors-api.ts';
import { startServer } from '../testing/over-http.ts';
import { createPosingApi, patientEmail, physicianEmail, runRadar } from '../testing/posing-api.ts';

const allowOrigin = 'Access-Control-Allow-Origin';

// Node has no storage: the session would stay in memory, for the tests of later files.
beforeEach(() => void fakeStorage());
afterEach(() => vi.unstubAllGlobals());

/** Runs the radar for an app of another origin, as a patient; also returns what the API has got. */
async function run(alterHeaders?: AlterHeaders, email = patientEmail) {
  const gotRequests: Request[] = [];
  const api = withCors(createPosingApi(await createTestServer()), alterHeaders, gotRequests);
  const options = { origin: appOrigin, patient: 'complete-patient' };
  return { ...(await runRadar(api, email, options)), gotRequests };
}

it.each([patientEmail, physicianEmail])(
  'finds nothing in an API that allows the app, for %s',
  async (email) => {
    const { driftLines, gotRequests } = await run(undefined, email);
    expect(driftLines).toEqual([]);
    const preflights = gotRequests.filter(({ method }) => method === 'OPTIONS');
    // A public read has no preflight, and a document’s file has one more.
    const publicReads = operations.filter(
      ({ method, endpoints: [endpoint] }) => method === 'GET' && endpoint?.access === 'public',
    );
    expect(preflights).toHaveLength(operations.length - publicReads.length + 1);
    expect(gotRequests.every(({ headers }) => headers.get('origin') === appOrigin)).toBe(true);
    expect(gotRequests.every(({ redirect }) => redirect === 'manual')).toBe(true);
  },
);

it('finds nothing in the mock over HTTP', async () => {
  const base = await startServer(createHttpAnswer(await createTestServer()));
  expect((await runRadar({ base }, patientEmail, { origin: appOrigin })).driftLines).toEqual([]);
});

it('sends no preflight without an origin', async () => {
  const gotRequests: Request[] = [];
  await runRadar(withCors(createPosingApi(await createTestServer()), undefined, gotRequests), patientEmail);
  expect(gotRequests.filter(({ method }) => method === 'OPTIONS')).toEqual([]);
  expect(gotRequests.every(({ headers }) => !headers.has('origin'))).toBe(true);
});

it('finds the call whose preflight is not allowed, tried or not', async () => {
  const { report } = await run((request, headers) => {
    if (request.headers.get('access-control-request-method') === 'DELETE')
      headers.set('Access-Control-Allow-Methods', 'GET, PUT');
  });
  const driftingRows = report.operations.filter(({ verdict }) => verdict === 'drifts');
  expect(driftingRows.find(({ name }) => name === 'deleteDocument')).toMatchObject({
    calls: 0,
    note: 'it writes',
    drifts: [{ path: 'preflight Access-Control-Allow-Methods', expected: 'DELETE' }],
  });
  expect(driftingRows.every(({ method }) => method === 'DELETE')).toBe(true);
});

it('finds errors that the app may not read, while it may read successes', async () => {
  const { driftLines, report } = await run((_, headers, status) => {
    if (status >= 400) headers.delete(allowOrigin);
  });
  const places = driftLines.map((line) => line.replace(/^\w+ /, ''));
  expect(places.toSorted()).toEqual([
    `status 401 ${allowOrigin}: the app’s origin or * / nothing`,
    `status 404 ${allowOrigin}: the app’s origin or * / nothing`,
  ]);
  expect(JSON.stringify(report)).not.toMatch(/no-token|placeholder/);
});

it('finds replies that the app may not read', async () => {
  const { driftLines } = await run((request, headers) => {
    if (request.url.endsWith('dashboard/products') && request.method === 'GET')
      headers.set(allowOrigin, 'https://other.test');
  });
  expect(driftLines).toEqual([`listProducts ${allowOrigin}: the app’s origin or * / another`]);
});

it('finds the file of a document that the app may not read, without its address', async () => {
  const { driftLines } = await run((request, headers) => {
    const isFile = !operations.some(({ path }) =>
      new RegExp(`v1/${path.replaceAll(/\{\w+\}/g, '[^/?]+')}($|\\?)`).test(request.url),
    );
    if (isFile) headers.delete(allowOrigin);
  });
  const place = 'listDocuments file of data.result[].url ';
  expect(driftLines).toEqual([
    `${place}preflight ${allowOrigin}: the app’s origin or * / nothing`,
    `${place}${allowOrigin}: the app’s origin or * / nothing`,
  ]);
});

it('reports an API that answers no preflight at all', async () => {
  const api = withCors(createPosingApi(await createTestServer()));
  const network = async (request: Request) => {
    if (request.method === 'OPTIONS') throw new TypeError('fetch failed');
    return api.network(request);
  };
  const { driftLines } = await runRadar({ ...api, network }, patientEmail, { origin: appOrigin });
  expect(driftLines).toContain('login preflight: an answer / nothing');
});
