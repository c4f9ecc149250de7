import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cannabinoids } from '../medicine/cannabinoids.ts';
import { blankMedicine, blankShoop } from '../medicine/medicine-questions.ts';
import {
  contextAfter,
  type DoseRow,
  medicineOf,
  noFacts,
  sentShoop,
  warningTexts,
} from './sample-medicines.ts';
import { warningsOf } from './warnings.ts';

const CBN = medicineOf('CBN', [['5', 'Evening']]);

it('raises no warning about a blank form, nor about incomplete entries', () => {
  expect(warningTexts(blankShoop().shoop)).toEqual([]);
  expect(warningTexts([{ ...blankMedicine(), dailyDose: '20' }])).toEqual([]);
  expect(warningTexts([medicineOf('', [['', 'Evening']])])).toEqual([]);
  const empty: DoseRow = ['', ''];
  expect(warningTexts([medicineOf('CBD', [empty, empty])])).toEqual([]);
  expect(warningTexts([CBN])).toEqual([]);
});

it('warns of a repeated cannabinoid at its second medicine, with the sum', () => {
  const other = medicineOf('CBG', [['5', 'Evening']]);
  expect(warningTexts([CBN, other, medicineOf('CBN', [['7.5', 'Morning']])])).toEqual([
    '3: CBN is in this Shoop twice, in medicines 1 and 3: 12.5 mg a day together.',
  ]);
  const unnamed = medicineOf('', [['5', 'Evening']]);
  expect(warningTexts([unnamed, unnamed]).join()).not.toContain('twice');
  expect(warningTexts([CBN, medicineOf('CBN', [['', '']])])).toEqual([
    '2: CBN is in this Shoop twice, in medicines 1 and 2.',
  ]);
});

it('asks whether mg was meant for an entry of at least 1 g', () => {
  const grams = (name: string, dose: string) =>
    warningTexts([medicineOf(name, [[dose, 'Evening', 'g']], { dailyDose: dose, dailyDoseUnit: 'g' })]);
  expect(grams('CBG', '20')).toEqual(['1: An amount in grams comes to 20,000 mg. Was mg meant?']);
  expect(grams('CBG', '1')).toHaveLength(1);
  expect(grams('CBG', '0.99')).toEqual([]);
  expect(grams('CBD', '20')).toHaveLength(1);
  expect(warningTexts([medicineOf('CBG', [['20', 'Evening', 'g']], { dailyDose: '20000' })])).toEqual([
    '1: An amount in grams comes to 20,000 mg. Was mg meant?',
  ]);
});

it('warns of a missing cannabinoid or time, of doses at one time and of another frequency', () => {
  const rows: DoseRow[] = [
    ['2', 'Morning'],
    ['3', 'Morning'],
    ['4', ''],
  ];
  expect(warningTexts([medicineOf('', rows, { frequency: '2' })])).toEqual([
    '1: No target cannabinoid is chosen.',
    '1: 2 doses are in the morning: 2 mg and 3 mg.',
    '1: Dose 3 has no time of day.',
    '1: Frequency is 2, and there are 3 doses.',
  ]);
  const noon: DoseRow[] = [
    ['2', 'Noon'],
    ['3', 'Noon'],
  ];
  expect(warningTexts([medicineOf('CBG', noon)])).toEqual(['1: 2 doses are at “Noon”: 2 mg and 3 mg.']);
  expect(warningTexts([medicineOf('CBG', rows, { frequencyUnit: 'Hourly' })])).toEqual([]);
  expect(warningTexts([medicineOf('CBG', [['2', 'Morning']], { frequency: '3' })])).toEqual([
    '1: Frequency is 3, and there is 1 dose.',
  ]);
  expect(warningTexts([medicineOf('CBG', [['2', 'Morning']], { frequency: '' })])).toEqual([]);
});

it('counts doses without a time singly, never as doses at one time', () => {
  const rows: DoseRow[] = [
    ['2', ''],
    ['3', ''],
  ];
  expect(warningTexts([medicineOf('CBG', rows)])).toEqual([
    '1: Dose 1 has no time of day.',
    '1: Dose 2 has no time of day.',
  ]);
});

it('counts one dose in the singular where the frequency is another', () => {
  const [warning] = warningsOf([medicineOf('CBG', [['2', 'Morning']], { frequency: '2' })], noFacts);
  expect(warning).toMatchObject({ kind: 'frequency', place: 'frequency 2, 1 dose' });
});

it('gives doses, substances and hours the level dose, and the rest incomplete (decision 84)', () => {
  const rows: DoseRow[] = [
    ['5.5', 'Morning'],
    ['6', 'Morning'],
    ['7', ''],
  ];
  const note = 'Take 10 mg of CBG every 2 hours, 5.0 mg QD';
  const all = [
    medicineOf('THC delta 9', [['2000', 'Evening']]),
    medicineOf('THC delta 8', [['50', 'Evening', 'g']], { dailyDose: '50', dailyDoseUnit: 'g' }),
    medicineOf('CBN', rows, { note, frequency: '2' }),
    medicineOf('CBN', [['1', 'Evening']]),
    medicineOf('', [['1', 'Evening']]),
    medicineOf('CBG', [['15', 'Evening']]),
  ];
  const context = { ...contextAfter(sentShoop('CBN', 100), sentShoop('CBG', 10)), allergies: ['Hemp'] };
  const of = (level: string) =>
    warningsOf(all, context).flatMap((warning) => (warning.level === level ? [warning] : []));
  expect(of('dose').map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringContaining('Recorded allergy: “Hemp”.'),
    expect.stringContaining('is more than 1 g'),
    expect.stringContaining('An amount in grams'),
    expect.stringContaining('less than half'),
    expect.stringContaining('The note names “CBG”'),
    expect.stringContaining('The note names “10 mg”, “5.0 mg”, “QD” and “every 2 hours”'),
    expect.stringContaining('is in this Shoop twice'),
    'No target cannabinoid is chosen.',
  ]);
  expect(
    of('incomplete').map((warning) => 'path' in warning && [warning.kind, warning.path, warning.place]),
  ).toEqual([
    ['sameTime', 'shoop.2.doses.1.doseTime', 'in the morning 5.5\u00a0mg and 6\u00a0mg'],
    ['untimed', 'shoop.2.doses.2.doseTime', 'dose 3'],
    ['frequency', 'shoop.2.frequency', 'frequency 2, 3 doses'],
    ['noteStyle', 'shoop.2.note', 'write “5 mg” for “5.0 mg” and “daily” for “QD”'],
    [
      'sentBefore',
      'shoop.5.dailyDose',
      'last sent on 10-09-2026, 10\u00a0mg → 15\u00a0mg a day, up by 5\u00a0mg',
    ],
  ]);
});

it('never puts an amount after a name that ends in a number: “8 2.5 mg” was read as “82.5 mg”', () => {
  for (const { value } of cannabinoids) {
    const medicine = medicineOf(value, [['45.5', 'Morning']], { note: 'Take 7 mg of THC' });
    const all = [medicine, medicine, medicineOf(value, [['2.5', '']])];
    const naive = { ...noFacts, experience: 'NeverTriedit' };
    for (const context of [
      noFacts,
      contextAfter(sentShoop(value, 2.5)),
      contextAfter(sentShoop('THC delta 8', 2.5)),
      naive,
    ])
      for (const text of [...warningTexts(all, context), ...warningTexts([medicine], context)])
        expect(text).not.toMatch(/delta [89][^\w]{0,4}\d/);
  }
});

it('never begins a text with an amount, because the name of the medicine precedes the text', () => {
  const rows: DoseRow[] = [
    ['45', 'Morning'],
    ['5', 'Morning'],
  ];
  const medicines = [medicineOf('THC delta 9', rows), medicineOf('THC delta 9', [['2000', '']])];
  for (const context of [noFacts, contextAfter(sentShoop('THC delta 9', 2000))])
    for (const warning of warningsOf(medicines, context))
      expect('place' in warning ? warning.place : warning.text).not.toMatch(/^\d/);
});

const amount = fc.oneof(fc.string(), fc.integer({ min: 0, max: 99 }).map(String));
const answers = fc.record({
  targetCannabinoid: fc.constantFrom('', ...cannabinoids.map(({ value }) => value)),
  terpenes: fc.constantFrom({}, { Limonene: true, Myrcene: false }),
  ingestionMethod: fc.constantFrom('', 'Inhaled', 'Ingested'),
  dailyDose: amount,
  dailyDoseUnit: fc.constantFrom('', 'mg', 'g', 'mcg'),
  frequency: fc.constantFrom('', '1', '2', '3'),
  frequencyUnit: fc.constantFrom('', 'Daily', 'Hourly'),
  note: fc.oneof(fc.string(), fc.constantFrom('every 2 hours', 'Take 5.0 mg QD, 4 times an hour')),
  doses: fc.array(
    fc.record({
      dose: amount,
      doseUnit: fc.constantFrom('', 'mg', 'g'),
      doseTime: fc.constantFrom('', 'Morning', 'Evening', 'Noon'),
    }),
    { maxLength: 4 },
  ),
});

it('gives each warning a unique key, a medicine of the form and a valid text, in order', () => {
  const allergies = fc.array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('Hänf & Sesam, limonene')),
  );
  fc.assert(
    fc.property(fc.array(answers, { maxLength: 4 }), allergies, (medicines, allergies) => {
      const found = warningsOf(medicines, {
        ...contextAfter(sentShoop('CBD', 20)),
        allergies: [...new Set(allergies)],
      });
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
      const places = found.map(({ medicine }) => medicine);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const { medicine, text } of found) {
        expect(medicines[medicine]).toBeDefined();
        // Quoted words of a note or an allergy may contain anything.
        const own = text.replace(/“[\s\S]*?”(?=[. ,]|$)/g, '');
        expect(own).not.toMatch(/NaN|null|undefined|Infinity| {3}/);
      }
    }),
  );
});

it('asks about more than 1 g a day of a cannabinoid, in either unit and over medicines (decision 85)', () => {
  const gramQuestion = (day: string) => `1: A daily ${day} of CBG is more than 1 g. Is that meant?`;
  const huge = medicineOf('CBG', [['999999999', 'Morning']]);
  expect(warningTexts([huge])).toContain(gramQuestion('999,999,999 mg'));
  expect(warningTexts([medicineOf('CBG', [['1000', 'Morning']])])).toEqual([]);
  const halves = [medicineOf('CBG', [['600', 'Morning']]), medicineOf('CBG', [['600', 'Evening']])];
  expect(warningTexts(halves)).toContain(gramQuestion('1,200 mg'));
  const inGrams = (dose: string) =>
    medicineOf('CBG', [[dose, 'Morning', 'g']], { dailyDose: dose, dailyDoseUnit: 'g' });
  expect(warningTexts([inGrams('2')]), 'the unit is asked about instead').toEqual([
    '1: An amount in grams comes to 2,000 mg. Was mg meant?',
  ]);
  expect(warningTexts([inGrams('1'), inGrams('0.5')]).join()).not.toContain('Is that meant?');
  expect(warningTexts([inGrams('0.6'), inGrams('0.6')])).toContain(gramQuestion('1,200 mg'));
});
