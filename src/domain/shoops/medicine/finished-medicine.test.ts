import { expect, it } from 'vitest';
import { describeFinished, foldAllBut, isFinished, isShownFolded } from './finished-medicine.ts';
import type { FormMedicine } from './form-medicine.ts';
import { blankMedicine } from './medicine-questions.ts';

const cbn: FormMedicine = {
  ...blankMedicine(),
  targetCannabinoid: 'CBN',
  dailyDose: '5',
  dailyDoseUnit: 'mg',
  ingestionMethod: 'Ingested',
  doses: [{ dose: '5', doseUnit: 'mg', doseTime: 'Evening' }],
};
const briefOf = (row: FormMedicine) => describeFinished(row).replaceAll('\u00a0', ' ');

it.each<[string, Partial<FormMedicine>]>([
  ['has no cannabinoid', { targetCannabinoid: '' }],
  ['has doses that are not the target', { dailyDose: '6' }],
  ['has a dose without an amount', { doses: [{ dose: '', doseUnit: 'mg', doseTime: '' }] }],
  ['was a draft that was sent or removed', { isGone: true }],
  ['has a conflict with another tab', { elsewhere: { id: 'draft' } as FormMedicine['elsewhere'] }],
])('a medicine that %s is not finished, and is never shown folded', (_, change) => {
  expect(isFinished({ ...cbn, ...change })).toBe(false);
  expect(isShownFolded({ ...cbn, ...change, isFolded: true })).toBe(false);
});

it('folds only finished medicines, except the open one', () => {
  expect(isFinished(cbn)).toBe(true);
  expect(isShownFolded(cbn)).toBe(false);
  const rows = foldAllBut([cbn, blankMedicine(), cbn], 2);
  expect(rows.map(isShownFolded)).toEqual([true, false, false]);
});

it.each<[string, Partial<FormMedicine>]>([
  ['5 mg a day · Evening 5 mg · Ingested', {}],
  ['5 mg a day · Evening 5 mg · Ingested · with a note', { note: 'With food.' }],
  ['5 mg a day', { ingestionMethod: '', doses: [{ dose: '5', doseUnit: 'mg', doseTime: '' }] }],
  [
    '0.5 mg a day · Frequency 2 · Hourly · Ingested',
    { dailyDose: '.5', frequency: '2', frequencyUnit: 'Hourly' },
  ],
  [
    '1,000 mg a day · Morning 400 mg and Evening 600 mg · Ingested',
    {
      dailyDose: '1',
      dailyDoseUnit: 'g',
      frequency: '2',
      doses: [
        { dose: '400', doseUnit: 'mg', doseTime: 'Morning' },
        { dose: '600', doseUnit: 'mg', doseTime: 'Evening' },
      ],
    },
  ],
])('shows “%s”', (line, change) => {
  expect(briefOf({ ...cbn, ...change })).toBe(line);
});

it('leaves out a removed dose', () => {
  const storedDoses = [{ id: '7', dose: 9, doseUnit: 'mg', doseTime: 'Morning' }];
  expect(briefOf({ ...cbn, shoopId: '1', storedDoses })).toBe('5 mg a day · Evening 5 mg · Ingested');
});
