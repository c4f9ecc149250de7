import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createRadar } from '#radar/report.ts';
import { readHar, unpackHar } from './har.ts';
import { createPosingApi, runRadar } from './testing/posing-api.ts';

const createEntry = (
  method: string,
  url: string,
  status: number,
  text: string,
  contentFields: object = {},
) => ({
  request: { method, url, headers: [] },
  response: {
    status,
    headers: [] as object[],
    content: { mimeType: 'application/json', text, ...contentFields },
  },
});
const createHar = (...entries: object[]) => JSON.stringify({ log: { version: '1.2', entries } });
const createReply = (data: unknown) => JSON.stringify({ status: 200, message: '', data });
const scriptEntry = createEntry('GET', 'https://app.example.com/assets/index.js', 200, 'export {}', {
  mimeType: 'text/javascript',
});
const apiBase = 'https://app.example.com/backend/v2/';

it('finds the API in a HAR of a browser, and the radar checks its calls', () => {
  const { base, exchanges } = readHar(
    createHar(
      scriptEntry,
      createEntry('OPTIONS', `${apiBase}dashboard/products`, 204, ''),
      createEntry('GET', `${apiBase}dashboard/products`, 200, createReply([{ id: 1, name: 7 }])),
      createEntry('GET', `${apiBase}physician/notes?patientId=7`, 200, btoa(createReply([])), {
        encoding: 'base64',
      }),
      createEntry('POST', `${apiBase}userAuth/login`, 400, '{"status":400,"message":"No"}'),
      createEntry('GET', `${apiBase}dashboard/objectives`, 0, ''),
      createEntry('GET', `${apiBase}patients/Jane.Doe/files?x=1`, 200, '{}'),
    ),
  );
  expect(base).toBe(apiBase);
  const radar = createRadar();
  for (const exchange of exchanges) radar.record(exchange);
  const { operations, unknownCalls } = radar.report();
  const calledOperations = operations.filter(({ calls }) => calls > 0);
  expect(Object.fromEntries(calledOperations.map(({ name, verdict }) => [name, verdict]))).toEqual({
    listProducts: 'drifts',
    listNotes: 'fits',
    login: 'fits',
    listObjectives: 'unreachable',
  });
  expect(unknownCalls).toEqual(['GET patients/…/files']);
});

it.each([0, -1])('counts a call with the status %d as broken, not as a drift', (status) => {
  const url = `${apiBase}dashboard/objectives`;
  const { exchanges } = readHar(createHar(createEntry('GET', url, status, '')));
  const radar = createRadar();
  for (const exchange of exchanges) radar.record(exchange);
  const called = radar.report().operations.filter(({ calls }) => calls > 0);
  expect(called).toMatchObject([{ name: 'listObjectives', verdict: 'unreachable', note: 'no answer' }]);
});

it('names a redirect that the browser has followed, without its address', () => {
  const followedEntry = createEntry('GET', `${apiBase}dashboard/objectives`, 301, '');
  followedEntry.response.headers = [{ name: 'Location', value: '/backend/v2/dashboard/objectives/' }];
  const { exchanges } = readHar(
    createHar(followedEntry, createEntry('GET', `${apiBase}dashboard/products`, 200, createReply([]))),
  );
  expect(exchanges.map(({ redirect }) => redirect)).toEqual([
    'a redirect to the same path with a slash',
    undefined,
  ]);
});

it('gives the same verdicts for a HAR of a walk as for the walk', async () => {
  const { exchanges, report } = await runRadar(
    createPosingApi(await createTestServer()),
    'physician@clinic.test',
  );
  const entries = exchanges.map(({ method, path, status, contentType, body }) =>
    createEntry(method, apiBase + path, status ?? 0, body, { mimeType: contentType }),
  );
  const radar = createRadar();
  for (const exchange of readHar(createHar(scriptEntry, ...entries)).exchanges) radar.record(exchange);
  const listVerdicts = (list: typeof report.operations) => list.map(({ name, verdict }) => [name, verdict]);
  expect(listVerdicts(radar.report().operations)).toEqual(listVerdicts(report.operations));
});

it.each([
  ['{"log":', /is no HAR/],
  ['[]', /is no HAR/],
  [createHar(scriptEntry), /holds no call of the contract/],
])('rejects %s with a message', (text, message) => {
  expect(() => readHar(text)).toThrow(message);
});

it('unpacks a gzipped file', () => {
  expect(unpackHar(gzipSync('{"log":{}}'))).toBe('{"log":{}}');
  expect(unpackHar(Buffer.from('{"log":{}}'))).toBe('{"log":{}}');
});
