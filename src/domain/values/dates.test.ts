import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatDateTime,
  formatDayName,
  formatEntryTime,
  formatNearDay,
  formatWhen,
  isDate,
  isFutureDate,
  toCalendarDate,
  toWireDate,
  typedDate,
} from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

/** Zones far east and far west, with a quarter-hour offset, and with clock changes at midnight. */
const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu', 'America/Sao_Paulo'];
const anyEarlyDay = fc.record({
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
      fc.property(anyEarlyDay, ({ year, month, date }) => {
        const wire = `${pad(month)}-${pad(date)}-${year}`;
        expect(toCalendarDate(wire)).toBe(`${year}-${pad(month)}-${pad(date)}`);
        expect(toWireDate(`${year}-${pad(month)}-${pad(date)}`)).toBe(wire);
      }),
    );
  });
});

it('accepts the day that Samoa skipped', () => {
  vi.stubEnv('TZ', 'Pacific/Apia');
  expect(isDate('12-30-2011')).toBe(true);
  expect(toWireDate('December 30, 2011')).toBe('12-30-2011');
});

it('counts text that is no date as not in the future', () => {
  expect(isFutureDate('02-30-2999')).toBe(false);
  expect(isFutureDate('')).toBe(false);
});

it.each([
  ['04-28-1986', '04-28-1986'],
  ['1986-04-28', '04-28-1986'],
  ['1986/04/28', '04-28-1986'],
  ['1986-13-28', '1986-13-28'],
  ['1986-04-28T00:00:00.000Z', '04-28-1986'],
  ['1986-04-28T23:30:00+14:00', '04-28-1986'],
  ['1986-04-28 07:15', '04-28-1986'],
  ['spring of 1986', 'spring of 1986'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('reads the stored date %j as %j', (stored, shown) => {
  expect(toWireDate(stored)).toBe(shown);
});

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const anyDay = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() }));
type Day = { year: number; month: number; date: number };
const wireOf = ({ year, month, date }: Day) => `${pad(month)}-${pad(date)}-${year}`;
const nameOf = ({ month }: Day) => months[month - 1] ?? '';
const dateFormats: Record<string, (day: Day) => string> = {
  'MM-DD-YYYY': wireOf,
  'MM/DD/YYYY': (day) => wireOf(day).replaceAll('-', '/'),
  'MM.DD.YYYY': (day) => wireOf(day).replaceAll('-', '.'),
  'M/D/YYYY': ({ year, month, date }) => `${month}/${date}/${year}`,
  'M-D-YYYY': ({ year, month, date }) => `${month}-${date}-${year}`,
  'M D YYYY': ({ year, month, date }) => `${month} ${date} ${year}`,
  MMDDYYYY: (day) => wireOf(day).replaceAll('-', ''),
  'YYYY-MM-DD': ({ year, month, date }) => `${year}-${pad(month)}-${pad(date)}`,
  'YYYY/MM/DD': ({ year, month, date }) => `${year}/${pad(month)}/${pad(date)}`,
  'ISO with a time': ({ year, month, date }) => `${year}-${pad(month)}-${pad(date)}T23:59:59.999Z`,
  'MMMM D, YYYY': (day) => `${nameOf(day)} ${day.date}, ${day.year}`,
  'MMM D YYYY': (day) => `${nameOf(day).slice(0, 3)} ${day.date} ${day.year}`,
  'mmm. Dth, YYYY': (day) => `${nameOf(day).slice(0, 3).toLowerCase()}. ${day.date}th, ${day.year}`,
  'D MMMM YYYY': (day) => `${day.date} ${nameOf(day)} ${day.year}`,
};

describe.each(Object.entries(dateFormats))('a date as %s', (_, form) => {
  it('reads as the day that it is, typed at once or stored, in any zone', () => {
    for (const zone of zones) {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(anyDay, (any) => {
          expect(toWireDate(form(any))).toBe(wireOf(any));
          expect(toWireDate(typedDate(form(any)))).toBe(wireOf(any));
        }),
        { numRuns: 40 },
      );
    }
  });
});

it.each(Object.entries(dateFormats).filter(([name]) => !/^(YYYY|ISO)/.test(name)))(
  'a date typed key by key as %s reads the same',
  (_, form) => {
    fc.assert(
      fc.property(anyDay, (any) => {
        const typed = [...form(any)].reduce((shown, key) => typedDate(shown + key), '');
        expect(toWireDate(typed)).toBe(wireOf(any));
      }),
    );
  },
);

describe('seven digits', () => {
  it.each([
    ['4281986', '04-28-1986'],
    ['9011986', '09-01-1986'],
    ['1311986', '01-31-1986'],
  ])('%s can only be %s', (typed, read) => {
    expect(toWireDate(typed)).toBe(read);
    expect(toWireDate([...typed].reduce((shown, key) => typedDate(shown + key), ''))).toBe(read);
  });

  it('are no date where they can be read in two ways, or the month has two digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 129 }), fc.integer({ min: 1000, max: 9999 }), (start, year) => {
        const typed = String(start).padStart(3, '0') + year;
        expect(isDate(toWireDate(typed))).toBe(false);
        expect(isDate(toWireDate(typedDate(typed)))).toBe(false);
      }),
    );
  });
});

it.each(
  [
    [
      '13/04/1986',
      '28.04.1986',
      '1121986',
      '111986',
      '042886',
      '4/28/86',
      '02-30-1986',
      '2/29/2023',
      '4/31/1986',
    ],
    ['April 31, 1986', 'Smarch 3, 1986', 'April 1986', '1986-02-30T00:00:00Z', '1986-04-28Tsoon', '0/4/1986'],
    ['12-01-986', '12-31-986', '00281986', '19860428', 'Ma 5, 1986'],
  ].flat(),
)('never guesses at %s, and never rolls a day over', (text) => {
  expect(toWireDate(text)).toBe(text);
  expect(isDate(toWireDate(typedDate(text)))).toBe(false);
});

it('reads digits of other scripts, and a leading year', () => {
  const byKeys = (text: string) => [...text].reduce((shown, key) => typedDate(shown + key), '');
  expect(byKeys('1986-04-28')).toBe('04-28-1986');
  expect(typedDate('٠٤٢٨١٩٨٦')).toBe('04-28-1986');
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
    ['428', '428'],
    ['42819', '4-28-19'],
    ['4281986', '4-28-1986'],
    ['1986-04', '1986-04'],
    ['13/04/1986', '13/04/1986'],
  ])('%j becomes %j', (typed, shown) => {
    expect(typedDate(typed)).toBe(shown);
  });

  it.each(['April', '04-28-19866', '042819866', '04-28-19a', '2020-13-45', '-'])(
    'leaves %j as typed',
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

  it('completes a date whose eight digits are typed one by one', () => {
    const typed = [...'04281986'].reduce((shown, key) => typedDate(shown + key), '');
    expect(typed).toBe('04-28-1986');
  });
});

it('formats a time in the user’s time zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(formatDateTime('2026-11-22T05:05:00.000Z')).toBe('November 21, 2026 9:05 PM');
});

it('formats past times as today, yesterday or a date', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  // 12:30 AM in the night after the clocks went back.
  const now = Date.parse('2026-11-02T08:30:00.000Z');
  const formatted = (moment: string) => formatWhen(moment, now);
  expect(formatted('2026-11-02T08:05:00.000Z')).toBe('Today, 12:05 AM');
  expect(formatted('2026-11-02T07:50:00.000Z')).toBe('Yesterday, 11:50 PM');
  expect(formatted('2026-11-01T07:10:00.000Z')).toBe('Yesterday, 12:10 AM');
  expect(formatted('2026-11-01T06:10:00.000Z')).toBe('October 31, 11:10 PM');
  expect(formatted('2025-11-02T08:05:00.000Z')).toBe('November 2, 2025, 1:05 AM');
  expect(formatted('')).toBe('');
  expect(formatDayName('2026-11-01T07:10:00.000Z', now)).toBe('Yesterday');
  expect(formatDayName('', now)).toBe('');
});

it('formats a day relative to today, shortly', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const now = Date.parse('2026-11-02T20:00:00.000Z');
  const day = (moment: string) => formatNearDay(moment, now);
  expect(day('2026-11-02T08:05:00.000Z')).toBe('Today');
  expect(day('2026-11-02T07:50:00.000Z')).toBe('Yesterday');
  expect(day('2026-11-01T06:10:00.000Z')).toBe('Oct 31');
  expect(day('2025-11-02T08:05:00.000Z')).toBe('Nov 2, 2025');
});

it('formats the time of notes and check-ups as documented (physician §9)', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(formatEntryTime('2026-11-02T05:05:00.000Z')).toBe('November-01-2026 9:05 PM');
  expect(formatEntryTime('')).toBe('');
});
