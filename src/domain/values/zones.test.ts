import { afterEach, expect, it, vi } from 'vitest';
import { formatZonedTime, isDayElsewhere } from './zones.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  // 9 AM in New York, 4 AM in Honolulu: the same day for every sender.
  ['America/New_York', '2026-11-24T14:00:00Z', false],
  ['Pacific/Honolulu', '2026-11-24T14:00:00Z', false],
  // 12:30 AM in New York is the evening before in Honolulu.
  ['America/New_York', '2026-11-24T05:30:00Z', true],
  ['America/Los_Angeles', '2026-11-24T05:30:00Z', true],
  ['Pacific/Honolulu', '2026-11-24T05:30:00Z', true],
  ['America/New_York', '2026-11-24T04:59:59Z', false],
  ['America/New_York', '2026-11-24T10:00:00Z', false],
  // A user abroad has another day than any sender in the country.
  ['Asia/Tokyo', '2026-11-24T16:00:00Z', true],
  ['Asia/Tokyo', '2026-11-24T14:00:00Z', false],
  ['America/New_York', '', false],
  ['America/New_York', 'yesterday', false],
])('in %s, %s falls on another day elsewhere: %s', (zone, moment, isOther) => {
  vi.stubEnv('TZ', zone);
  expect(isDayElsewhere(moment)).toBe(isOther);
});

it.each([
  ['America/New_York', '2026-11-24T15:05:00Z', '10:05 AM EST'],
  ['America/New_York', '2026-07-24T15:05:00Z', '11:05 AM EDT'],
  ['America/Denver', '2026-11-24T15:05:00Z', '8:05 AM MST'],
  ['UTC', '2026-11-24T15:05:00Z', '3:05 PM UTC'],
  ['Europe/Berlin', '2026-11-24T15:05:00Z', '4:05 PM GMT+1'],
])('formats a time of day in %s with its zone', (zone, moment, written) => {
  vi.stubEnv('TZ', zone);
  expect(formatZonedTime(moment)).toBe(written);
});
