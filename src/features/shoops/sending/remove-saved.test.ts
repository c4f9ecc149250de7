import { expect, it } from 'vitest';
import { blankMedicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { splitSaved } from './remove-saved.ts';

const row = (key: string | undefined, note: string) => ({ ...blankMedicine(), key, note });
const savedMedicine = (key: string, note: string) => ({ index: 0, row: row(key, note) });

// The last argument of `splitSaved`: false for saved drafts, true for sent medicines.
it('Removes saved medicines, keeps added and unsaved ones', () => {
  const rows = [row('a', 'one'), row('b', 'two'), row(undefined, 'added')];
  expect(splitSaved(rows, [savedMedicine('a', 'one')], false).remainingRows.map(({ note }) => note)).toEqual([
    'two',
    'added',
  ]);
});

it('Leaves a blank form when no medicine is left', () => {
  expect(splitSaved([row('a', 'one')], [savedMedicine('a', 'one')], true).remainingRows).toEqual([
    blankMedicine(),
  ]);
});

it('Keeps changed medicines: a saved draft as that draft, a sent one as a new medicine', () => {
  const changedRow = { ...row('a', 'other'), shoopId: '7', doses: [{ id: '1', dose: '5' }] };
  const saved = [{ index: 0, row: { ...changedRow, note: 'one' } }];
  expect(splitSaved([changedRow], saved, false)).toMatchObject({
    remainingRows: [{ note: 'other', shoopId: '7' }],
  });
  const [left] = splitSaved([changedRow], saved, true).remainingRows;
  expect(left).toMatchObject({ note: 'other' });
  expect(JSON.stringify(left)).not.toMatch(/shoopId|"id"/);
});

it('Does not restore a medicine that was removed during the save', () => {
  expect(splitSaved([row('b', 'two')], [savedMedicine('a', 'one')], false)).toMatchObject({
    remainingRows: [{ note: 'two' }],
    changed: [],
  });
});
