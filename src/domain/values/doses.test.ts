import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMilligrams, inHundredths, sumOfDoses } from './doses.ts';

const mg = (dose: number) => ({ dose, doseUnit: 'mg' });

it.each([
  [mg(0.1), 10],
  [mg(2.5), 250],
  [mg(1.15), 115],
  [{ dose: 0.01, doseUnit: 'g' }, 1000],
  [{ dose: 1, doseUnit: 'g' }, 100_000],
])('%j in hundredths of a milligram', (dose, hundredths) => {
  expect(inHundredths(dose)).toBe(hundredths);
});

it('adds up without the errors of fractions (decision 41)', () => {
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

it('is read in milligrams', () => {
  expect(formatMilligrams(250)).toBe('2.5 mg');
  expect(formatMilligrams(115)).toBe('1.15 mg');
  expect(formatMilligrams(120_000)).toBe('1,200 mg');
});
