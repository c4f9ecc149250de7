import { expect, it } from 'vitest';
import { findSentShoops, isSameShoop } from './same-shoop.ts';
import type { Shoop } from './shoop.ts';

const payload = {
  userId: 'ada',
  targetCannabinoid: 'CBD',
  terpenes: [{ value: 'Myrcene' }, { value: 'Limonene' }],
  dailyDose: 20,
  dailyDoseUnit: 'mg',
  frequency: 2,
  frequencyUnit: 'Daily',
  ingestionMethod: 'Ingested',
  note: 'With food ',
  doses: [
    { dose: 10, doseUnit: 'mg', doseTime: 'Morning' },
    { id: '9', isDeleted: true, dose: 5, doseUnit: 'mg', doseTime: 'Evening' },
    { dose: 10, doseUnit: 'mg', doseTime: 'Evening' },
  ],
};
const shoop = (changes: Partial<Shoop> = {}): Shoop => ({
  ...payload,
  id: '7',
  isReady: true,
  adminNotes: '',
  createdAt: '2026-03-02T09:00:00.000Z',
  note: 'With food',
  terpenes: ['Limonene', 'Myrcene'],
  doses: [
    { id: '2', dose: 10, doseUnit: 'mg', doseTime: 'Evening' },
    { id: '1', dose: 10, doseUnit: 'mg', doseTime: 'Morning' },
  ],
  ...changes,
});

it('recognizes a sent medicine in any order of terpenes and doses', () => {
  expect(isSameShoop(payload, shoop())).toBe(true);
});

it.each<Partial<Shoop>>([
  { dailyDose: 30 },
  { dailyDose: null },
  { frequency: null },
  { frequency: 3 },
  { dailyDoseUnit: 'g' },
  { targetCannabinoid: 'CBDA' },
  { frequencyUnit: 'Hourly' },
  { terpenes: ['Myrcene'] },
  { note: '' },
  { doses: [{ dose: 20, doseUnit: 'mg', doseTime: 'Morning' }] },
])('distinguishes a Shoop with %o', (changes) => {
  expect(isSameShoop(payload, shoop(changes))).toBe(false);
});

it('finds a separate Shoop for each of two equal medicines', () => {
  expect(findSentShoops([payload, payload], [shoop()])).toHaveLength(1);
  expect(findSentShoops([payload, payload], [shoop(), shoop({ id: '8' })]).map(({ id }) => id)).toEqual([
    '7',
    '8',
  ]);
});

it('distinguishes doses by amount, unit and time of day', () => {
  const [evening, morning] = shoop().doses;
  if (!evening || !morning) throw new Error('The sample has two doses');
  for (const change of [{ dose: 9 }, { doseUnit: 'g' }, { doseTime: 'Afternoon' }])
    expect(isSameShoop(payload, shoop({ doses: [evening, { ...morning, ...change }] }))).toBe(false);
});

it('finds no Shoop for a medicine that was not stored', () => {
  expect(findSentShoops([payload], [shoop({ dailyDose: 30 }), shoop({ note: '' })])).toEqual([]);
});
