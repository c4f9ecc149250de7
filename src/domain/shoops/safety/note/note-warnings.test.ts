import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Answers } from '#domain/questions/question.ts';
import { type DoseRow, medicineOf as medicineNamed, noFacts } from '../sample-medicines.ts';
import { typedMedicine } from '../typed-medicine.ts';
import { noteWarnings } from './note-warnings.ts';

const medicineOf = (note: string, rows: readonly DoseRow[], more: Answers = {}): Answers =>
  medicineNamed('CBD', rows, { note, ...more });
const noteWarningTexts = (answers: Answers) =>
  noteWarnings([typedMedicine(answers)], noFacts).map(({ text }) => text.replaceAll('\u00a0', ' '));

const evening: DoseRow[] = [['5', 'Evening']];
const morningAndEvening: DoseRow[] = [
  ['5', 'Morning'],
  ['15', 'Evening'],
];
const twoInTheEvening: DoseRow[] = [
  ['5', 'Evening'],
  ['5', 'Evening'],
  ['20', 'Morning'],
];
const oneUntimed: DoseRow[] = [
  ['5', 'Morning'],
  ['15', ''],
];

it.each([
  ['take 10 mg in the morning', evening, '“10 mg” in the morning'],
  ['Take 10MG at night', evening, '“10MG” in the evening'],
  ['Take 10mg', evening, '“10mg”'],
  ['TAKE TEN MILLIGRAMS', evening, '“TEN MILLIGRAMS”'],
  ['2,5 mg', evening, '“2,5 mg”'],
  ['.5 mg', evening, '“.5 mg”'],
  ['½ mg', evening, '“½ mg”'],
  ['half a milligram', evening, '“half a milligram”'],
  ['two and a half mg', evening, '“two and a half mg”'],
  ['5 g', evening, '“5 g”'],
  ['5 mcg', evening, '“5 mcg”'],
  ['5,000 mg', evening, '“5,000 mg”'],
  ['5 to 10 mg', evening, '“5 to 10 mg”'],
  ['5-10mg', evening, '“5-10mg”'],
  ['2 x 5 mg', [['20', 'Evening']], '“2 x 5 mg”'],
  ['two 5 mg capsules', evening, '“two 5 mg capsules”'],
  [
    '15 mg in the morning, 5 mg in the evening',
    morningAndEvening,
    '“15 mg” in the morning and “5 mg” in the evening',
  ],
  ['5 mg in the morning and evening', morningAndEvening, '“5 mg” in the evening'],
  ['5 to 10 mg in the morning and evening', morningAndEvening, '“5 to 10 mg” in the morning'],
  ['0 mg in the morning', evening, '“0 mg” in the morning'],
  ['15 mg a day', morningAndEvening, '“15 mg” a day'],
  ['No more than 10 mg a day', morningAndEvening, '“10 mg” a day'],
  ['Take it in the morning', evening, 'the morning'],
  ['With breakfast', evening, 'the morning'],
  ['With food, in the morning', evening, 'the morning'],
  ['at 8 a.m.', evening, 'the morning'],
  ['Take at noon', evening, 'the afternoon'],
  ['an hour before bed', [['5', 'Morning']], 'the evening'],
  ['Take half', evening, '“half”'],
  ['Take it twice a day', evening, '“twice a day”'],
  ['5 mg 3x daily', evening, '“3x daily”'],
  ['5 mg b.i.d.', evening, '“b.i.d.”'],
  ['Once a day', morningAndEvening, '“Once a day”'],
] as [string, DoseRow[], string][])('warns that “%s” differs from the doses', (note, rows, what) => {
  expect(noteWarningTexts(medicineOf(note, rows))).toEqual([
    expect.stringMatching(/^The note names .* The doses? (is|are) /),
  ]);
  expect(noteWarningTexts(medicineOf(note, rows))[0]).toContain(`The note names ${what}. The dose`);
});

it.each([
  ['', evening],
  ['Stay with it for 7 days', evening],
  ['Wait 2 hours before you drive', evening],
  ['10 drops under the tongue', evening],
  ['1 ml, half an hour before bed', evening],
  ['Two and a half hours before bed', evening],
  ['5 mg', evening],
  ['Take 5mg in the evening.', evening],
  ['five milligrams at bedtime', evening],
  ['5.0 mg or 0.005 g, it is the same', evening],
  ['5 mg in the morning and 15 mg at night: 20 mg a day', morningAndEvening],
  ['20 mg daily', morningAndEvening],
  ['Morning: 5 mg, evening: 15 mg', morningAndEvening],
  ['5mg morning,15mg evening', morningAndEvening],
  ['Do not exceed 40 mg a day', morningAndEvening],
  ['No more than 20 mg per day', morningAndEvening],
  ['No more than 10 mg in the morning', evening],
  ['At most 0 mg in the morning', evening],
  ['10 mg in the evening', twoInTheEvening],
  ['Take 10 mg', twoInTheEvening],
  ['15 mg in the evening', oneUntimed],
  ['Take it in the evening', oneUntimed],
  ['5 mg in the morning and drink tea in the evening', morningAndEvening],
  ['5 mg in the morning, 15 mg in the evening, daily', morningAndEvening],
  ['Take 20 mg a day, in the morning and in the evening', morningAndEvening],
  ['Use the 10 mg/ml oil', evening],
  ['10 mg per ml', evening],
  ['With 10 g of fat', evening],
  ['two 2.5 mg capsules', evening],
  ['The 2.5 mg capsules, please', evening],
  ['Do not drive the next morning', evening],
  ['Sleep well at night.', [['5', 'Morning']]],
  ['If you are tired in the morning, call us', evening],
  ['Never take it in the morning', evening],
  [
    'Half in the morning and half in the evening',
    [
      ['5', 'Morning'],
      ['5', 'Evening'],
    ],
  ],
  [
    'Half in the morning',
    [
      ['10', 'Morning'],
      ['4', 'Afternoon'],
      ['6', 'Evening'],
    ],
  ],
  ['Measure your blood pressure twice a day', evening],
  [
    '5 mg twice daily',
    [
      ['5', 'Morning'],
      ['5', 'Evening'],
    ],
  ],
  ['Your CBD oil (cannabidiol), as before', evening],
  ['Your weight is 80 kg', evening],
  ['G.P. told 5 people: 100 % safe', evening],
] as [string, DoseRow[]][])('does not warn of “%s”', (note, rows) => {
  expect(noteWarningTexts(medicineOf(note, rows))).toEqual([]);
});

it.each([
  ['CBD', 'Contains THC', ['“THC”']],
  ['CBD', 'thc', ['“thc”']],
  ['CBD', 'Your CBDA drops', ['“CBDA”']],
  ['THC delta 9', 'THC makes you sleepy', []],
  ['THC delta 9', 'Delta-9, not delta-8', ['“delta-8”']],
  ['THC delta 8', 'THC-Δ8', []],
  ['THC delta 8', 'THC 9 mg', []],
  ['THCA', 'THC', ['“THC”']],
  ['CBD', 'cannabidiol', []],
  ['', 'THC', []],
])('compares the cannabinoid %s with the note “%s”', (targetCannabinoid, note, others) => {
  const names = noteWarningTexts(medicineOf(note, [], { targetCannabinoid, dailyDose: '' }));
  expect(names.map((text) => /names (.*)\. This medicine/.exec(text)?.[1])).toEqual(others);
});

it('does not warn while a dose is incomplete, nor of times if no dose has a time', () => {
  expect(noteWarningTexts(medicineOf('10 mg', [['', 'Evening']]))).toEqual([]);
  expect(noteWarningTexts(medicineOf('Take 5 mg in the morning', [['5', '']]))).toEqual([]);
});

it('adds the doses of the form to a warning', () => {
  expect(noteWarningTexts(medicineOf('10 mg', evening))).toEqual([
    'The note names “10 mg”. The dose is 5 mg in the evening.',
  ]);
  expect(noteWarningTexts(medicineOf('10 mg', oneUntimed))).toEqual([
    'The note names “10 mg”. The doses are 5 mg in the morning and 15 mg.',
  ]);
});

it('compares a note with the target under Hourly', () => {
  const hourly = { frequencyUnit: 'Hourly', frequency: '2', dailyDose: '20' };
  expect(noteWarningTexts(medicineOf('every 2 hours', [], hourly))).toEqual([]);
  expect(noteWarningTexts(medicineOf('2 times an hour', [], hourly))).toEqual([]);
  expect(noteWarningTexts(medicineOf('20 mg', [], hourly))).toEqual([]);
  expect(noteWarningTexts(medicineOf('20 mg in the morning', [], hourly))).toEqual([]);
  expect(noteWarningTexts(medicineOf('Take it in the morning', [], hourly))).toEqual([]);
  expect(noteWarningTexts(medicineOf('5 mg', [], hourly))).toEqual([
    'The note names “5 mg”. The target daily dose is 20 mg.',
  ]);
});

const anyHundredths = fc.integer({ min: 1, max: 99_999 });
const anyTime = fc.constantFrom('Morning', 'Afternoon', 'Evening');
const anyRows = fc.uniqueArray(fc.record({ cents: anyHundredths, time: anyTime }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ time }) => time,
});
/** Ways to write one amount. */
const writings: readonly ((cents: number) => string)[] = [
  (cents) => `${cents / 100} mg`,
  (cents) => `${cents / 100}mg`,
  (cents) => `${(cents / 100).toFixed(2).replace('.', ',')} MG`,
  (cents) => `${String(cents / 100).replace(/^0\./, '.')} milligrams`,
  (cents) => `${(cents / 100_000).toFixed(5)} g`,
  (cents) => `${new Intl.NumberFormat('en-US').format(cents / 100)} Mg`,
];
const anyWriting = fc.constantFrom(...writings);
const timeWords: Readonly<Record<string, readonly string[]>> = {
  Morning: ['in the morning', 'at BREAKFAST', 'mornings'],
  Afternoon: ['in the afternoon', 'at noon', 'with lunch'],
  Evening: ['in the Evening', 'before bed', 'at night'],
};
const typedRows = (given: readonly { cents: number; time: string }[]): DoseRow[] =>
  given.map(({ cents, time }) => [String(cents / 100), time]);

it('never warns of a note that agrees with the doses', () => {
  fc.assert(
    fc.property(
      anyRows,
      anyWriting,
      fc.nat(2),
      fc.constantFrom(', ', ' and ', '; ', '. '),
      (given, write, word, joint) => {
        const note = given.map(({ cents, time }) => `${write(cents)} ${timeWords[time]?.[word]}`).join(joint);
        expect(noteWarningTexts(medicineOf(note, typedRows(given)))).toEqual([]);
      },
    ),
  );
});

it('always warns of another amount, in any notation and position', () => {
  fc.assert(
    fc.property(anyRows, anyWriting, anyHundredths, fc.nat(2), (given, write, other, word) => {
      const known = given.map(({ cents }) => cents);
      fc.pre(!known.includes(other) && other !== known.reduce((sum, amount) => sum + amount, 0));
      const [{ time } = { time: 'Morning' }] = given;
      for (const note of [write(other), `Take ${write(other)} ${timeWords[time]?.[word]}, please.`])
        expect(noteWarningTexts(medicineOf(note, typedRows(given)))).toHaveLength(1);
    }),
  );
});

it('always warns of an amount at another time of day', () => {
  fc.assert(
    fc.property(anyRows, anyWriting, fc.nat(2), anyTime, (given, write, word, at) => {
      const [first] = given;
      fc.pre(first !== undefined && !given.some((row) => row.time === at));
      const note = `${write(first?.cents ?? 1)} ${timeWords[at]?.[word]}`;
      expect(noteWarningTexts(medicineOf(note, typedRows(given)))).toHaveLength(1);
    }),
  );
});

it('reads any note without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (note) => {
      // At most one about the cannabinoids, and one about the doses.
      expect(noteWarningTexts(medicineOf(note, morningAndEvening)).length).toBeLessThanOrEqual(2);
    }),
  );
});
