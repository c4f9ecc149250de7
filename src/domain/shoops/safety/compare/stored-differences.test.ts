import { expect, it } from 'vitest';
import type { MedicinePayload } from '../../payload.ts';
import type { Shoop } from '../../shoop.ts';
import { listStoredDifferences } from './stored-differences.ts';

const payload = (targetCannabinoid: string, more: Partial<MedicinePayload> = {}): MedicinePayload => ({
  userId: 'ruth',
  targetCannabinoid,
  terpenes: [],
  dailyDose: 5,
  dailyDoseUnit: 'mg',
  frequency: 1,
  frequencyUnit: 'Daily',
  ingestionMethod: 'Ingested',
  note: '',
  doses: [],
  ...more,
});
const storedShoop = (
  id: string,
  targetCannabinoid: string,
  time: string,
  more: Partial<Shoop> = {},
): Shoop => {
  const { doses: _, terpenes: __, ...fields } = payload(targetCannabinoid);
  const createdAt = `2026-03-02T${time}Z`;
  const rest = { id, isReady: true, adminNotes: '', doses: [], terpenes: [], createdAt };
  return { ...fields, ...rest, ...more };
};
const bothPayloads = [payload('CBN', { shoopId: '1' }), payload('CBD')];

it('finds no difference if the Shoop is one recommendation (decision 82)', () => {
  const shoops = [storedShoop('1', 'CBN', '12:00:00'), storedShoop('2', 'CBD', '12:00:00')];
  expect(listStoredDifferences(bothPayloads, shoops, new Set())).toEqual([]);
});

it('reports that the patient reads the medicines of one Shoop separately', () => {
  const shoops = [storedShoop('1', 'CBN', '11:59:48'), storedShoop('2', 'CBD', '12:00:00')];
  expect(listStoredDifferences(bothPayloads, shoops, new Set())).toMatchObject([
    {
      medicine: 'The whole Shoop',
      what: 'What the patient reads as one recommendation',
      sent: 'CBN and CBD (cannabidiol)',
      stored: 'CBD (cannabidiol). Apart from it: CBN',
    },
  ]);
});

it('reports an earlier medicine in the same recommendation', () => {
  const shoops = [
    storedShoop('1', 'CBN', '12:00:00'),
    storedShoop('2', 'CBD', '12:00:00'),
    storedShoop('0', 'CBG', '12:00:00'),
  ];
  expect(listStoredDifferences(bothPayloads, shoops, new Set(['0']))).toMatchObject([
    { stored: expect.stringMatching('CBG') },
  ]);
});

it('reports an earlier medicine that has taken the place of a separate one', () => {
  const shoops = [
    storedShoop('1', 'CBN', '11:59:48'),
    storedShoop('2', 'CBD', '12:00:00'),
    storedShoop('0', '', '12:00:00'),
  ];
  expect(listStoredDifferences(bothPayloads, shoops, new Set(['0']))).toMatchObject([
    { stored: 'CBD (cannabidiol) and another medicine. Apart from it: CBN' },
  ]);
});

it('reports a sent medicine that is still a draft (decision 81)', () => {
  const shoops = [
    storedShoop('1', 'CBN', '12:00:00', { isReady: false }),
    storedShoop('2', 'CBD', '12:00:00'),
  ];
  expect(listStoredDifferences(bothPayloads, shoops, new Set())).toEqual([
    {
      medicine: 'CBN',
      what: 'Sent or draft',
      sent: 'sent',
      stored: 'still a draft, which the patient cannot read',
    },
  ]);
});
