import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Answers } from '#domain/questions/question.ts';
import { cannabinoids } from '../cannabinoids.ts';
import { blankMedicine, blankShoop } from '../medicine-questions.ts';
import type { Recommendation } from '../recommendations.ts';
import type { Shoop } from '../shoop.ts';
import { type SafetyContext, warningsOf } from './warnings.ts';

type Row = [dose: string, time: string, unit?: string];
const medicineOf = (targetCannabinoid: string, rows: readonly Row[], more: Answers = {}): Answers => ({
  ...blankMedicine(),
  targetCannabinoid,
  dailyDose: String(rows.reduce((sum, [dose]) => sum + Number(dose), 0)),
  dailyDoseUnit: 'mg',
  frequency: String(rows.length),
  doses: rows.map(([dose, doseTime, doseUnit = 'mg']) => ({ dose, doseUnit, doseTime })),
  ...more,
});
const sent = (targetCannabinoid: string, dailyDose: number | null, more: Partial<Shoop> = {}): Shoop =>
  ({
    ...{ id: 'a', targetCannabinoid, dailyDose, dailyDoseUnit: 'mg', doses: [], frequencyUnit: 'Daily' },
    ...more,
  }) as unknown as Shoop;
const after = (...shoops: Shoop[]): SafetyContext => ({
  last: { key: 'a', createdAt: '2026-10-02T12:00:00.000Z', shoops } satisfies Recommendation,
  experience: 'CurrentlyUseDaily',
});
const nothing: SafetyContext = { last: null, experience: '' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (medicines: readonly Answers[], context = nothing) =>
  warningsOf(medicines, context).map(({ medicine, text }) => `${(medicine ?? -1) + 1}: ${plain(text)}`);
const CBN = medicineOf('CBN', [['5', 'Evening']]);

it('nothing is said of a form that nobody has filled in, nor of what is still being filled in', () => {
  expect(said(blankShoop().shoop)).toEqual([]);
  expect(said([{ ...blankMedicine(), dailyDose: '20' }])).toEqual([]);
  expect(said([medicineOf('', [['', 'Evening']])])).toEqual([]);
  expect(
    said([
      medicineOf('CBD', [
        ['', ''],
        ['', ''],
      ]),
    ]),
  ).toEqual([]);
  expect(said([CBN])).toEqual([]);
});

it('the same cannabinoid twice is said at the later one, with what the patient would take', () => {
  expect(said([CBN, medicineOf('CBG', [['5', 'Evening']]), medicineOf('CBN', [['7.5', 'Morning']])])).toEqual(
    ['3: CBN is in this Shoop twice, in medicines 1 and 3: 12.5 mg a day together.'],
  );
});

it.each([
  [20, '30', 'Dose 20 mg → 30 mg a day, up by 10 mg.'],
  [20, '50', 'Dose 20 mg → 50 mg a day, up by 30 mg, more than double.'],
  [20, '15', 'Dose 20 mg → 15 mg a day, down by 5 mg.'],
  [20, '5', 'Dose 20 mg → 5 mg a day, down by 15 mg, less than half.'],
  [20, '20', 'Dose unchanged, 20 mg a day.'],
  [null, '20', 'Its daily dose there cannot be told.'],
])('a last dose of %s mg, now %s mg', (then, now, words) => {
  const medicine = medicineOf('CBN', [[now, 'Evening']]);
  expect(said([medicine], after(sent('CBN', then)))).toEqual([
    `1: CBN is in the last recommendation, too (10-02-2026). ${words}`,
  ]);
});

it('grams and several of one cannabinoid are compared by what they come to', () => {
  const before = after(sent('CBN', 0.01, { dailyDoseUnit: 'g' }), sent('CBN', 10));
  expect(said([CBN, medicineOf('CBN', [['0.015', 'Morning', 'g']], { dailyDose: '15' })], before)).toEqual([
    '1: CBN is in the last recommendation, too (10-02-2026). Dose unchanged, 20 mg a day.',
    expect.stringMatching(/^2: CBN is in this Shoop twice/),
  ]);
  const hourly = after(sent('CBN', 5, { frequencyUnit: 'Hourly' }));
  expect(said([CBN], hourly)[0]).toContain('It was Hourly and is Daily now.');
});

it.each([
  ['CBD', '60', '', ['60 mg a day of CBD (cannabidiol) is above 40 mg a day, at which']],
  ['CBD', '40', '', ['40 mg a day of CBD (cannabidiol) is far above the usual start, 10 mg a day']],
  ['CBD', '20', '', []],
  ['CBD', '20', 'NeverTriedit', ['20 mg a day of CBD (cannabidiol) is above the usual start']],
  ['CBD', '10', 'NeverTriedit', []],
  ['THC delta 9', '5', 'TriedItYears5Ago', []],
  ['THC delta 9', '5.01', '', ['5.01 mg a day of THC delta 9 is far above the usual start, 2.5 mg a day']],
  ['THC delta 8', '3', 'NeverTriedit', ['3 mg a day of THC delta 8 is above the usual start']],
  ['THC delta 9', '41', '', ['41 mg a day of THC delta 9 is above 40 mg a day, the most in']],
  ['CBG', '900', 'NeverTriedit', []],
])('%s %s mg a day, experience “%s”', (name, dose, experience, words) => {
  const found = said([medicineOf(name, [[dose, 'Evening']])], { last: null, experience });
  expect(found).toEqual(words.map((text) => expect.stringContaining(text)));
  if (experience === 'NeverTriedit' && words.length > 0)
    expect(found[0]).toContain('This patient has never tried cannabis.');
});

it('THC of both kinds counts together; what the patient has already is not doubted again', () => {
  const both = [
    medicineOf('THC delta 8', [['25', 'Evening']]),
    medicineOf('THC delta 9', [['25', 'Morning']]),
  ];
  expect(said(both)[0]).toContain('50 mg a day of THC delta 8 and THC delta 9 together is above 40 mg a day');
  const high = medicineOf('CBD', [['60', 'Evening']]);
  expect(said([high], after(sent('CBD', 60)))).toEqual([expect.stringContaining('Dose unchanged')]);
  expect(said([medicineOf('CBD', [['30', 'Evening']])], { ...nothing, hadBefore: ['CBD'] })).toEqual([]);
});

it('a gram where a milligram was meant', () => {
  expect(said([medicineOf('CBG', [['20', 'Evening', 'g']], { dailyDoseUnit: 'g' })])).toEqual([
    '1: An amount in grams comes to 20,000 mg. Was mg meant?',
  ]);
  expect(said([medicineOf('CBG', [['0.02', 'Evening', 'g']], { dailyDoseUnit: 'g' })])).toEqual([]);
  expect(said([medicineOf('CBD', [['20', 'Evening', 'g']], { dailyDoseUnit: 'g' })])).toHaveLength(1);
});

it('no cannabinoid, two doses at one time, none at any, and more doses than the frequency says', () => {
  const rows: Row[] = [
    ['2', 'Morning'],
    ['3', 'Morning'],
    ['4', ''],
  ];
  expect(said([medicineOf('', rows, { frequency: '2' })])).toEqual([
    '1: No target cannabinoid is chosen.',
    '1: 2 doses are in the morning: 2 mg and 3 mg.',
    '1: Dose 3 has no time of day.',
    '1: Frequency is 2, and there are 3 doses.',
  ]);
  expect(said([medicineOf('CBG', rows, { frequencyUnit: 'Hourly' })])).toEqual([]);
});

it('no warning has an amount beside a name that ends in a number: “8 2.5 mg” was read “82.5 mg”', () => {
  for (const { value } of cannabinoids) {
    const medicine = medicineOf(value, [['45.5', 'Morning']], { note: 'Take 7 mg of THC' });
    const all = [medicine, medicine, medicineOf(value, [['2.5', '']])];
    for (const context of [nothing, after(sent(value, 2.5)), { ...nothing, experience: 'NeverTriedit' }])
      for (const text of said(all, context)) expect(text).not.toMatch(/delta [89][^\w]{0,4}\d/);
  }
});

const answers = fc.record({
  targetCannabinoid: fc.constantFrom('', ...cannabinoids.map(({ value }) => value)),
  dailyDose: fc.oneof(fc.string(), fc.integer({ min: 0, max: 99 }).map(String)),
  dailyDoseUnit: fc.constantFrom('', 'mg', 'g', 'mcg'),
  frequency: fc.constantFrom('', '1', '2', '3'),
  frequencyUnit: fc.constantFrom('', 'Daily', 'Hourly'),
  note: fc.string(),
  doses: fc.array(
    fc.record({
      dose: fc.oneof(fc.string(), fc.integer({ min: 0, max: 99 }).map(String)),
      doseUnit: fc.constantFrom('', 'mg', 'g'),
      doseTime: fc.constantFrom('', 'Morning', 'Evening', 'Noon'),
    }),
    { maxLength: 4 },
  ),
});

it('whatever is typed: a key for each, in order, about a medicine that is there, without nonsense', () => {
  fc.assert(
    fc.property(fc.array(answers, { maxLength: 4 }), (medicines) => {
      const found = warningsOf(medicines, after(sent('CBD', 20)));
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
      const places = found.map(({ medicine }) => medicine ?? -1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const { medicine, text } of found) {
        expect(medicines[medicine ?? 0]).toBeDefined();
        // A note's own words are quoted.
        expect(text.replace(/“[^”]*”/g, '')).not.toMatch(/NaN|null|undefined|Infinity| {2}/);
      }
    }),
  );
});

it('more than 1 g a day of any cannabinoid is asked about, in either unit and over several medicines (decision 85)', () => {
  const asked = (day: string) => `1: ${day} a day of CBG is more than 1 g. Is that meant?`;
  const huge = medicineOf('CBG', [['999999999', 'Morning']]);
  expect(said([huge])).toContain(asked('999,999,999 mg'));
  expect(said([medicineOf('CBG', [['1000', 'Morning']])])).toEqual([]);
  const halves = [medicineOf('CBG', [['600', 'Morning']]), medicineOf('CBG', [['600', 'Evening']])];
  expect(said(halves)).toContain(asked('1,200 mg'));
  const grams = medicineOf('CBG', [['2', 'Morning', 'g']], { dailyDoseUnit: 'g' });
  expect(said([grams]), 'the unit is asked about instead').toEqual([
    '1: An amount in grams comes to 2,000 mg. Was mg meant?',
  ]);
});
