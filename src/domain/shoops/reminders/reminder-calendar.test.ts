import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doseTimes } from '../medicine/options.ts';
import type { Recommendation } from '../recommendations.ts';
import type { Shoop } from '../shoop.ts';
import { parseWithThreeParsers } from './parsed-calendar.ts';
import { type CalendarRequest, reminderCalendar } from './reminder-calendar.ts';
import { type Reminders, remindersOf, reminderTimes } from './reminder-slots.ts';

const medicine = (targetCannabinoid: string, ...times: readonly string[]) =>
  ({
    targetCannabinoid,
    ingestionMethod: 'Ingested',
    frequencyUnit: 'Daily',
    frequency: times.length,
    dailyDose: 5 * times.length,
    dailyDoseUnit: 'mg',
    terpenes: [],
    note: '',
    adminNotes: '',
    doses: times.map((doseTime) => ({ dose: 5, doseUnit: 'mg', doseTime })),
  }) as unknown as Shoop;

const recommended = (createdAt: string, ...shoops: readonly Shoop[]): Recommendation => ({
  key: createdAt,
  createdAt,
  shoops,
});

const newest = recommended('2026-11-20T15:04:05.000Z', medicine('CBN', 'Evening', 'Morning'));

const fileOf = (recommendations: readonly Recommendation[], changes: Partial<CalendarRequest> = {}) =>
  reminderCalendar({
    reminders: remindersOf(recommendations),
    createdAt: recommendations[0]?.createdAt ?? '',
    patientId: 'p1',
    times: reminderTimes,
    isNamed: false,
    now: new Date(2026, 10, 24, 9, 30),
    ...changes,
  });

const firstParse = (file: string) => parseWithThreeParsers(file)[0] ?? [];
const startsAndTitles = (file: string) => firstParse(file).map(({ start, title }) => `${start} ${title}`);

it('writes a daily event with an alarm for each time of day, without a zone or a medicine', () => {
  const [morning, ...others] = firstParse(fileOf([newest]));
  expect(morning).toEqual({
    uid: 'daily-reminder-morning-p1',
    // Seconds from 2020 to the recommendation.
    sequence: 217350245,
    stamp: new Date(2026, 10, 24, 9, 30).toISOString(),
    start: '2026-11-25T08:00',
    title: 'Reminder',
    description: '',
    class: 'PRIVATE',
    status: 'CONFIRMED',
    isDaily: true,
    alarms: ['DISPLAY PT0S Reminder'],
  });
  // At 09:30 the evening is still to come today, and the morning is not.
  expect(others.map(({ start }) => start)).toEqual(['2026-11-24T20:00']);
});

it('names no medicine, dose or kind of clinic anywhere in a private file', () => {
  expect(fileOf([newest])).not.toMatch(/CBN|mg|dos|shoop|cannab|medic/i);
});

it('names each medicine, its dose and its ingestion if the patient chose so', () => {
  const twoMedicines = recommended(
    newest.createdAt,
    medicine('THC delta 8', 'Evening'),
    medicine('CBN', 'Evening'),
  );
  const [evening] = firstParse(fileOf([twoMedicines], { isNamed: true }));
  expect(evening?.title).toBe('Evening: THC delta 8 + CBN');
  expect(evening?.description.replaceAll('\u00a0', ' ')).toBe(
    'THC delta 8: Dose 5 mg. Swallow it\nCBN: Dose 5 mg. Swallow it\nRecommended on 11-20-2026',
  );
  expect(evening?.alarms).toEqual(['DISPLAY PT0S Evening: THC delta 8 + CBN']);
  expect(evening?.class).toBe('PRIVATE');
});

it('asks to call the physician first if one of several doses is not clear', () => {
  const unclear = { ...medicine('CBN', 'Evening'), dailyDose: 50 };
  const both = recommended(newest.createdAt, medicine('CBD', 'Evening'), unclear);
  const [evening] = firstParse(fileOf([both], { isNamed: true }));
  expect(evening?.description).toContain('Please ask your physician before you take it.');
});

it('says nothing about an unknown ingestion method', () => {
  const unknown = { ...medicine('CBN', 'Evening'), ingestionMethod: 'Rubbed' };
  const [evening] = firstParse(fileOf([recommended(newest.createdAt, unknown)], { isNamed: true }));
  expect(evening?.description).toBe('CBN: Dose 5\u00a0mg\nRecommended on 11-20-2026');
});

it('names a medicine with two doses once in the title, and a nameless one as such', () => {
  const twice = recommended(newest.createdAt, medicine('CBN', 'Evening', 'Evening'), medicine('', 'Evening'));
  const [evening] = firstParse(fileOf([twice], { isNamed: true }));
  expect(evening?.title).toBe('Evening: CBN + Cannabinoid not given');
});

it('begins at the next of the patient’s own times', () => {
  const times = { Morning: '09:30', Afternoon: '13:00', Evening: '09:29' };
  expect(startsAndTitles(fileOf([newest], { times }))).toEqual([
    '2026-11-24T09:30 Reminder',
    '2026-11-25T09:29 Reminder',
  ]);
  const newYear = new Date(2026, 11, 31, 23, 59);
  expect(startsAndTitles(fileOf([newest], { now: newYear }))[0]).toBe('2027-01-01T08:00 Reminder');
});

it('replaces the file of an earlier recommendation: same identifiers, higher number', () => {
  const later = recommended('2026-11-20T15:04:06.000Z', medicine('THC delta 9', 'Morning', 'Evening'));
  const [before, after] = [firstParse(fileOf([newest])), firstParse(fileOf([later, newest]))];
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  for (const [index, { sequence }] of after.entries())
    expect(sequence).toBeGreaterThan(before[index]?.sequence ?? 0);
});

it('replaces an earlier download of the same recommendation by a later stamp', () => {
  const again = firstParse(fileOf([newest], { now: new Date(2026, 10, 24, 9, 31) }));
  expect(again[0]?.stamp).toBe(new Date(2026, 10, 24, 9, 31).toISOString());
});

it('gives another patient’s events other identifiers', () => {
  const [own, other] = [firstParse(fileOf([newest])), firstParse(fileOf([newest], { patientId: 'p2' }))];
  expect(own[0]?.uid).not.toBe(other[0]?.uid);
});

it('cancels a time of day that the newest recommendation no longer has, without an alarm', () => {
  const later = recommended('2026-11-22T12:00:00.000Z', medicine('CBN', 'Evening'));
  const [, ended] = firstParse(fileOf([later, newest]));
  expect(ended).toMatchObject({
    uid: 'daily-reminder-morning-p1',
    start: '2026-11-22T08:00',
    title: 'Reminder ended',
    status: 'CANCELLED',
    isDaily: false,
    alarms: [],
  });
  expect(ended?.sequence).toBeGreaterThan(firstParse(fileOf([newest]))[0]?.sequence ?? 0);
});

it('ends a time of day today if the date of the newest recommendation is unknown', () => {
  const later = recommended('', medicine('CBN', 'Evening'));
  expect(startsAndTitles(fileOf([later, newest]))[1]).toBe('2026-11-24T08:00 Reminder ended');
});

it.each(['', 'yesterday', '2019-05-01T00:00:00.000Z'])(
  'gives a recommendation of “%s” the lowest number',
  (createdAt) => {
    expect(firstParse(fileOf([newest], { createdAt }))[0]?.sequence).toBe(0);
  },
);

/**
 * Texts without backslashes, which two of the parsers unescape wrongly. icalendar.test.ts covers
 * backslashes.
 */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 90 }).map((text) => text.replaceAll('\\', '/')),
  fc.constantFrom('CBN', 'a,b;c,', 'two\nlines', 'two\u2028lines', 'é'.repeat(80), '🌿'.repeat(40), '\ud83c'),
);

const anyShoop = fc
  .record({
    name: anyText,
    isHourly: fc.boolean(),
    times: fc.array(fc.oneof(fc.constantFrom(...doseTimes.map(({ value }) => value)), anyText), {
      maxLength: 4,
    }),
  })
  .map(({ name, isHourly, times }) => ({
    ...medicine(name, ...times),
    frequencyUnit: isHourly ? 'Hourly' : 'Daily',
  }));

const anyRecommendations = fc
  .array(fc.array(anyShoop, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map((all) =>
    all.map((shoops, days) =>
      recommended(new Date(Date.UTC(2026, 10, 20 - days, 9)).toISOString(), ...shoops),
    ),
  );

/** Unfolds the lines of a file. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

function expectWellFormed(file: string): void {
  const lines = file.split('\r\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\p{Cs}]/u);
  }
  for (const line of unfolded(file).split('\r\n').slice(0, -1)) expect(line).toMatch(/^[A-Z-]+:/);
}

const timesOf = ({ slots, ended }: Reminders) => [...slots.map(({ time }) => time), ...ended];

it('is read equally by three parsers for any recommendation, with its reminders alone', () => {
  fc.assert(
    fc.property(anyRecommendations, fc.boolean(), anyText, (recommendations, isNamed, patientId) => {
      const file = fileOf(recommendations, { isNamed, patientId });
      const reminders = remindersOf(recommendations);
      expectWellFormed(file);
      const [first = [], ...others] = parseWithThreeParsers(file);
      for (const other of others) expect(other).toEqual(first);
      const expected = timesOf(reminders).map((time) => `daily-reminder-${time.toLowerCase()}-`);
      expect(first.map(({ uid }, place) => uid.startsWith(expected[place] ?? '?'))).toEqual(
        expected.map(() => true),
      );
      expect(first.filter(({ isDaily, alarms }) => isDaily && alarms.length === 1)).toHaveLength(
        reminders.slots.length,
      );
      if (isNamed)
        for (const [place, { doses }] of reminders.slots.entries())
          expect(first[place]?.description.match(/: Dose 5\u00a0mg/g)?.length).toBe(doses.length);
    }),
    { numRuns: 500 },
  );
});
