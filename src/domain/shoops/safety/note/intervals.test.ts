import { expect, it } from 'vitest';
import { atOnceIn, intervalsIn } from './intervals.ts';

it.each([
  ['every hour', [60]],
  ['EVERY 4 HOURS', [240]],
  ['every 30 minutes', [30]],
  ['every 4 to 6 hours', [240, 360]],
  // The longer end alone would be once a day, which names no hours.
  ['every 12 to 24 hours', [720, 1440]],
  ['every other day', [2880]],
  ['every third morning', [4320]],
  ['every 3 days', [4320]],
  ['every week', [10_080]],
  ['q.o.d.', [2880]],
  ['q4-6h', [240, 360]],
  ['hourly', [60]],
  ['8-hourly', [480]],
  ['2 times an hour', [30]],
  ['three times per hour', [20]],
  ['Twice an hour', [30]],
  ['once an hour', [60]],
])('reads “%s” as an interval of %j minutes', (words, minutes) => {
  expect(intervalsIn(`Take it ${words}`)).toEqual([{ words, minutes }]);
});

it.each(['every day', 'every night', 'each morning', 'every 24 hours'])(
  'takes “%s” for no interval: it names no hours',
  (words) => {
    expect(intervalsIn(words)).toEqual([]);
  },
);

it.each([
  ['Take 2 at once', { words: '2 at once', count: 2 }],
  ['take three doses together', { words: 'three doses together', count: 3 }],
  ['Take a double dose', { words: 'double dose', count: 2 }],
  ['Take it at once', null],
  ['Never take 2 at once', null],
])('reads the doses taken at once in “%s”', (clause, named) => {
  expect(atOnceIn(clause)).toEqual(named);
});
