import { afterEach, expect, test, vi } from 'vitest';
import { createTestServer, signInForToken, TEST_TIME } from '#mocks/testing/test-server.ts';
import { findMoments, findOffsetChange, type MomentName } from './moments.ts';

afterEach(() => vi.unstubAllEnvs());

const { store } = await createTestServer('expired-link');
const token = signInForToken({ store } as never, 'patient@clinic.test');
const patient = store.tables.accounts.find(({ email }) => email === 'patient@clinic.test');

/** Finds a moment's time. */
function findTime(name: MomentName, changes: Partial<Parameters<typeof findMoments>[0]> = {}): number | null {
  const context = { store, now: TEST_TIME, token, patient, ...changes };
  return findMoments(context).find((moment) => moment.name === name)?.time ?? null;
}

test('a token expires a quarter of an hour after it was issued', () => {
  expect(findTime('token-expires')).toBe(store.now() + 15 * 60_000 - 10_000);
  expect(findTime('token-expires', { token: '' })).toBeNull();
  expect(findTime('token-expires', { token: 'opaque' })).toBeNull();
});

test('of the links, the next to run out counts', () => {
  const [link] = store.tables.links;
  if (!link) throw new Error('The scenario has a link');
  expect(findTime('link-expires')).toBeNull();
  store.tables.links.push(
    { ...link, code: 'later', expiresAt: store.now() + 7_200_000 },
    { ...link, code: 'sooner', expiresAt: store.now() + 3_600_000 },
    { ...link, code: 'used', expiresAt: store.now() + 60_000, used: true },
  );
  expect(findTime('link-expires')).toBe(TEST_TIME + 3_600_000 - 10_000);
});

test('midnight and birthdays are those of the browser’s time zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(new Date(findTime('midnight') ?? 0).toString()).toContain('Mon Mar 02 2026 23:59:50');
  if (!patient) throw new Error('The patient exists');
  const birthday = findTime('birthday', { patient: { ...patient, dob: '03-02-1990' } });
  expect(new Date(birthday ?? 0).toString()).toContain('Tue Mar 02 2027 00:00:10');
  expect(findTime('birthday', { patient: { ...patient, dob: '' } })).toBeNull();
  expect(findTime('birthday', { patient: undefined })).toBeNull();
});

test.each([
  ['Europe/Vienna', '2026-03-29T01:00:00.000Z'],
  ['America/New_York', '2026-03-08T07:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z'],
])('the clocks of %s change at %s', (zone, change) => {
  vi.stubEnv('TZ', zone);
  expect(new Date(findOffsetChange(TEST_TIME) ?? 0).toISOString()).toBe(change);
});

test('a time zone without daylight saving has no such moment', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(findTime('daylight-saving')).toBeNull();
});
