import { expect, it } from 'vitest';
import { buildPreflight, type CallKind, findOriginDrifts, findPreflightDrifts } from './browser-rules.ts';

const origin = 'https://app.example.com';
const url = 'https://api.test/v1/intake/documents';
const kind: CallKind = {
  method: 'PUT',
  headers: ['authorization', 'content-type'],
  sendsCookies: false,
  needsPreflight: true,
};
const goodHeaders = {
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Methods': 'GET, PUT',
  'Access-Control-Allow-Headers': 'Content-Type, AUTHORIZATION',
};

/** Lists the drifts of a good answer with these changes; '' removes a header. */
function judge(changes: Record<string, string>, status = 204, changedKind: Partial<CallKind> = {}): string[] {
  const headers = Object.entries({ ...goodHeaders, ...changes }).filter(([, value]) => value !== '');
  const answer = new Response(null, { status, headers: Object.fromEntries(headers) });
  const judgedKind = { ...kind, ...changedKind };
  const drifts = findPreflightDrifts(buildPreflight(url, origin, judgedKind), answer, origin, judgedKind);
  return drifts.map(({ path, expected, found }) => `${path}: ${expected} / ${found}`);
}

it('announces the method and the headers in a preflight as browsers do', () => {
  const preflight = buildPreflight(url, origin, kind);
  expect(preflight.method).toBe('OPTIONS');
  expect(preflight.redirect).toBe('manual');
  expect(Object.fromEntries(preflight.headers)).toEqual({
    accept: '*/*',
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization,content-type',
  });
  const withoutHeaders = buildPreflight(url, origin, { ...kind, headers: [] });
  expect(withoutHeaders.headers.has('access-control-request-headers')).toBe(false);
});

it('accepts all that a browser accepts', () => {
  expect(judge({})).toEqual([]);
  expect(judge({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Methods': '*' }, 200)).toEqual([]);
  expect(judge({ 'Access-Control-Allow-Headers': '*, Authorization' })).toEqual([]);
  // Browsers send these methods without a permission.
  for (const method of ['GET', 'POST'])
    expect(judge({ 'Access-Control-Allow-Methods': '' }, 204, { method })).toEqual([]);
});

it.each([
  [
    { 'Access-Control-Allow-Origin': '' },
    'preflight Access-Control-Allow-Origin: the app’s origin or * / nothing',
  ],
  [
    { 'Access-Control-Allow-Origin': 'https://secret.test' },
    'preflight Access-Control-Allow-Origin: the app’s origin or * / another',
  ],
  [
    { 'Access-Control-Allow-Origin': `${origin}, *` },
    'preflight Access-Control-Allow-Origin: the app’s origin or * / several',
  ],
  [{ 'Access-Control-Allow-Methods': '' }, 'preflight Access-Control-Allow-Methods: PUT / nothing'],
  [
    { 'Access-Control-Allow-Methods': 'put, GET' },
    'preflight Access-Control-Allow-Methods: PUT / a list without',
  ],
  [
    { 'Access-Control-Allow-Headers': '' },
    'preflight Access-Control-Allow-Headers: authorization, content-type / nothing',
  ],
  [
    { 'Access-Control-Allow-Headers': '*' },
    'preflight Access-Control-Allow-Headers: authorization / a list without',
  ],
])('finds %j', (changes, drift) => {
  expect(judge(changes)).toEqual([drift]);
});

it('finds a preflight that is refused or redirected', () => {
  expect(judge({}, 405)).toEqual(['preflight: a 2xx / status 405']);
  expect(judge({ Location: `${url}/` }, 308)).toEqual([
    'preflight: a reply without a redirect / a redirect to the same path with a slash',
  ]);
});

it('accepts no wildcard with cookies, which the app does not send', () => {
  const wildcards = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Methods': '*' };
  expect(judge(wildcards, 204, { sendsCookies: true })).toEqual([
    'preflight Access-Control-Allow-Origin: the app’s origin / *',
    'preflight Access-Control-Allow-Credentials: true / nothing',
    'preflight Access-Control-Allow-Methods: PUT / a list without',
  ]);
  const headers = new Headers({ ...goodHeaders, 'Access-Control-Allow-Credentials': 'true' });
  expect(findOriginDrifts(headers, origin, '', true)).toEqual([]);
});
