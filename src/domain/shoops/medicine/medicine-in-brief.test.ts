import { expect, it } from 'vitest';
import { medicineInBrief } from './medicine-in-brief.ts';

type Medicine = Parameters<typeof medicineInBrief>[0];

const evening = { dose: 5, doseUnit: 'mg', doseTime: 'Evening' };
const anyTime = { ...evening, doseTime: '' };
const daily: Medicine = {
  dailyDose: 10,
  dailyDoseUnit: 'mg',
  frequency: 2,
  frequencyUnit: 'Daily',
  ingestionMethod: 'Ingested',
  note: '',
  doses: [evening, evening],
};

it.each<[string, string, Partial<Medicine>]>([
  [
    'a dose without a time of day',
    '10 mg a day · 5 mg and Evening 5 mg · Ingested',
    { doses: [anyTime, evening] },
  ],
  ['a single dose without a time of day', '5 mg a day · Ingested', { frequency: 1, doses: [anyTime] }],
  [
    'an hourly medicine',
    '10 mg a day · Frequency 2 · Hourly · Ingested',
    { frequencyUnit: 'Hourly', doses: [] },
  ],
  ['neither target nor doses', 'Frequency 2 · Daily · Ingested', { dailyDose: null, doses: [] }],
  [
    'a unit that cannot be added up',
    'Evening 5 drops · Ingested',
    { frequency: 1, doses: [{ ...evening, doseUnit: 'drops' }] },
  ],
  [
    'a note',
    '5 mg a day · Evening 5 mg · Ingested · with a note',
    { frequency: 1, doses: [evening], note: 'Slowly' },
  ],
  ['a note of spaces', '5 mg a day · Evening 5 mg · Ingested', { frequency: 1, doses: [evening], note: ' ' }],
])('shows %s as “%s”', (_, line, changes) => {
  expect(medicineInBrief({ ...daily, ...changes }).replaceAll('\u00a0', ' ')).toBe(line);
});
