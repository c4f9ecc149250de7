import { expect, it } from 'vitest';
import { dailyTotal, describeFrequency, listDosageProblems } from './dosage-summary.ts';

type Medicine = Parameters<typeof listDosageProblems>[0];

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

it('adds up the doses of a usual medicine, in which all is clear', () => {
  expect(dailyTotal(medicine())).toEqual({ label: 'Total dose', amount: '20\u00a0mg a day' });
  expect(describeFrequency(medicine())).toBe('');
  expect(listDosageProblems(medicine())).toEqual([]);
  // The target in grams is the same.
  expect(listDosageProblems(medicine({ dailyDose: 0.02, dailyDoseUnit: 'g' }))).toEqual([]);
});

it('shows frequency and target of an hourly medicine, never an interval (decision 70)', () => {
  const hourly = medicine({ doses: [], frequencyUnit: 'Hourly' });
  expect(describeFrequency(hourly)).toBe('Frequency 2 · Hourly');
  expect(dailyTotal(hourly)).toEqual({ label: 'Target daily dose', amount: '20\u00a0mg' });
  expect(listDosageProblems(hourly)).toEqual([]);
  expect(describeFrequency({ ...hourly, frequency: null })).toBe('Hourly');
  // A reply may have dose rows nevertheless. They are not the doses of a day, and not added up.
  const withRows = medicine({ frequencyUnit: 'Hourly', dailyDose: 30 });
  expect(dailyTotal(withRows)?.label).toBe('Target daily dose');
  expect(listDosageProblems(withRows)).toEqual([]);
});

it('takes a medicine with doses and no unit of frequency for a daily one', () => {
  const silent = medicine({ frequencyUnit: '', dailyDose: 30 });
  expect(dailyTotal(silent)?.label).toBe('Total dose');
  expect(describeFrequency(silent)).toBe('');
  expect(listDosageProblems(silent)).toHaveLength(1);
  const withoutDoses = medicine({ frequencyUnit: '', doses: [] });
  expect(dailyTotal(withoutDoses)).toEqual({ label: 'Target daily dose', amount: '20\u00a0mg' });
  expect(describeFrequency(withoutDoses)).toBe('Frequency 2');
});

it('shows the target of a daily medicine without doses', () => {
  const daily = medicine({ doses: [] });
  expect(dailyTotal(daily)).toEqual({ label: 'Target daily dose', amount: '20\u00a0mg' });
  expect(describeFrequency(daily)).toBe('Frequency 2 · Daily');
});

it('compares the doses with nothing if there is no target', () => {
  expect(listDosageProblems(medicine({ dailyDose: null }))).toEqual([]);
});

it('never takes an unknown unit for milligrams, nor adds it up', () => {
  const strange = medicine({ doses: [dose(5), dose(15, 'drops', 'Evening')] });
  expect(dailyTotal(strange)).toBeNull();
  expect(listDosageProblems(strange)).toEqual(['The unit of a dose is not known.']);
  expect(listDosageProblems(medicine({ doses: [dose(20, '')] }))).toEqual([
    'The unit of a dose is not known.',
  ]);
});

it('names both amounts where doses and target differ', () => {
  expect(listDosageProblems(medicine({ dailyDose: 30 }))).toEqual([
    'The doses add up to 20\u00a0mg, and the target is 30\u00a0mg a day.',
  ]);
});

it('names what is missing', () => {
  expect(listDosageProblems(medicine({ doses: [] }))).toEqual([
    'It is not said when it is taken, and how much at a time.',
  ]);
  expect(listDosageProblems(medicine({ doses: [dose(20, 'mg', '')] }))).toEqual([
    'It is not said at which time of the day a dose is taken.',
  ]);
  expect(listDosageProblems(medicine({ doses: [], dailyDose: null, frequencyUnit: 'Hourly' }))).toEqual([
    'No dose is given.',
  ]);
  expect(listDosageProblems(medicine({ doses: [dose(0)], dailyDose: 0 }))).toEqual([
    'A dose is not more than nothing.',
  ]);
});

it('shows a frequency that differs from the number of doses', () => {
  expect(describeFrequency(medicine({ frequency: null }))).toBe('');
  expect(describeFrequency(medicine({ frequency: 3 }))).toBe('Frequency 3 · Daily');
});
