import { expect, it } from 'vitest';
import type { Exchange } from './exchange.ts';
import { describeRedirect, isRedirect } from './redirect.ts';
import { createRadar } from './report.ts';

const from = 'http://api.test/v1/physician/patient?patientId=secret-7';

it.each([
  ['https://api.test/v1/physician/patient?patientId=secret-7', 'a redirect from http to https'],
  ['https://login.test/sso?next=secret-7', 'a redirect to another origin'],
  ['http://api.test:8080/v1/physician/patient', 'a redirect to another origin'],
  ['/v1/physician/patient/?patientId=secret-7', 'a redirect to the same path with a slash'],
  ['http://api.test/v1/physician/patient?id=secret-7', 'a redirect to the same path'],
  ['secret-7', 'a redirect to another path'],
  ['', 'a redirect without an address'],
  [null, 'a redirect without an address'],
])('describes a redirect to %s without its address', (location, description) => {
  expect(describeRedirect(from, location)).toBe(description);
});

it('describes a redirect that removes the slash', () => {
  expect(describeRedirect(`${from.split('?')[0]}/`, from)).toBe(
    'a redirect to the same path without a slash',
  );
});

it('tells a redirect from other statuses', () => {
  expect([301, 302, 303, 307, 308].every(isRedirect)).toBe(true);
  expect([200, 300, 304, 404, null].some(isRedirect)).toBe(false);
});

const exchange: Exchange = {
  method: 'GET',
  path: 'dashboard/products',
  status: 301,
  contentType: 'text/html',
  body: '<p>Moved</p>',
  mustSucceed: true,
};
const redirect = 'a redirect to another origin';

/** Returns the products' row of a report of one call. */
function judge(changes: Partial<Exchange>) {
  const radar = createRadar({ statusesOf: () => new Set([200]) });
  radar.record({ ...exchange, ...changes });
  return radar.report().operations.find(({ name }) => name === 'listProducts');
}

it('is a drift, and the only one of its reply', () => {
  expect(judge({ redirect })).toMatchObject({
    verdict: 'drifts',
    drifts: [{ path: '', expected: 'a reply without a redirect', found: redirect, times: 1 }],
  });
});

it('is a drift next to those of the reply to which a browser was led', () => {
  const body = JSON.stringify({ status: 200, message: '', data: [{ id: 1, name: 7 }] });
  const row = judge({ redirect, status: 200, contentType: 'application/json', body });
  expect(row?.drifts.map(({ path }) => path)).toEqual(['', 'data[].name']);
});
