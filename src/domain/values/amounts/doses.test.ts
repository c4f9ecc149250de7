import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDose, formatMg, inHundredths, sumOfDoses } from './doses.ts';

const mg = (dose: number) => ({ dose, doseUnit: 'mg' });

it.each([
  [mg(0.1), 10],
  [mg(2.5), 250],
  [mg(1.15), 115],
  [{ dose: 0.01, doseUnit: 'g' }, 1000],
  [{ dose: 1, doseUnit: 'g' }, 100_000],
])('converts %j to %d hundredths of a milligram', (dose, hundredths) => {
  expect(inHundredths(dose)).toBe(hundredths);
});

it('adds up without rounding errors of fractions (decision 41)', () => {
  expect(sumOfDoses([mg(0.1), mg(0.2)])).toBe(inHundredths(mg(0.3)));
  expect(sumOfDoses([])).toBe(0);
  const hundredths = fc.array(fc.integer({ min: 0, max: 10_000_000 }));
  fc.assert(
    fc.property(hundredths, (amounts) => {
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      expect(sumOfDoses(amounts.map((amount) => mg(amount / 100)))).toBe(sum);
    }),
  );
});

it.each(['', 'ml', 'MG', 'mcg'])('never reads the unknown unit “%s” as milligrams', (doseUnit) => {
  expect(inHundredths({ dose: 5, doseUnit })).toBeNull();
  expect(sumOfDoses([mg(1), { dose: 5, doseUnit }])).toBeNull();
  expect(formatDose({ dose: 5, doseUnit })).toBe(`5\u00a0${doseUnit || '(no unit)'}`);
});

it.each([
  [{ dose: 0.5, doseUnit: 'mg' }, '0.5\u00a0mg'],
  [{ dose: 2.5, doseUnit: 'mg' }, '2.5\u00a0mg'],
  [{ dose: 20, doseUnit: 'mg' }, '20\u00a0mg'],
  [{ dose: 0.03, doseUnit: 'g' }, '30\u00a0mg'],
  [{ dose: 1.2, doseUnit: 'g' }, '1,200\u00a0mg'],
  // Finer or larger than the form allows: no digit is rounded, and no fraction adds one.
  [{ dose: 0.0005, doseUnit: 'mg' }, '0.0005\u00a0mg'],
  [{ dose: 0.000_005, doseUnit: 'g' }, '0.005\u00a0mg'],
  [{ dose: 0.000_001_1, doseUnit: 'g' }, '0.0011\u00a0mg'],
  [{ dose: 1_234_567_890_123, doseUnit: 'mg' }, '1,234,567,890,123\u00a0mg'],
])('formats %j in milligrams, on one line', (dose, words) => {
  expect(formatDose(dose)).toBe(words);
});

it('keeps every digit of a patient’s amount', () => {
  expect([0.125, 1.15, 12.5].map(formatMg)).toEqual(['0.125\u00a0mg', '1.15\u00a0mg', '12.5\u00a0mg']);
});
