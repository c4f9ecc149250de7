import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeToken } from '#api/client/fake-api.ts';
import { IDLE_LIMIT_MS } from '#api/session/idle-limits.ts';
import { writeLastActivity } from '#api/session/last-activity.ts';
import { startSession } from '#api/session/session.ts';
import { requestEarly } from './early-requests.ts';
import type { PageRow, PageTable } from './page-table.ts';

const ada = { firstName: 'Ada', lastName: 'Byron', dob: '', gender: '', profileImage: '', diagnosName: '' };
const MINUTE = 60_000;
const API = 'https://api.test/v1/';
const files = ['assets/common.js', 'assets/record.js', 'assets/record.css'];
const pages: PageRow[] = [
  [null, 'consent', [0], [], null],
  [null, 'invited/(?<code>[^/]+)', [0], [], 'invited-head'],
  ['patient', '(dashboard)?', [0], [{ address: 'dashboard/shoops' }], null],
  [
    'physician',
    'patient/(?<patientId>[^/]+)(/[^/]+)?',
    [0, 1, 2],
    [
      { address: 'physician/patient?patientId=$patientId' },
      { address: 'dashboard/physician/{id}', only: 'view=notes' },
      { address: 'physician/notes?patientId=$patientId', only: 'view=notes' },
      { address: 'intake/contacts?userId=$patientId', only: '/contact/?(\\?|$)' },
    ],
    null,
  ],
];

const fetchMock = vi.fn(async () => new Response('{}'));
beforeEach(() => {
  localStorage.clear();
  fetchMock.mockClear();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.earlyReads = undefined;
  delete document.documentElement.dataset.earlyFrame;
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
});

function signIn(role: 'patient' | 'physician', lifetimeMs = 10 * MINUTE): void {
  const accessToken = fakeToken(JSON.stringify({ exp: (Date.now() + lifetimeMs) / 1000, sub: 'ada' }));
  startSession({ accessToken, refreshToken: 'r' }, role, ada);
}

/** Requests what belongs to a path below the base /app/. @returns reads and files */
function requestAt(
  path: string,
  { api = API, start = null }: Partial<Pick<PageTable, 'api' | 'start'>> = {},
) {
  history.replaceState(null, '', `/app/${path}`);
  requestEarly({ api, files, start, pages }, '/app/');
  return {
    frame: document.documentElement.dataset.earlyFrame,
    reads: fetchMock.mock.calls.map((args: unknown[]) => String(args[0]).replace(API, '')),
    files: [...document.head.querySelectorAll('link')].map(
      ({ rel, href }) => `${rel} ${new URL(href).pathname}`,
    ),
  };
}

it.each([
  ['patient/a%20b', ['physician/patient?patientId=a+b']],
  ['patient/50%', ['physician/patient?patientId=50%25']],
  ['patient/x%26role=admin/', ['physician/patient?patientId=x%26role%3Dadmin']],
  ['patient/x/contact', ['physician/patient?patientId=x', 'intake/contacts?userId=x']],
  ['patient/x/contact/?from=list', ['physician/patient?patientId=x', 'intake/contacts?userId=x']],
  ['patient/x/contacts', ['physician/patient?patientId=x']],
])('reads what the page at %s shows first', (path, reads) => {
  signIn('physician');
  expect(requestAt(path).reads).toEqual(reads);
});

it('encodes a parameter in a path as a segment', () => {
  signIn('patient');
  history.replaceState(null, '', '/physicians/a%20%2F%20b');
  const reads: PageRow[3] = [{ address: 'dashboard/physician/{id}' }];
  const row: PageRow = ['patient', 'physicians/(?<id>[^/]+)', [], reads, null];
  requestEarly({ api: API, files, start: null, pages: [row] }, '/');
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(
    `${API}dashboard/physician/a%20%2F%20b`,
    expect.anything(),
  );
});

it('requests scripts and style sheets of the page', () => {
  signIn('physician');
  expect(requestAt('patient/x').files).toEqual([
    'modulepreload /app/assets/common.js',
    'modulepreload /app/assets/record.js',
    'preload /app/assets/record.css',
  ]);
});

it('requests the first page of the role at the address of the app', () => {
  signIn('patient');
  expect(requestAt('')).toEqual({
    frame: '',
    reads: ['dashboard/shoops'],
    files: ['modulepreload /app/assets/common.js'],
  });
});

it.each([
  ['a guest', () => undefined],
  ['the other role', () => signIn('physician')],
])('requests nothing for %s', (_, prepareSession) => {
  prepareSession();
  expect(requestAt('dashboard')).toEqual({ frame: undefined, reads: [], files: [] });
});

it.each([
  ['a guest', () => undefined],
  ['a user of the other role', () => signIn('patient')],
])('requests the page of a visit that starts as another user than %s', (_, prepareSession) => {
  prepareSession();
  const start = { search: '[?&]scenario=', files: [2] };
  expect(requestAt('patient/x?scenario=clinic', { start })).toEqual({
    frame: undefined,
    reads: [],
    files: [
      'preload /app/assets/record.css',
      'modulepreload /app/assets/common.js',
      'modulepreload /app/assets/record.js',
    ],
  });
  document.head.replaceChildren();
  expect(requestAt('patient/x?from=scenario', { start }).files).toEqual([]);
});

it.each([
  ['whose token has expired', () => signIn('patient', -1)],
  [
    'who was away for too long',
    () => {
      signIn('patient');
      writeLastActivity(Date.now() - IDLE_LIMIT_MS);
    },
  ],
])('reads nothing and shows no frame for a user %s', (_, prepareSession) => {
  prepareSession();
  expect(requestAt('dashboard')).toMatchObject({ frame: undefined, reads: [] });
});

it('reads nothing for a public page, or without an API', () => {
  signIn('patient');
  expect(requestAt('consent')).toEqual({
    frame: undefined,
    reads: [],
    files: ['modulepreload /app/assets/common.js'],
  });
  expect(requestAt('dashboard', { api: null })).toMatchObject({ frame: '', reads: [] });
});

it.each([
  ['a guest', () => undefined],
  ['a user', () => signIn('patient')],
  ['a user whose session is over', () => signIn('patient', -1)],
])('shows %s the head of a public page', (_, prepareSession) => {
  prepareSession();
  expect(requestAt('invited/c-1')).toMatchObject({ frame: 'invited-head', reads: [] });
});
