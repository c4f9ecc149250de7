import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAmount } from './amount.ts';
import { splitEvenly, withProposedTimes } from './split.ts';
import { typedSum, typedTarget } from './sum-rule.ts';

const unit = fc.constantFrom('mg', 'g');
const target = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => String(cents / 100));

it('splits into doses that add up to the target and differ by at most 0.01', () => {
  fc.assert(
    fc.property(target, unit, fc.integer({ min: 1, max: 3 }), (dailyDose, dailyDoseUnit, count) => {
      const doses = splitEvenly(dailyDose, dailyDoseUnit, count);
      if (!doses) {
        expect([dailyDose, dailyDoseUnit]).toEqual([expect.stringMatching(/^0\.0[12]$/), 'mg']);
        return;
      }
      expect(doses).toHaveLength(count);
      expect(typedSum(doses.map((dose) => ({ ...dose })))).toBe(typedTarget({ dailyDose, dailyDoseUnit }));
      const amounts = doses.map(({ dose }) => readAmount(dose) ?? Number.NaN);
      // 0.01, with room for the noise of binary fractions.
      expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThan(0.011);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    }),
  );
});

it.each([
  ['20', 'mg', 2, ['10 mg', '10 mg']],
  ['10', 'mg', 3, ['3.34 mg', '3.33 mg', '3.33 mg']],
  ['0.05', 'mg', 2, ['0.03 mg', '0.02 mg']],
  ['0.02', 'mg', 2, ['0.01 mg', '0.01 mg']],
  ['1,000', 'mg', 2, ['500 mg', '500 mg']],
  // In grams if they divide without a remainder, else in milligrams, which are finer.
  ['1', 'g', 2, ['0.5 g', '0.5 g']],
  ['1', 'g', 3, ['333.34 mg', '333.33 mg', '333.33 mg']],
  ['0.01', 'g', 2, ['5 mg', '5 mg']],
])('splits %s %s into %d', (text, doseUnit, count, doses) => {
  expect(splitEvenly(text, doseUnit, count)?.map((dose) => `${dose.dose} ${dose.doseUnit}`)).toEqual(doses);
});

it.each([
  ['0.01', 'mg', 2],
  ['', 'mg', 2],
  ['1e3', 'mg', 2],
  ['5', '', 2],
  ['5', 'mcg', 2],
  ['5', 'mg', 0],
  [undefined, 'mg', 2],
  ['5', undefined, 2],
])('cannot split “%s” %s into %d', (text, doseUnit, count) => {
  expect(splitEvenly(text, doseUnit, count)).toBeNull();
});

it.each([
  [[''], ['']],
  [
    ['', ''],
    ['Morning', 'Evening'],
  ],
  [
    ['', '', ''],
    ['Morning', 'Afternoon', 'Evening'],
  ],
  [
    ['Evening', ''],
    ['Evening', 'Morning'],
  ],
  [
    ['', 'Afternoon'],
    ['Morning', 'Afternoon'],
  ],
  [
    ['', 'At lunch', ''],
    ['Morning', 'At lunch', 'Afternoon'],
  ],
  [
    ['Evening', 'Evening', ''],
    ['Evening', 'Evening', 'Morning'],
  ],
])('completes the times %j to %j, and keeps chosen ones', (chosen, times) => {
  expect(withProposedTimes(chosen)).toEqual(times);
});
