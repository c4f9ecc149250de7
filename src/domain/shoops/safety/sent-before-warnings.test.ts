import { expect, it } from 'vitest';
import { contextAfter, contextAfterAll, medicineOf, sentShoop, warningTexts } from './sample-medicines.ts';
import { warningsOf } from './warnings.ts';

const CBN = medicineOf('CBN', [['5', 'Evening']]);

it.each([
  [20, '30', '20 mg → 30 mg a day, up by 10 mg.'],
  [20, '50', '20 mg → 50 mg a day, up by 30 mg, more than double.'],
  [20, '40', '20 mg → 40 mg a day, up by 20 mg.'],
  [20, '15', '20 mg → 15 mg a day, down by 5 mg.'],
  [20, '10', '20 mg → 10 mg a day, down by 10 mg.'],
  [20, '5', '20 mg → 5 mg a day, down by 15 mg, less than half.'],
  [20, '20', 'dose unchanged, 20 mg a day.'],
  [null, '20', 'its daily dose there cannot be told.'],
])('compares a sent dose of %s mg with %s mg', (then, now, words) => {
  const medicine = medicineOf('CBN', [[now, 'Evening']]);
  expect(warningTexts([medicine], contextAfter(sentShoop('CBN', then)))).toEqual([
    `1: Last sent on 10-09-2026: ${words}`,
  ]);
});

it.each([
  [20, '40', 'incomplete'],
  [20, '40.01', 'dose'],
  [20, '10', 'incomplete'],
  [20, '9.99', 'dose'],
  [20, '20', 'incomplete'],
  [null, '20', 'incomplete'],
])('grades a change from %s mg to %s mg as %s', (then, now, level) => {
  const found = warningsOf([medicineOf('CBN', [[now, 'Evening']])], contextAfter(sentShoop('CBN', then)));
  expect(found.map((warning) => warning.level)).toEqual([level]);
});

it('does not compare while the daily dose is incomplete', () => {
  expect(
    warningTexts([medicineOf('CBN', [], { dailyDose: '' })], contextAfter(sentShoop('CBN', 20))),
  ).toEqual([]);
});

it('compares with the newest Shoop of the same cannabinoid', () => {
  const medicine = medicineOf('THC delta 9', [['25', 'Evening']]);
  const other = [sentShoop('CBD', 10)];
  expect(
    warningTexts(
      [medicine],
      contextAfterAll(other, [sentShoop('THC delta 9', 2.5)], [sentShoop('THC delta 9', 25)]),
    ),
  ).toEqual(['1: Last sent on 10-08-2026: 2.5 mg → 25 mg a day, up by 22.5 mg, more than double.']);
});

it('compares the sum of several medicines of one cannabinoid, in any unit', () => {
  const before = contextAfter(sentShoop('CBN', 0.01, { dailyDoseUnit: 'g' }), sentShoop('CBN', 10));
  const grams = medicineOf('CBN', [['0.015', 'Morning', 'g']], { dailyDose: '15' });
  expect(warningTexts([CBN, grams], before)).toEqual([
    '1: Last sent on 10-09-2026: dose unchanged, 20 mg a day.',
    expect.stringMatching(/^2: CBN is in this Shoop twice/),
  ]);
});

it('adds up the doses of a sent medicine without a daily dose', () => {
  const doses = [{ dose: 2, doseUnit: 'mg', doseTime: '' }];
  expect(warningTexts([CBN], contextAfter(sentShoop('CBN', null, { doses })))[0]).toContain(
    '2 mg → 5 mg a day',
  );
});

it('reports a change between Hourly and Daily if both are known', () => {
  const unit = (...units: string[]) =>
    warningTexts(
      [CBN],
      contextAfter(...units.map((frequencyUnit) => sentShoop('CBN', 5 / units.length, { frequencyUnit }))),
    )[0];
  expect(unit('Hourly')).toBe(
    '1: Last sent on 10-09-2026: dose unchanged, 5 mg a day. It was Hourly and is Daily now.',
  );
  for (const known of [unit('Daily'), unit(''), unit('Hourly', 'Daily')])
    expect(known).not.toContain('It was');
  const hourly = medicineOf('CBN', [], { dailyDose: '5', frequency: '1', frequencyUnit: 'Hourly' });
  expect(warningTexts([hourly], contextAfter(sentShoop('CBN', 5)))[0]).toContain(
    'It was Daily and is Hourly now.',
  );
  const other = medicineOf('CBG', [], { dailyDose: '5', frequency: '1', frequencyUnit: 'Hourly' });
  const before = contextAfter(sentShoop('CBN', 5, { frequencyUnit: 'Hourly' }));
  expect(warningTexts([CBN, other], before)[0]).toContain('It was Hourly and is Daily now.');
  const mixed = contextAfter(sentShoop('CBN', 5, { frequencyUnit: 'Hourly' }), sentShoop('CBN', 5));
  expect(warningTexts([CBN, hourly], mixed)[0]).toBe(
    '1: Last sent on 10-09-2026: dose unchanged, 10 mg a day.',
  );
});

it('distinguishes THC delta 8 from THC delta 9 at the same amount', () => {
  const medicine = medicineOf('THC delta 9', [['5', 'Evening']]);
  const delta8 = [sentShoop('THC delta 8', 5)];
  const swapped =
    '1: THC delta 9 takes the place of THC delta 8, which was last sent on 10-08-2026: dose unchanged, 5 mg a day.';
  expect(warningTexts([medicine], contextAfterAll([sentShoop('CBD', 5)], delta8))).toEqual([swapped]);
  expect(warningTexts([CBN, medicine], contextAfterAll([sentShoop('CBD', 5)], delta8))).toEqual([
    // The text begins with the number of the medicine.
    swapped.replace('1', '2'),
  ]);
  expect(
    warningTexts([medicine], contextAfterAll([sentShoop('CBD', 5)], delta8, [sentShoop('THC delta 9', 5)])),
  ).toEqual([swapped, '1: Last sent on 10-07-2026: dose unchanged, 5 mg a day.']);
  expect(
    warningTexts([medicine], contextAfterAll([sentShoop('THC delta 9', 5)], delta8)).join(),
  ).not.toContain('takes the place');
  const both = [sentShoop('THC delta 8', 5), sentShoop('THC delta 9', 5)];
  expect(warningTexts([medicine], contextAfterAll(both)).join()).not.toContain('takes the place');
  const now = [medicine, medicineOf('THC delta 8', [['5', 'Evening']])];
  expect(warningTexts(now, contextAfterAll(delta8)).join()).not.toContain('takes the place');
  expect(warningTexts([medicineOf('THC delta 9', [['', 'Evening']])], contextAfterAll(delta8))).toEqual([]);
});
