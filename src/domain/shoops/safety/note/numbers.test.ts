import { expect, it } from 'vitest';
import { numberPattern, valueOfNumber } from './numbers.ts';

it.each([
  ['5', 5],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['.5', 0.5],
  ['1,000', 1000],
  ['12,500', 12_500],
  ['1,234,567.25', 1_234_567.25],
  ['1234,500', 1234.5],
  ['2,5000', 2.5],
  ['0,500', 0.5],
  ['1/2', 0.5],
  ['3/4', 0.75],
  ['2 1/2', 2.5],
  ['12 1/4', 12.25],
  ['½', 0.5],
  ['2½', 2.5],
  ['2 ½', 2.5],
  ['12¾', 12.75],
  ['¼', 0.25],
  ['half', 0.5],
  ['one half of a', 0.5],
  ['one', 1],
  ['Twelve', 12],
  ['twenty-five', 25],
  ['THIRTY THREE', 33],
  ['two + a half', 2.5],
  ['twenty-two + a half', 22.5],
])('reads “%s” as a whole and as %s', (written, value) => {
  expect(written).toMatch(new RegExp(`^(?:${numberPattern})$`, 'iu'));
  expect(valueOfNumber(written)).toBe(value);
});
