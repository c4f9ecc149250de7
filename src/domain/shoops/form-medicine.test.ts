import { expect, it } from 'vitest';
import { asNew, isSameEntry, isUntouchedMedicine, medicinesToSave, modeOf } from './form-medicine.ts';
import { blankMedicine } from './medicine-questions.ts';

const blank = blankMedicine();
const cbd = { ...blank, targetCannabinoid: 'CBD' };
const draft = {
  ...blank,
  shoopId: '7',
  storedDoses: [{ id: '1' }],
  doses: [{ id: '1', dose: '5' }, { dose: '2' }],
};

it.each([
  ['a note', { note: 'x' }],
  ['a frequency', { frequency: '2' }],
  ['Hourly', { frequencyUnit: 'Hourly', doses: [] }],
  ['a unit', { dailyDoseUnit: 'mg' }],
  ['a terpene', { terpenes: { Myrcene: true } }],
  ['a dose that is no number', { doses: [{ dose: 'x', doseUnit: '', doseTime: '' }] }],
  ['a draft that was emptied', { shoopId: '7' }],
])('%s is something entered: it is never left out', (_, changes) => {
  expect(isUntouchedMedicine({ ...blank, ...changes })).toBe(false);
});

it('an empty medicine beside others is left out; one by itself is asked for', () => {
  expect(medicinesToSave([blank, cbd, blank]).map(({ index }) => index)).toEqual([1]);
  expect(medicinesToSave([blank, blank]).map(({ index }) => index)).toEqual([0]);
});

it('what was a draft becomes new without any identifier', () => {
  expect(JSON.stringify(asNew(draft))).not.toMatch(/"id"|shoopId|storedDoses/);
});

it('says the same without the identifiers of a draft that was sent: it is no other medicine', () => {
  expect(isSameEntry(draft, asNew(draft))).toBe(true);
  expect(isSameEntry(draft, { ...draft, note: 'other' })).toBe(false);
});

it('a draft names the form before what was imported', () => {
  expect(modeOf([blank])).toBe('Create New');
  expect(modeOf([blank, { ...cbd, origin: 'Import' }])).toBe('Import');
  expect(modeOf([{ ...cbd, origin: 'Import' }, draft])).toBe('Draft');
  expect(modeOf([asNew({ ...draft, origin: 'Draft' })])).toBe('Create New');
});
