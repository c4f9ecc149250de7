import { expect, it } from 'vitest';
import { dailyTotal, doubtsOf, rhythm } from './reading.ts';

type Medicine = Parameters<typeof doubtsOf>[0];

const dose = (amount: number, doseUnit = 'mg', doseTime = 'Morning') => ({
  dose: amount,
  doseUnit,
  doseTime,
});
const medicine = (changes: Partial<Medicine> = {}): Medicine => ({
  doses: [dose(5), dose(15, 'mg', 'Evening')],
  dailyDose: 20,
  dailyDoseUnit: 'mg',
  frequency: 2,
  frequencyUnit: 'Daily',
  ...changes,
});

it('a usual one: its doses are added up, and nothing is in doubt', () => {
  expect(dailyTotal(medicine())).toEqual({ label: 'Total dose', amount: '20\u00a0mg a day' });
  expect(rhythm(medicine())).toBe('');
  expect(doubtsOf(medicine())).toEqual([]);
  // The target in grams is the same.
  expect(doubtsOf(medicine({ dailyDose: 0.02, dailyDoseUnit: 'g' }))).toEqual([]);
});

it('under Hourly the documents’ words and the target, and never an interval (decision 70)', () => {
  const hourly = medicine({ doses: [], frequencyUnit: 'Hourly' });
  expect(rhythm(hourly)).toBe('Frequency 2 · Hourly');
  expect(dailyTotal(hourly)).toEqual({ label: 'Target daily dose', amount: '20\u00a0mg' });
  expect(doubtsOf(hourly)).toEqual([]);
  // Rows that a reply has nevertheless are no day, and are not added up.
  expect(dailyTotal(medicine({ frequencyUnit: 'Hourly' }))?.label).toBe('Target daily dose');
});

it('a unit that is not known is never milligrams, and never in a sum', () => {
  const strange = medicine({ doses: [dose(5), dose(15, 'drops', 'Evening')] });
  expect(dailyTotal(strange)).toBeNull();
  expect(doubtsOf(strange)).toEqual(['The unit of a dose is not known.']);
  expect(doubtsOf(medicine({ doses: [dose(20, '')] }))).toEqual(['The unit of a dose is not known.']);
});

it('what does not add up is said with both amounts', () => {
  expect(doubtsOf(medicine({ dailyDose: 30 }))).toEqual([
    'The doses add up to 20\u00a0mg, and the target is 30\u00a0mg a day.',
  ]);
});

it('what is missing is said', () => {
  const [when] = doubtsOf(medicine({ doses: [] }));
  expect(when).toBe('It is not said when it is taken, and how much at a time.');
  expect(doubtsOf(medicine({ doses: [dose(20, 'mg', '')] }))).toEqual([
    'It is not said at which time of the day a dose is taken.',
  ]);
  expect(doubtsOf(medicine({ doses: [], dailyDose: null, frequencyUnit: 'Hourly' }))).toEqual([
    'No dose is given.',
  ]);
  expect(doubtsOf(medicine({ doses: [dose(0)], dailyDose: 0 }))).toEqual([
    'A dose is not more than nothing.',
  ]);
});

it('says how often where the doses are not as many', () => {
  expect(rhythm(medicine({ frequency: 3 }))).toBe('Frequency 3 · Daily');
});
