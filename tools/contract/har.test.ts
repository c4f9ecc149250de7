import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createRadar } from '#radar/report.ts';
import { readHar } from './har.ts';
import { posing, radarOf } from './testing/posing.ts';

const entry = (method: string, url: string, status: number, text: string, more: object = {}) => ({
  request: { method, url, headers: [] },
  response: { status, headers: [], content: { mimeType: 'application/json', text, ...more } },
});
const har = (...entries: object[]) => JSON.stringify({ log: { version: '1.2', entries } });
const reply = (data: unknown) => JSON.stringify({ status: 200, message: '', data });
const app = entry('GET', 'https://app.example.com/assets/index.js', 200, 'export {}', {
  mimeType: 'text/javascript',
});
const api = 'https://app.example.com/backend/v2/';

it('finds the API in a HAR of a browser, and the radar checks its calls', () => {
  const { base, exchanges } = readHar(
    har(
      app,
      entry('OPTIONS', `${api}dashboard/products`, 204, ''),
      entry('GET', `${api}dashboard/products`, 200, reply([{ id: 1, name: 7 }])),
      entry('GET', `${api}physician/notes?patientId=7`, 200, btoa(reply([])), { encoding: 'base64' }),
      entry('POST', `${api}userAuth/login`, 400, '{"status":400,"message":"No"}'),
      entry('GET', `${api}dashboard/objectives`, 0, ''),
      entry('GET', `${api}patients/Jane.Doe/files?x=1`, 200, '{}'),
    ),
  );
  expect(base).toBe(api);
  const radar = createRadar();
  for (const exchange of exchanges) radar.record(exchange);
  const { operations, unknownCalls } = radar.report();
  const tried = operations.filter(({ calls }) => calls > 0);
  expect(Object.fromEntries(tried.map(({ name, verdict }) => [name, verdict]))).toEqual({
    listProducts: 'drifts',
    listNotes: 'fits',
    login: 'fits',
    listObjectives: 'unreachable',
  });
  expect(unknownCalls).toEqual(['GET patients/…/files']);
});

it('gives the same verdicts for a HAR of a walk as for the walk', async () => {
  const { exchanges, report } = await radarOf(posing(await createTestServer()), 'physician@clinic.test');
  const entries = exchanges.map(({ method, path, status, contentType, body }) =>
    entry(method, api + path, status ?? 0, body, { mimeType: contentType }),
  );
  const radar = createRadar();
  for (const exchange of readHar(har(app, ...entries)).exchanges) radar.record(exchange);
  const verdicts = (list: typeof report.operations) => list.map(({ name, verdict }) => [name, verdict]);
  expect(verdicts(radar.report().operations)).toEqual(verdicts(report.operations));
});

it.each([
  ['{"log":', /is no HAR/],
  ['[]', /is no HAR/],
  [har(app), /holds no call of the contract/],
])('rejects %s with a message', (text, words) => {
  expect(() => readHar(text)).toThrow(words);
});
