import { expect, it } from 'vitest';
import { amountsIn, namesHalf } from './amounts.ts';

it.each([
  ['Take 5 mg', [['5 mg', [500]]]],
  ['0.005 grammes', [['0.005 grammes', [500]]]],
  ['0.005 G', [['0.005 G', [500]]]],
  ['5 Milligrams', [['5 Milligrams', [500]]]],
  ['500 µg', [['500 µg', [50]]]],
  ['500 micrograms', [['500 micrograms', [50]]]],
  // Both ends of a range must be doses of the medicine.
  [
    '5 to 10 mg',
    [
      ['5 to 10 mg', [500]],
      ['5 to 10 mg', [1000]],
    ],
  ],
  // Either each of the two, or both together.
  ['2 x 5 mg', [['2 x 5 mg', [500, 1000]]]],
  ['two 5 mg capsules', [['two 5 mg capsules', [1000]]]],
  ['two + a half mg', [['two and a half mg', [250]]]],
  ['two x one + a half mg', [['two x one and a half mg', [150, 300]]]],
  ['0.001 mg', [['0.001 mg', []]]],
  // A product in the plural says which ones there are, not how many to take.
  ['The 10 mg softgels', []],
  ['A 10 mg softgel', [['10 mg', [1000]]]],
  ['10 mg/ml', []],
  ['10 g of fat', []],
] as [string, [string, number[]][]][])('reads the amounts in “%s”', (clause, amounts) => {
  expect(amountsIn(clause).map(({ words, hundredths }) => [words, hundredths])).toEqual(amounts);
});

it.each([
  ['Take half', true],
  ['½ in the morning', true],
  ['half a milligram', false],
  ['half an hour before bed', false],
  ['half a tablet', false],
])('tells half a dose from other halves: “%s”', (clause, isHalf) => {
  expect(namesHalf(clause)).toBe(isHalf);
});
