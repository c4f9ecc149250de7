import { expect, it, test } from 'vitest';
import type { Shoop, ShoopDose } from '../shoop.ts';
import { whatChanged } from './what-changed.ts';

const dose = (mg: number, doseTime: string): ShoopDose => ({ dose: mg, doseUnit: 'mg', doseTime });
const shoop = (targetCannabinoid: string, mg: number, changes: Partial<Shoop> = {}): Shoop => ({
  ...{ id: `${targetCannabinoid}-${mg}`, userId: 'ruth', isReady: true, createdAt: '', adminNotes: '' },
  ...{ targetCannabinoid, dailyDose: mg, dailyDoseUnit: 'mg', frequency: 1, frequencyUnit: 'Daily' },
  ...{ ingestionMethod: 'Ingested', note: '', terpenes: [], doses: [dose(mg, 'Evening')] },
  ...changes,
});
const changeLines = (before: readonly Shoop[], now: readonly Shoop[]) =>
  whatChanged(before, now).map(
    ({ targetCannabinoid, changes }) => `${targetCannabinoid}: ${changes.join(', ')}`,
  );

it('names another amount, a new medicine and one that is left out, in the order of the newer', () => {
  const before = [shoop('CBD', 25), shoop('CBN', 5)];
  expect(changeLines(before, [shoop('THC delta 9', 2.5), shoop('CBD', 30)])).toEqual([
    'THC delta 9: added',
    'CBD: Dose 25 → 30\u00a0mg a day',
    'CBN: left out',
  ]);
});

it('finds nothing in a repetition, whatever the unit and the order', () => {
  const before = [shoop('CBD', 1000), shoop('CBN', 5)];
  const inGrams = shoop('CBD', 1, { dailyDoseUnit: 'g', doses: [dose(1000, 'Evening')] });
  expect(changeLines(before, [shoop('CBN', 5), inGrams])).toEqual([]);
});

test.each<[what: string, before: Partial<Shoop>, now: Partial<Shoop>, line: string]>([
  [
    'other times of day, and not the frequency that follows from them',
    {},
    { frequency: 2, doses: [dose(10, 'Morning'), dose(10, 'Evening')] },
    'Doses 20\u00a0mg in the evening → 10\u00a0mg in the morning and 10\u00a0mg in the evening',
  ],
  ['a frequency alone', { frequency: 1 }, { frequency: 2 }, 'Frequency 1 → 2'],
  ['a method', {}, { ingestionMethod: 'Sublingual' }, 'Ingested → Sublingual'],
  ['a new note', {}, { note: 'With food.' }, 'note added'],
  ['another note', { note: 'a' }, { note: 'b' }, 'another note'],
  ['a removed note', { note: 'a' }, {}, 'note removed'],
  ['terpenes', { terpenes: ['Linalool'] }, { terpenes: ['Myrcene'] }, 'other terpenes'],
  [
    'Hourly, whose amount is never called a day’s (decision 70)',
    { doses: [] },
    { doses: [], frequencyUnit: 'Hourly', dailyDose: 10 },
    'Target daily dose 20\u00a0mg → 10\u00a0mg, Daily → Hourly',
  ],
  [
    'an unknown unit, literally',
    { doses: [] },
    { doses: [], dailyDoseUnit: 'drops' },
    'Target daily dose 20\u00a0mg → 20\u00a0drops',
  ],
  ['no amount', { doses: [] }, { doses: [], dailyDose: null }, 'Target daily dose 20\u00a0mg → nothing'],
])('names %s', (_, before, now, line) => {
  expect(changeLines([shoop('CBD', 20, before)], [shoop('CBD', 20, now)])).toEqual([`CBD: ${line}`]);
});

it('pairs two medicines of one cannabinoid with those that they are most like', () => {
  const [drops, cream] = [
    shoop('CBD', 20),
    shoop('CBD', 30, { ingestionMethod: 'Topically', note: 'Knee.' }),
  ];
  const moreCream = { ...cream, dailyDose: 40, doses: [dose(40, 'Evening')] };
  expect(changeLines([drops, cream], [moreCream, drops])).toEqual(['CBD: Dose 30 → 40\u00a0mg a day']);
});
