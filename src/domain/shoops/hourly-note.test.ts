import { expect, it } from 'vitest';
import { hourlyMeanings, hourlyWordsIn, withHourlyWords } from './hourly-note.ts';

it.each([
  ['1', ['every hour']],
  ['2', ['every 2 hours', '2 times an hour']],
  ['3', ['every 3 hours', '3 times an hour']],
])('what a frequency of %s may mean under Hourly (decision 70)', (frequency, meanings) => {
  expect(hourlyMeanings(frequency)).toEqual(meanings);
});

it.each([
  ['', 'every 2 hours'],
  ['With food. ', 'With food.\nevery 2 hours'],
  // One meaning, never two that contradict each other.
  ['With food, 2 times an hour, not at night', 'With food, every 2 hours, not at night'],
  ['every hour', 'every 2 hours'],
])('“%s” then says so once', (note, expected) => {
  expect(withHourlyWords(note, 'every 2 hours')).toBe(expected);
});

it('finds what a note says already', () => {
  expect(hourlyWordsIn('Take 3 times an hour.')).toBe('3 times an hour');
  expect(hourlyWordsIn('Take every evening.')).toBeNull();
});
