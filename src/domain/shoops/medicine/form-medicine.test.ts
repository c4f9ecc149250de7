import { expect, it } from 'vitest';
import {
  completeMedicine,
  copyAsNew,
  isSameEntry,
  isUntouchedMedicine,
  medicinesIn,
  medicinesToSave,
  modeOf,
} from './form-medicine.ts';
import { blankMedicine } from './medicine-questions.ts';

const blankRow = blankMedicine();
const cbd = { ...blankRow, targetCannabinoid: 'CBD' };
const draft = {
  ...blankRow,
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
])('never leaves out a medicine with %s', (_, changes) => {
  expect(isUntouchedMedicine({ ...blankRow, ...changes })).toBe(false);
});

it('leaves out blank medicines, but asks for one if all are blank', () => {
  expect(medicinesToSave([blankRow, cbd, blankRow]).map(({ index }) => index)).toEqual([1]);
  expect(medicinesToSave([blankRow, blankRow]).map(({ index }) => index)).toEqual([0]);
});

it('removes all identifiers from a former draft', () => {
  expect(JSON.stringify(copyAsNew(draft))).not.toMatch(/"id"|shoopId|storedDoses/);
});

it('compares medicines without the identifiers of a draft', () => {
  expect(isSameEntry(draft, copyAsNew(draft))).toBe(true);
  expect(isSameEntry(draft, { ...draft, note: 'other' })).toBe(false);
});

it('names the form after a draft, then after an import', () => {
  expect(modeOf([blankRow])).toBe('Create New');
  expect(modeOf([blankRow, { ...cbd, origin: 'Import' }])).toBe('Import');
  expect(modeOf([{ ...cbd, origin: 'Import' }, draft])).toBe('Draft');
  expect(modeOf([copyAsNew(draft)])).toBe('Create New');
});

it('lists the medicines of a form, none in a form without the list', () => {
  expect(medicinesIn({ shoop: [cbd, blankRow] })).toEqual([cbd, blankRow]);
  expect(medicinesIn({})).toEqual([]);
});

it('completes a persisted medicine of an earlier version with blank answers', () => {
  expect(completeMedicine({ targetCannabinoid: 'CBD', shoopId: '7' })).toEqual({ ...cbd, shoopId: '7' });
});
