import { expect, it } from 'vitest';
import { copyAsNew } from './medicine/form-medicine.ts';
import { payloadOf } from './payload.ts';
import type { Shoop } from './shoop.ts';
import {
  compareWithStored,
  keepFormVersion,
  listConflictDifferences,
  openDraft,
  takeStoredVersion,
} from './stored-draft.ts';

const storedDraft: Shoop = {
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
const changedDraft: Shoop = {
  ...storedDraft,
  dailyDose: 30,
  frequency: 1,
  doses: [{ id: 'dose-3', dose: 30, doseUnit: 'mg', doseTime: 'Evening' }],
};
const rowWithTypedNote = () => ({ ...openDraft(storedDraft, 'patient-1'), note: 'With food' });

it('returns the same medicine while its stored draft is unchanged', () => {
  const row = rowWithTypedNote();
  expect(compareWithStored(row, [storedDraft], 'patient-1')).toBe(row);
  expect(compareWithStored(row, [{ ...storedDraft, terpenes: ['Linalool'] }], 'patient-1')).toBe(row);
  expect(listConflictDifferences(row)).toBeNull();
  const conflict = compareWithStored(row, [changedDraft], 'patient-1');
  expect(compareWithStored(conflict, [changedDraft], 'patient-1')).toBe(conflict);
});

it('makes a new medicine without identifiers of a draft that is gone', () => {
  const row = compareWithStored(rowWithTypedNote(), [], 'patient-1');
  expect(row.isGone).toBe(true);
  expect(JSON.stringify(payloadOf(row, 'patient-1'))).not.toMatch(/draft-1|dose-1/);
});

it('returns a medicine without a draft unchanged', () => {
  const row = copyAsNew(rowWithTypedNote());
  expect(compareWithStored(row, [storedDraft], 'patient-1')).toBe(row);
});

it('lists the differences to the stored version, and keeps unsaved changes', () => {
  const row = compareWithStored(rowWithTypedNote(), [changedDraft], 'patient-1');
  expect(row.note).toBe('With food');
  expect(listConflictDifferences(row)).toEqual([
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

it('deletes the stored version’s doses if the form’s version is kept', () => {
  const row = keepFormVersion(compareWithStored(rowWithTypedNote(), [changedDraft], 'patient-1'));
  expect(listConflictDifferences(compareWithStored(row, [changedDraft], 'patient-1'))).toBeNull();
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

it('replaces the whole medicine by the stored version', () => {
  const row = takeStoredVersion(compareWithStored(rowWithTypedNote(), [changedDraft], 'patient-1'));
  expect(row).toEqual(openDraft(changedDraft, 'patient-1'));
});

it('reports a new conflict if the draft is saved again in another tab', () => {
  const row = keepFormVersion(compareWithStored(rowWithTypedNote(), [changedDraft], 'patient-1'));
  const later = compareWithStored(row, [{ ...changedDraft, note: 'Later' }], 'patient-1');
  expect(listConflictDifferences(later)).toMatchObject([{ what: 'Note', sent: 'nothing', stored: 'Later' }]);
});

it('adopts new ids of doses with the same content', () => {
  const again = {
    ...storedDraft,
    doses: storedDraft.doses.map((dose) => ({ ...dose, id: `${dose.id}-anew` })),
  };
  const row = compareWithStored(rowWithTypedNote(), [again], 'patient-1');
  expect(listConflictDifferences(row)).toBeNull();
  expect(payloadOf(row, 'patient-1').doses.map(({ id, isDeleted }) => [id, isDeleted])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    ['dose-1-anew', true],
    ['dose-2-anew', true],
  ]);
});

it('reports no conflict with the form’s own save whose reply was lost', () => {
  const saved = { ...storedDraft, note: 'With food' };
  const row = compareWithStored(rowWithTypedNote(), [saved], 'patient-1');
  expect(listConflictDifferences(row)).toBeNull();
  expect(
    listConflictDifferences(compareWithStored({ ...row, note: 'Later' }, [saved], 'patient-1')),
  ).toBeNull();
});

it('compares a blank amount like any other unsaved change', () => {
  const row = { ...rowWithTypedNote(), dailyDose: '' };
  expect(listConflictDifferences(compareWithStored(row, [storedDraft], 'patient-1'))).toBeNull();
  expect(listConflictDifferences(compareWithStored(row, [changedDraft], 'patient-1'))).not.toBeNull();
});

it('compares a medicine only with its own draft, in any order of drafts', () => {
  const unlike: Shoop = { ...changedDraft, id: 'draft-2' };
  const row = compareWithStored(rowWithTypedNote(), [unlike, storedDraft], 'patient-1');
  expect(row.shoopId).toBe('draft-1');
  expect(listConflictDifferences(row)).toBeNull();
});

it('changes nothing if there is no conflict to resolve', () => {
  const row = rowWithTypedNote();
  expect(keepFormVersion(row)).toBe(row);
  expect(takeStoredVersion(row)).toBe(row);
});
