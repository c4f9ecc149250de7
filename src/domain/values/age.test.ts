import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ageAtDeath, ageInWords } from './age.ts';

afterEach(() => vi.unstubAllEnvs());

const today = new Date(2026, 10, 21, 23, 59);

it.each([
  ['04-28-1986', '40 years'],
  ['11-22-1986', '39 years'],
  ['11-21-1986', '40 years'],
  ['11-21-2025', '1 year'],
  ['11-22-2025', '11 months and 30 days'],
  ['10-21-2026', '1 month'],
  ['10-20-2026', '1 month and 1 day'],
  ['10-31-2026', '21 days'],
  ['11-20-2026', '1 day'],
  ['11-21-2026', '0 days'],
  ['11-22-2026', ''],
  ['02-30-1990', ''],
  ['1986-04-28', ''],
  ['', ''],
])('born %s: %j', (dob, age) => {
  expect(ageInWords(dob, today)).toBe(age);
});

it.each([
  ['04-28-1986', '04-27-2026', '39 years'],
  ['04-28-1986', '04-28-2026', '40 years'],
  ['04-28-1986', '04-28-1986', '0 days'],
  ['04-28-2026', '06-30-2026', '2 months and 2 days'],
  ['04-28-1986', '04-27-1986', ''],
  ['04-28-1986', '', ''],
  ['', '04-28-1986', ''],
])('born %s and died %s at %j', (dob, died, age) => {
  expect(ageAtDeath(dob, died)).toBe(age);
});

it('counts a month from the last day of a longer one', () => {
  expect(ageInWords('01-31-2026', new Date(2026, 1, 28))).toBe('1 month');
  expect(ageInWords('02-29-2024', new Date(2025, 1, 28))).toBe('1 year');
});

describe.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'America/Sao_Paulo'])('in %s', (zone) => {
  it('counts a birthday from its first to its last minute', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 110 }), fc.constantFrom(0, 12, 23), (years, hour) => {
        const dob = `03-09-${2026 - years}`;
        expect(ageInWords(dob, new Date(2026, 2, 9, hour, 30))).toBe(
          `${years} year${years === 1 ? '' : 's'}`,
        );
        expect(ageInWords(dob, new Date(2026, 2, 8, hour, 30))).not.toBe(`${years} years`);
      }),
    );
  });
});
