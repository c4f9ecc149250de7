import { expect, it } from 'vitest';
import { besideStored, keptMine, openedDraft, savedElsewhere, takenTheirs } from './draft-elsewhere.ts';
import { payloadOf } from './payload.ts';
import type { Shoop } from './shoop.ts';

const stored: Shoop = {
  id: 'draft-1',
  userId: 'patient-1',
  isReady: false,
  targetCannabinoid: 'CBD',
  terpenes: ['Linalool'],
  dailyDose: 20,
  dailyDoseUnit: 'mg',
  frequency: 2,
  frequencyUnit: 'Daily',
  ingestionMethod: 'Ingested',
  note: '',
  adminNotes: '',
  createdAt: '2026-11-20T09:00:00.000Z',
  doses: [
    { id: 'dose-1', dose: 5, doseUnit: 'mg', doseTime: 'Morning' },
    { id: 'dose-2', dose: 15, doseUnit: 'mg', doseTime: 'Evening' },
  ],
};
const other: Shoop = {
  ...stored,
  dailyDose: 30,
  frequency: 1,
  doses: [{ id: 'dose-3', dose: 30, doseUnit: 'mg', doseTime: 'Evening' }],
};
const typed = () => ({ ...openedDraft(stored, 'patient-1'), note: 'With food' });

it('leaves alone what nobody has saved since, whatever was typed', () => {
  const row = typed();
  expect(besideStored(besideStored(row, [stored], 'patient-1'), [stored], 'patient-1')).toMatchObject(row);
  const once = besideStored(row, [stored], 'patient-1');
  expect(besideStored(once, [{ ...stored, terpenes: ['Linalool'] }], 'patient-1')).toBe(once);
  expect(savedElsewhere(once)).toBeNull();
});

it('makes a new one of a draft that is none any more, without any identifier', () => {
  const row = besideStored(typed(), [], 'patient-1');
  expect(row.isGone).toBe(true);
  expect(JSON.stringify(payloadOf(row, 'patient-1'))).not.toMatch(/draft-1|dose-1/);
});

it('names what was saved elsewhere, and keeps what was typed', () => {
  const row = besideStored(typed(), [other], 'patient-1');
  expect(row.note).toBe('With food');
  expect(savedElsewhere(row)).toEqual([
    { medicine: 'CBD (cannabidiol)', what: 'Target daily dose', sent: '20\u00a0mg', stored: '30\u00a0mg' },
    {
      medicine: 'CBD (cannabidiol)',
      what: 'Doses',
      sent: expect.stringContaining('15\u00a0mg'),
      stored: expect.stringContaining('30\u00a0mg'),
    },
    { medicine: 'CBD (cannabidiol)', what: 'Frequency', sent: '2', stored: '1' },
  ]);
});

it('puts mine in the place of the other: its doses leave as deleted, mine are new', () => {
  const row = keptMine(besideStored(typed(), [other], 'patient-1'));
  expect(savedElsewhere(besideStored(row, [other], 'patient-1'))).toBeNull();
  expect(payloadOf(row, 'patient-1')).toMatchObject({
    shoopId: 'draft-1',
    note: 'With food',
    doses: [
      { dose: 5, doseTime: 'Morning' },
      { dose: 15, doseTime: 'Evening' },
      { id: 'dose-3', isDeleted: true },
    ],
  });
  expect(payloadOf(row, 'patient-1').doses.slice(0, 2)).not.toContainEqual(
    expect.objectContaining({ id: expect.anything() }),
  );
});

it('takes the other whole', () => {
  const row = takenTheirs(besideStored(typed(), [other], 'patient-1'));
  expect(row).toEqual(openedDraft(other, 'patient-1'));
});

it('asks again when it is saved once more meanwhile', () => {
  const row = keptMine(besideStored(typed(), [other], 'patient-1'));
  const later = besideStored(row, [{ ...other, note: 'Later' }], 'patient-1');
  expect(savedElsewhere(later)).toMatchObject([{ what: 'Note', sent: 'nothing', stored: 'Later' }]);
});

it('follows the identifiers of doses that were made anew with the same words', () => {
  const again = { ...stored, doses: stored.doses.map((dose) => ({ ...dose, id: `${dose.id}-anew` })) };
  const row = besideStored(typed(), [again], 'patient-1');
  expect(savedElsewhere(row)).toBeNull();
  expect(payloadOf(row, 'patient-1').doses.map(({ id, isDeleted }) => [id, isDeleted])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    ['dose-1-anew', true],
    ['dose-2-anew', true],
  ]);
});

it('asks nothing where the clinic has what the form says: its own save, whose answer was lost', () => {
  const saved = { ...stored, note: 'With food' };
  const row = besideStored(typed(), [saved], 'patient-1');
  expect(savedElsewhere(row)).toBeNull();
  expect(savedElsewhere(besideStored({ ...row, note: 'Later' }, [saved], 'patient-1'))).toBeNull();
});

it('takes a blank amount for what it is, and no choice for a blank one', () => {
  const row = { ...typed(), dailyDose: '' };
  expect(savedElsewhere(besideStored(row, [stored], 'patient-1'))).toBeNull();
  expect(savedElsewhere(besideStored(row, [other], 'patient-1'))).not.toBeNull();
});

it('compares a medicine with its own draft alone, whichever comes first', () => {
  const unlike: Shoop = { ...other, id: 'draft-2' };
  const row = besideStored(typed(), [unlike, stored], 'patient-1');
  expect(row.shoopId).toBe('draft-1');
  expect(savedElsewhere(row)).toBeNull();
});

it('changes nothing by a decision where no other version was saved', () => {
  const row = typed();
  expect(keptMine(row)).toBe(row);
  expect(takenTheirs(row)).toBe(row);
});
