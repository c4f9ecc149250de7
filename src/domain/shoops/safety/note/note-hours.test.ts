import { expect, it } from 'vitest';
import { type DoseRow, medicineOf, warningTexts } from '../sample-medicines.ts';

const evening: DoseRow[] = [['5', 'Evening']];
const morningAndEvening: DoseRow[] = [
  ['5', 'Morning'],
  ['15', 'Evening'],
];
const twiceInTheEvening: DoseRow[] = [
  ['5', 'Evening'],
  ['5', 'Evening'],
];
const allThreeTimes: DoseRow[] = [...morningAndEvening, ['5', 'Afternoon']];
const namedIn = (note: string, rows: readonly DoseRow[]) =>
  warningTexts([medicineOf('CBD', rows, { note })])
    .filter((text) => text.includes('The note names'))
    .map((text) => /^1: The note names (.*)\. The doses? (?:is|are) /.exec(text)?.[1]);

it.each([
  ['every 2 hours', evening, '“every 2 hours”'],
  ['Take it every 4 hours for pain', evening, '“every 4 hours”'],
  ['Every 4 to 6 hours as needed', morningAndEvening, '“Every 4 to 6 hours”'],
  ['every four hours', allThreeTimes, '“every four hours”'],
  ['hourly', evening, '“hourly”'],
  ['every 30 minutes', evening, '“every 30 minutes”'],
  ['2 times an hour', morningAndEvening, '“2 times an hour”'],
  ['once an hour', evening, '“once an hour”'],
  ['q4h', evening, '“q4h”'],
  ['Not more often than every 4 hours', evening, '“every 4 hours”'],
  ['every other day', evening, '“every other day”'],
  ['Every 3 days', evening, '“Every 3 days”'],
  ['5 mg q.o.d.', evening, '“q.o.d.”'],
  ['8-hourly', morningAndEvening, '“8-hourly”'],
  ['up to 4 times a day', evening, '“4 times a day”'],
  ['Up to 4 times a day as needed for pain', evening, '“4 times a day”'],
  ['QD', morningAndEvening, '“QD”'],
  ['Take 2 at once', evening, '“2 at once”'],
  ['take two doses at a time', morningAndEvening, '“two doses at a time”'],
  ['Take a double dose', evening, '“double dose”'],
] as [string, DoseRow[], string][])('warns that “%s” differs from the doses', (note, rows, what) => {
  expect(namedIn(note, rows)).toEqual([what]);
});

it.each([
  ['every 12 hours', morningAndEvening],
  ['every 8 hours', allThreeTimes],
  ['q12h', morningAndEvening],
  ['8-hourly', allThreeTimes],
  ['every 24 hours', evening],
  ['every day', morningAndEvening],
  ['Every evening', evening],
  ['every 12-24 hours', morningAndEvening],
  ['twice a day', morningAndEvening],
  ['QD', evening],
  ['Drink water every 2 hours', evening],
  ['Measure your pulse every 4 hours', evening],
  ['Raise it by 1 drop every 3 days', evening],
  ['Do not take it every 2 hours', evening],
  ['Never take a double dose', evening],
  ['Do not take 2 at once', evening],
  ['Take 1 at a time', evening],
  ['Take 2 at once', twiceInTheEvening],
  ['Two together with food', evening],
  ['Take 2 capsules at once', evening],
  ['Take it at once', evening],
  ['Wait 2 hours before you drive', evening],
  ['24 hours a day', evening],
  ['Half an hour before bed', evening],
] as [string, DoseRow[]][])('does not warn of “%s”', (note, rows) => {
  expect(namedIn(note, rows)).toEqual([]);
});

const hourlyWarnings = (frequency: string, note: string) =>
  warningTexts([medicineOf('CBD', [], { note, frequency, frequencyUnit: 'Hourly', dailyDose: '20' })]);

it.each([
  ['2', 'every 2 hours'],
  ['2', '2 times an hour'],
  ['2', 'every 30 minutes'],
  ['2', 'twice an hour'],
  ['2', 'every half hour'],
  ['3', 'every three hours'],
  ['3', 'every 20 min'],
  ['1', 'every hour'],
  ['1', 'hourly'],
  ['1', 'once per hour'],
  ['2', 'up to 4 times a day'],
  ['2', 'With food.'],
])('accepts either meaning of Frequency %s · Hourly: “%s” (decision 70)', (frequency, note) => {
  expect(hourlyWarnings(frequency, note)).toEqual([]);
});

it.each([
  ['2', 'every 3 hours', '“every 3 hours”'],
  ['2', '3 times an hour', '“3 times an hour”'],
  ['2', 'every hour', '“every hour”'],
  ['1', 'every 2 hours', '“every 2 hours”'],
  ['3', 'Take it every 4 hours, at most', '“every 4 hours”'],
  ['2', 'every 2 hours, that is 2 times an hour', '“every 2 hours” and “2 times an hour”'],
  ['2', 'Take 2 at once', '“2 at once”'],
])('warns that Frequency %s · Hourly is not “%s”', (frequency, note, what) => {
  expect(hourlyWarnings(frequency, note)).toEqual([
    `1: The note names ${what}. Frequency is ${frequency} · Hourly.`,
  ]);
});

it('does not warn while a dose is incomplete', () => {
  expect(namedIn('every 2 hours', [['', 'Evening']])).toEqual([]);
});
