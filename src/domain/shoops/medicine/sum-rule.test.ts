import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findProblems } from '#domain/questions/questionnaire.ts';
import { shoopMessages } from '../messages.ts';
import { blankMedicine, medicine } from './medicine-questions.ts';
import { sumProblem } from './sum-rule.ts';

const questions = Object.values(medicine);
const greaterMessage =
  'Daily Dose not greater than Target Daily Dose it should be equal to Target Daily Dose';
const lessMessage = 'Daily Dose is less than to Target Daily Dose, it should be equal to Target Daily Dose';

/** Decimal with at most two places: typed text, and exact value in hundredths. */
const anyDecimal = fc
  .record({
    whole: fc.integer({ min: 0, max: 999_999 }),
    cents: fc.integer({ min: 0, max: 99 }),
    // Leaves out a last 0: '2.5' for '2.50'.
    short: fc.boolean(),
  })
  .map(({ whole, cents, short }) => {
    const places = String(cents).padStart(2, '0');
    return {
      text: `${whole}.${short ? places.replace(/0$/, '') || '0' : places}`,
      exact: BigInt(whole) * 100n + BigInt(cents),
    };
  })
  .filter(({ exact }) => exact > 0n);
const unit = fc.constantFrom('mg', 'g');
const inMg = (exact: bigint, unit: string) => exact * (unit === 'g' ? 1000n : 1n);

const amount = fc.record({ amount: anyDecimal, unit });
const formatHundredths = (hundredthsOfMg: bigint) =>
  `${hundredthsOfMg / 100n}.${String(hundredthsOfMg % 100n).padStart(2, '0')}`;

it('agrees with exact arithmetic for 10,000 random Shoops (physician §5, decision 41)', () => {
  const shoop = fc.record({
    target: amount,
    rows: fc.array(amount, { minLength: 1, maxLength: 3 }),
    frequencyUnit: fc.constantFrom('Daily', 'Daily', 'Daily', 'Hourly'),
    // In half of the Shoops, the target is the sum of the doses.
    fits: fc.boolean(),
  });
  fc.assert(
    fc.property(shoop, ({ target, rows, frequencyUnit, fits }) => {
      const sum = rows.reduce((total, row) => total + inMg(row.amount.exact, row.unit), 0n);
      // A target has at most nine digits before the point.
      fc.pre(!fits || sum < 100_000_000_000n);
      const targetSum = fits ? sum : inMg(target.amount.exact, target.unit);
      const answers = {
        ...blankMedicine(),
        dailyDose: fits ? formatHundredths(sum) : target.amount.text,
        dailyDoseUnit: fits ? 'mg' : target.unit,
        frequency: String(rows.length),
        frequencyUnit,
        doses: rows.map((row) => ({ dose: row.amount.text, doseUnit: row.unit, doseTime: '' })),
      };
      const expected =
        frequencyUnit === 'Hourly' || sum === targetSum
          ? {}
          : { doses: sum > targetSum ? greaterMessage : lessMessage };
      expect(findProblems(questions, answers)).toEqual(expected);
    }),
    { numRuns: 10_000 },
  );
});

it.each([
  [
    '0.1 + 0.2',
    '0.3',
    'mg',
    [
      ['0.1', 'mg'],
      ['0.2', 'mg'],
    ],
    undefined,
  ],
  [
    'grams and milligrams',
    '1',
    'g',
    [
      ['0.5', 'g'],
      ['500', 'mg'],
    ],
    undefined,
  ],
  [
    'one hundredth more',
    '1',
    'mg',
    [
      ['0.51', 'mg'],
      ['0.5', 'mg'],
    ],
    shoopMessages.sumTooGreat,
  ],
  [
    'one hundredth less',
    '1',
    'g',
    [
      ['0.5', 'g'],
      ['499.99', 'mg'],
    ],
    shoopMessages.sumTooSmall,
  ],
] as const)(
  'compares the sum of the doses with the target: %s',
  (_, dailyDose, dailyDoseUnit, rows, problem) => {
    const doses = rows.map(([dose, doseUnit]) => ({ dose, doseUnit, doseTime: '' }));
    const answers = { ...blankMedicine(), dailyDose, dailyDoseUnit, frequency: String(doses.length), doses };
    expect(findProblems(questions, answers).doses).toBe(problem);
  },
);

it('shows the documented messages verbatim, each at its field', () => {
  const amountMessage = 'Please enter a Positive or Fraction value';
  const unitMessage = 'Please Select Unit';
  expect(findProblems(questions, blankMedicine())).toEqual({
    dailyDose: amountMessage,
    dailyDoseUnit: unitMessage,
    'doses.0.dose': amountMessage,
    'doses.0.doseUnit': unitMessage,
  });
  expect([shoopMessages.sumTooGreat, shoopMessages.sumTooSmall]).toEqual([greaterMessage, lessMessage]);
});

it.each([
  ['the target', '', 'mg', '5', 'mg'],
  ['the unit of the target', '5', '', '4', 'mg'],
  ['a dose', '5', 'mg', '', 'mg'],
  ['the unit of a dose', '5', 'mg', '4', ''],
])(
  'shows no message about the sum while %s is missing: its own field has one',
  (_, dailyDose, dailyDoseUnit, dose, doseUnit) => {
    expect(sumProblem([{ dose, doseUnit }], { dailyDose, dailyDoseUnit })).toBeNull();
  },
);
