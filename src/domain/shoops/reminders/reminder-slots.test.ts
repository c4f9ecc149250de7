import { expect, it } from 'vitest';
import type { Shoop, ShoopDose } from '../shoop.ts';
import { remindersOf } from './reminder-slots.ts';

const dose = (doseTime: string): ShoopDose => ({ dose: 5, doseUnit: 'mg', doseTime });
const medicine = (targetCannabinoid: string, frequencyUnit: string, ...times: readonly string[]) =>
  ({ targetCannabinoid, frequencyUnit, doses: times.map(dose) }) as unknown as Shoop;
const recommended = (...shoops: readonly Shoop[]) => ({ key: 'k', createdAt: '', shoops });

it('gathers the doses of all medicines by time of day, in the order of the day', () => {
  const { slots, gaps } = remindersOf([
    recommended(medicine('CBN', 'Daily', 'Evening'), medicine('CBG', '', 'Evening', 'Morning')),
  ]);
  expect(slots.map(({ time, doses }) => [time, doses.map(({ of }) => of.targetCannabinoid)])).toEqual([
    ['Morning', ['CBG']],
    ['Evening', ['CBN', 'CBG']],
  ]);
  expect(gaps).toEqual([]);
});

it('has no reminder of an hourly medicine, also with dose rows, and says why', () => {
  const { slots, gaps } = remindersOf([
    recommended(medicine('CBDA', 'Hourly'), medicine('', 'Hourly', 'Morning')),
  ]);
  expect(slots).toEqual([]);
  expect(gaps).toEqual([
    'CBDA (cannabidiolic acid): an hourly medicine has no times of day to remind of.',
    'A medicine without a name: an hourly medicine has no times of day to remind of.',
  ]);
});

it('names the medicine that has a dose without a time of day', () => {
  const { slots, gaps } = remindersOf([
    recommended(medicine('CBN', 'Daily', 'Morning', ''), medicine('CBG', 'Daily')),
  ]);
  expect(slots.map(({ time }) => time)).toEqual(['Morning']);
  expect(gaps).toEqual([
    'CBN: no time of day is given for a dose, so there is no reminder of it.',
    'CBG: no time of day is given for a dose, so there is no reminder of it.',
  ]);
});

it('says once that an unknown word for a time of day has no reminder', () => {
  const { slots, gaps } = remindersOf([recommended(medicine('CBN', 'Daily', 'Noon', 'Noon', 'Evening'))]);
  expect(slots.map(({ time }) => time)).toEqual(['Evening']);
  expect(gaps).toEqual(['CBN: there is no reminder for “Noon”.']);
});

it('names the times of day that only earlier recommendations have, each once', () => {
  const { ended } = remindersOf([
    recommended(medicine('CBN', 'Daily', 'Morning')),
    recommended(medicine('CBN', 'Daily', 'Evening', 'Morning')),
    recommended(medicine('CBG', 'Daily', 'Afternoon', 'Evening'), medicine('CBG', 'Hourly', 'Morning')),
  ]);
  expect(ended).toEqual(['Afternoon', 'Evening']);
});

it('has no reminder without a recommendation', () => {
  expect(remindersOf([])).toEqual({ slots: [], ended: [], gaps: [] });
});
