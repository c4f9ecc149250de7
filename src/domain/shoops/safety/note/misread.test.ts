import { expect, it } from 'vitest';
import { misreadIn } from './misread.ts';

it.each([
  ['5.00 mg', '5 mg'],
  ['2.500mg', '2.5 mg'],
  ['.5 mg', '0.5 mg'],
  ['10mg', '10 mg'],
  ['5 µg', '5 mcg'],
  ['x 7d', 'for 7 days'],
])('replaces “%s” by “%s”', (words, instead) => {
  expect(misreadIn(`Take ${words}, please`)).toEqual([{ words, instead }]);
});

it('accepts more than one space before a unit', () => {
  expect(misreadIn('5  mg')).toEqual([]);
});
