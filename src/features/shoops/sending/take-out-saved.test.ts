import { expect, it } from 'vitest';
import { blankMedicine } from '#domain/shoops/medicine-questions.ts';
import { takenOut } from './take-out-saved.ts';

const row = (key: string | undefined, note: string) => ({ ...blankMedicine(), key, note });
const placed = (key: string, note: string) => ({ index: 0, row: row(key, note) });

it('what is saved goes, what was added or not saved stays', () => {
  const rows = [row('a', 'one'), row('b', 'two'), row(undefined, 'added')];
  expect(takenOut(rows, [placed('a', 'one')], false).rest.map(({ note }) => note)).toEqual(['two', 'added']);
});

it('the form is as in the beginning once nothing is left', () => {
  expect(takenOut([row('a', 'one')], [placed('a', 'one')], true).rest).toEqual([blankMedicine()]);
});

it('what was changed meanwhile stays: a draft as the draft it is, what was sent as something new', () => {
  const changed = { ...row('a', 'other'), shoopId: '7', doses: [{ id: '1', dose: '5' }] };
  const saved = [{ index: 0, row: { ...changed, note: 'one' } }];
  expect(takenOut([changed], saved, false)).toMatchObject({ rest: [{ note: 'other', shoopId: '7' }] });
  const [left] = takenOut([changed], saved, true).rest;
  expect(left).toMatchObject({ note: 'other' });
  expect(JSON.stringify(left)).not.toMatch(/shoopId|"id"/);
});

it('one that was taken out while it was saved does not come back', () => {
  expect(takenOut([row('b', 'two')], [placed('a', 'one')], false)).toMatchObject({
    rest: [{ note: 'two' }],
    changed: [],
  });
});
