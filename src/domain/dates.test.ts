import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  completedDate,
  formatDateTime,
  fromCalendarDate,
  isDate,
  isFutureDate,
  toCalendarDate,
  toWireDate,
  typedDate,
} from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

/** Far east, far west, a quarter-hour zone, and one whose summer time begins at midnight. */
const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu', 'America/Sao_Paulo'];
const day = fc.record({
  year: fc.integer({ min: 1900, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
  date: fc.integer({ min: 1, max: 28 }),
});
const pad = (number: number) => String(number).padStart(2, '0');

describe('isDate', () => {
  it.each(['04-28-1986', '02-29-2024', '12-31-1900'])('accepts %s', (text) => {
    expect(isDate(text)).toBe(true);
  });

  it.each(
    [
      ['', '02-30-2020', '02-29-2023', '13-01-2020', '00-10-2020', '04-31-1986', '4-8-1986', '04-28-86'],
      [
        '1986-04-28',
        '04/28/1986',
        '04-28-1986x',
        ' 04-28-1986',
        '04-28-19866',
        '０4-28-1986',
        'Invalid Date',
      ],
    ].flat(),
  )('refuses %j', (text) => {
    expect(isDate(text)).toBe(false);
  });
});

describe.each(zones)('a day in %s', (zone) => {
  it('is not in the future from its first to its last minute, and the next day is', () => {
    vi.stubEnv('TZ', zone);
    for (const [hour, minute] of [
      [0, 0],
      [12, 0],
      [23, 59],
    ] as const) {
      const now = new Date(2026, 10, 21, hour, minute, 59);
      expect(isFutureDate('11-21-2026', now)).toBe(false);
      expect(isFutureDate('11-22-2026', now)).toBe(true);
      expect(isFutureDate('11-20-2026', now)).toBe(false);
      expect(isFutureDate('01-01-2027', now)).toBe(true);
    }
  });

  it('comes back from the calendar as the same day', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(day, ({ year, month, date }) => {
        const wire = `${pad(month)}-${pad(date)}-${year}`;
        expect(toCalendarDate(wire)).toBe(`${year}-${pad(month)}-${pad(date)}`);
        expect(fromCalendarDate(`${year}-${pad(month)}-${pad(date)}`)).toBe(wire);
      }),
    );
  });
});

it('calls nothing future that is no date', () => {
  expect(isFutureDate('02-30-2999')).toBe(false);
  expect(isFutureDate('')).toBe(false);
});

it.each([
  ['04-28-1986', '04-28-1986'],
  ['1986-04-28', '04-28-1986'],
  ['1986/04/28', '04-28-1986'],
  ['1986-13-28', '1986-13-28'],
  ['spring of 1986', 'spring of 1986'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('reads the stored date %j as %j', (stored, shown) => {
  expect(toWireDate(stored)).toBe(shown);
});

describe('typedDate', () => {
  it.each([
    ['0', '0'],
    ['04', '04'],
    ['042', '04-2'],
    ['04-', '04-'],
    ['04-28-', '04-28-'],
    ['04-281', '04-28-1'],
    ['4-281', '4-28-1'],
    ['4-8-', '4-8-'],
    ['4-8-1986', '4-8-1986'],
    ['04281986', '04-28-1986'],
    ['04/28/1986', '04-28-1986'],
    ['04.28.1986', '04-28-1986'],
    [' 04 28 1986', '04-28-1986'],
    ['1986-04-28', '04-28-1986'],
    ['1986/04/28', '04-28-1986'],
  ])('%j becomes %j', (typed, shown) => {
    expect(typedDate(typed)).toBe(shown);
  });

  it.each(['April', '04-28-19866', '042819866', '04-28-19a', '2020-13-45', '-'])(
    'leaves %j alone',
    (typed) => {
      expect(typedDate(typed)).toBe(typed);
    },
  );

  it('never loses a digit, whatever is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/ .-]{0,12}$/), (typed) => {
        expect(typedDate(typed).replace(/\D/g, '')).toHaveLength(typed.replace(/\D/g, '').length);
      }),
    );
  });

  it('makes a full date of its eight digits typed one by one', () => {
    const typed = [...'04281986'].reduce((shown, key) => typedDate(shown + key), '');
    expect(typed).toBe('04-28-1986');
  });
});

it.each([
  ['4-8-1986', '04-08-1986'],
  ['12-8-1986', '12-08-1986'],
  ['4-28-1986', '04-28-1986'],
  [' 04-28-1986 ', '04-28-1986'],
  ['2-30-1986', '2-30-1986'],
  ['4-8-86', '4-8-86'],
  ['', ''],
])('completes %j as %j', (typed, shown) => {
  expect(completedDate(typed)).toBe(shown);
});

it('shows a moment in the reader’s own time', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(formatDateTime('2026-11-22T05:05:00.000Z')).toBe('November 21, 2026 9:05 PM');
});
