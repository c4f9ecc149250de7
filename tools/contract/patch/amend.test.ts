import { expect, it } from 'vitest';
import { type Amendment, amend } from './amend.ts';

it.each<[Amendment, unknown, unknown]>([
  [
    { at: 'data.firstName', from: 'first_name' },
    { first_name: 'A', b: 1 },
    { firstName: 'A', b: 1 },
  ],
  [
    { at: 'data.firstName', from: 'first_name' },
    { firstName: '', first_name: 'A' },
    { firstName: '', first_name: 'A' },
  ],
  [{ at: 'data.firstName', from: 'first_name' }, {}, {}],
  [{ at: 'data[].phone', without: 'list' }, [{ phone: [] }, { phone: '5' }, 7], [{}, { phone: '5' }, 7]],
  [{ at: 'data.rows[].a', without: 'null' }, { rows: [{ a: null, b: null }] }, { rows: [{ b: null }] }],
  [{ at: 'data.rows[].a', without: 'null' }, { rows: null }, { rows: null }],
  [{ at: 'data.top.…', without: 'text' }, { top: { Gout: 'many', Lupus: 2 } }, { top: { Lupus: 2 } }],
  [{ at: 'data.mood', among: ['same', ''] }, { mood: 'fine' }, {}],
  [{ at: 'data.mood', among: ['same', ''] }, { mood: ' SAME' }, { mood: ' SAME' }],
  [{ at: 'data.rows', orNone: true }, { rows: null }, { rows: [] }],
  [{ at: 'data', orNone: true }, undefined, []],
  [{ at: 'data.rows', orNone: true }, { rows: [1] }, { rows: [1] }],
])('%j changes %j to %j', (amendment, data, expected) => {
  expect(amend([amendment], data)).toEqual(expected);
});

it('returns a reply without amendments unchanged', () => {
  const data = { a: 1 };
  expect(amend(undefined, data)).toBe(data);
});
