import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientSettings, configureClient } from '#api/client/client-settings.ts';
import { fakeToken } from '#api/client/fake-api.ts';
import { IDLE_LIMIT_MS } from '#api/session/idle-limits.ts';
import { writeLastActivity } from '#api/session/last-activity.ts';
import { startSession } from '#api/session/session.ts';
import { readAhead } from './read-ahead.ts';
import { createAppRouter } from './router.ts';

const ada = { firstName: 'Ada', lastName: 'Byron', dob: '', gender: '', profileImage: '', diagnosName: '' };
const MINUTE = 60_000;
const BASE = 'https://api.test/';

const { fetch, baseUrl } = clientSettings;
const fetchMock = vi.fn(async () => new Response('{}'));
beforeEach(() => {
  localStorage.clear();
  fetchMock.mockClear();
  configureClient({ baseUrl: BASE, fetch: fetchMock });
});
afterEach(() => configureClient({ fetch, baseUrl }));

function signIn(role: 'patient' | 'physician', lifetimeMs = 10 * MINUTE): void {
  const accessToken = fakeToken(JSON.stringify({ exp: (Date.now() + lifetimeMs) / 1000, sub: 'ada' }));
  startSession({ accessToken, refreshToken: 'r' }, role, ada);
}

/** Lists the calls that are sent ahead of the page at a path. */
function listReadsAhead(path: string): string[] {
  const history = createMemoryHistory({ initialEntries: [path] });
  readAhead(createAppRouter(new QueryClient(), history));
  return fetchMock.mock.calls.map((args: unknown[]) => String(args[0]).slice(BASE.length)).toSorted();
}

it.each([
  ['/profile?step=image', ['dashboard/notifications', 'dashboard/profile']],
  ['/myHealth/info-patient', ['dashboard/notifications', 'intake/pationInfo', 'intake/status']],
  ['/myHealth/no-such-section', ['dashboard/notifications', 'intake/status']],
])('Sends the reads of %s ahead', (path, reads) => {
  signIn('patient');
  expect(listReadsAhead(path)).toEqual(reads);
});

it('Sends the reads of a patient’s intake in the patient’s scope', () => {
  signIn('physician');
  expect(listReadsAhead('/physician/update-profile/a%20b/contact')).toEqual([
    'dashboard/notifications',
    'intake/contacts?userId=a+b',
    'intake/status?userId=a+b',
    'physician/patient?patientId=a+b',
  ]);
});

it.each([
  ['nobody', () => undefined],
  ['somebody else than the page is for', () => signIn('physician')],
  ['somebody whose token has run out', () => signIn('patient', -1)],
  [
    'somebody who was away for too long',
    () => {
      signIn('patient');
      writeLastActivity(Date.now() - IDLE_LIMIT_MS);
    },
  ],
])('Sends nothing ahead for %s', (_, prepareSession) => {
  prepareSession();
  expect(listReadsAhead('/profile')).toEqual([]);
});

it('Sends nothing ahead for a public page', () => {
  signIn('patient');
  expect(listReadsAhead('/consent')).toEqual([]);
});
