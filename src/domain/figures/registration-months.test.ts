import { expect, it } from 'vitest';
import { registrationMonths } from './registration-months.ts';

const labelsOf = (...received: string[]) =>
  registrationMonths(received.map((month, index) => ({ month, count: index + 1 }))).map(
    ({ month, short, count }) => `${month} (${short}) ${count}`,
  );

it.each([
  ['2026-11', 'November 2026 (Nov)'],
  ['2026-11-01', 'November 2026 (Nov)'],
  ['11/2026', 'November 2026 (Nov)'],
  ['2026 November', 'November 2026 (Nov)'],
  ['Nov 2026', 'November 2026 (Nov)'],
  ['november', 'November (Nov)'],
  ['MAY', 'May (May)'],
  ['11', 'November (Nov)'],
  ['1', 'January (Jan)'],
  ['13', '13 (13)'],
  ['2026', '2026 (2026)'],
  ['week 4', 'week 4 (week 4)'],
  ['', ' ()'],
])('reads the month %j as %s', (arrived, label) => {
  expect(labelsOf(arrived)).toEqual([`${label} 1`]);
});

it('sorts months, adds up duplicates and fills gaps with 0', () => {
  expect(labelsOf('2026-02', '2025-11', '2026-02')).toEqual([
    'November 2025 (Nov) 2',
    'December 2025 (Dec) 0',
    'January 2026 (Jan) 0',
    'February 2026 (Feb) 4',
  ]);
});

it('keeps the server’s order if a month has no year or an impossible one', () => {
  expect(labelsOf('Mar', 'Feb 2026')).toEqual(['March (Mar) 1', 'February (Feb) 2']);
  expect(labelsOf('2026-01', '0026-02')).toEqual(['January (Jan) 1', 'February (Feb) 2']);
  expect(labelsOf()).toEqual([]);
});
