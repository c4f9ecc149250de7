import { expect, it } from 'vitest';
import { frequencyIn, isPerDay, saysTimeAlone } from './times.ts';

it.each([
  ['Take it twice a day', 'twice a day', 2],
  ['Once/day', 'Once/day', 1],
  ['thrice daily', 'thrice daily', 3],
  ['3x daily', '3x daily', 3],
  ['four times per day', 'four times per day', 4],
  ['5 mg B.I.D.', 'B.I.D.', 2],
  ['tid', 'tid', 3],
])('reads how often a day in “%s”', (clause, words, count) => {
  expect(frequencyIn(clause)).toEqual({ words, count });
});

it.each([
  ['in the morning', true],
  ['An hour before bed, in the evening', true],
  ['at noon (with your lunch)', true],
  ['sleep well at night', false],
  ['morning walk', false],
])('tells a time of day alone from one in a sentence: “%s”', (clause, isAlone) => {
  expect(saysTimeAlone(clause)).toBe(isAlone);
});

it.each([
  ['Daily 20 mg', true],
  ['20 mg a day', true],
  ['5 mg twice a day', false],
  ['20 mg', false],
])('tells the amount of a whole day from that of a dose: “%s”', (clause, isDay) => {
  expect(isPerDay(clause)).toBe(isDay);
});
