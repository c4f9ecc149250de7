import { expect, it } from 'vitest';
import { doseWarningsAt, incompleteLines, medicineNames } from './incomplete-lines.ts';
import { medicineOf, noFacts } from './sample-medicines.ts';
import { warningsOf } from './warnings.ts';

const medicines = [
  medicineOf('CBG', [['5', '']], { note: '.5 mg' }),
  medicineOf('', [['5', '']]),
  medicineOf('CBG', [['5', 'Evening']], { frequency: '2' }),
];
const warnings = warningsOf(medicines, noFacts);

it('lists the incomplete warnings of a Shoop by kind', () => {
  const lines = incompleteLines(warnings).map(({ title, warnings }) => [
    title,
    ...warnings.map(({ medicine, place }) => `${medicine}: ${place}`),
  ]);
  expect(lines).toEqual([
    ['No time of day', '0: dose 1', '1: dose 1'],
    ['Frequency and doses differ', '2: frequency 2, 1 dose'],
    ['Easily misread in the note', '0: write “0.5 mg” for “.5 mg”'],
  ]);
});

it('returns the dose warnings about one medicine', () => {
  const at = (place: number) => doseWarningsAt(warnings, place).map(({ text }) => text);
  expect(at(1)).toEqual(['No target cannabinoid is chosen.']);
  expect(at(2)).toEqual([expect.stringMatching(/^CBG is in this Shoop twice/)]);
});

it('gives each medicine a unique name', () => {
  const names = medicineNames([...medicines, medicineOf('CBD', [])]);
  expect(names).toEqual(['CBG (medicine 1)', 'Medicine 2', 'CBG (medicine 3)', 'CBD (cannabidiol)']);
  expect(medicineNames([{}])).toEqual(['Medicine 1']);
});
