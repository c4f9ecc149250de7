import { expect, it } from 'vitest';
import {
  hourlyMeanings,
  hourlyWordsIn,
  withHourlyWords,
  withLine,
  withoutHourlyWords,
} from './hourly-note.ts';

it.each([
  ['1', ['every hour']],
  ['2', ['every 2 hours', '2 times an hour']],
  ['3', ['every 3 hours', '3 times an hour']],
])('gives both meanings of a frequency of %s under Hourly (decision 70)', (frequency, meanings) => {
  expect(hourlyMeanings(frequency)).toEqual(meanings);
});

const ownLine = 'every 2 hours';

it.each([
  ['', ownLine, ownLine],
  ['With food. ', 'With food.\nevery 2 hours', ownLine],
  // A note never names both meanings. The sentence remains the physician's.
  ['With food, 2 times an hour, not at night', 'With food, every 2 hours, not at night', null],
  ['every hour', ownLine, null],
])('writes the hours into “%s” once', (note, expected, hourlyWords) => {
  expect(withHourlyWords(note, ownLine)).toEqual({ note: expected, hourlyWords });
});

it.each([
  ['every 2 hours', '2 times an hour'],
  ['With food.\nevery 2 hours \n', 'With food.\n2 times an hour'],
])('replaces its own line in “%s”, which remains its own', (note, expected) => {
  const replaced = { note: expected, hourlyWords: '2 times an hour' };
  expect(withHourlyWords(note, '2 times an hour', ownLine)).toEqual(replaced);
});

it('replaces its own line and keeps the sentences around it', () => {
  const other = withHourlyWords(
    'With food.\nevery 2 hours\nevery 3 hours at most',
    '2 times an hour',
    ownLine,
  );
  expect(other).toEqual({
    note: 'With food.\n2 times an hour\nevery 3 hours at most',
    hourlyWords: '2 times an hour',
  });
});

it.each([
  ['every 2 hours', ''],
  ['With food.\nevery 2 hours', 'With food.'],
  ['With food.\nevery 2 hours\nCall me.', 'With food.\nCall me.'],
])('removes its own line from “%s”', (note, expected) => {
  expect(withoutHourlyWords(note, ownLine)).toBe(expected);
});

it('removes nothing that the physician has typed', () => {
  expect(withoutHourlyWords('every 2 hours', null)).toBeNull();
  expect(withoutHourlyWords('Take it every 2 hours', ownLine)).toBeNull();
  expect(withoutHourlyWords('every 2 hours with food', ownLine)).toBeNull();
  expect(withoutHourlyWords('', ownLine)).toBeNull();
  expect(withoutHourlyWords('', '')).toBeNull();
});

it('adds a line to a note and changes no sentence of it', () => {
  expect(withLine('Take it every 3 hours. ', ownLine)).toBe('Take it every 3 hours.\nevery 2 hours');
  expect(withLine('', ownLine)).toBe(ownLine);
  expect(withLine(undefined, ownLine)).toBe(ownLine);
});

it('finds the words about hours in a note', () => {
  expect(hourlyWordsIn('Take it every 3 hours, please')).toBe('every 3 hours');
  expect(hourlyWordsIn('Every hour')).toBe('Every hour');
  expect(hourlyWordsIn('Take 3 times an hour.')).toBe('3 times an hour');
  expect(hourlyWordsIn('Take every evening.')).toBeNull();
});
