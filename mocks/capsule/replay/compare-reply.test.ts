import { expect, it } from 'vitest';
import { compareReply } from './compare-reply.ts';

const compare = (one: unknown, other: unknown) =>
  compareReply(one, other, (text) => text.includes('stand-in')).map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  ['an id', { id: 'note-7', userId: 'a' }, { id: 'note-8', userId: 'b' }],
  ['a time', { readAt: '2026-03-02T09:00:00Z' }, { readAt: '2026-03-05T10:00:00Z' }],
  ['a token', { accessToken: 'a' }, { accessToken: 'b' }],
  ['a stand-in', { body: 'Dear stand-in' }, { body: 'Dear Nora' }],
  ['part of a message that was left out', { message: 'No … here' }, { message: 'No Jane here' }],
])('takes %s that differs for equal', (_, one, other) => expect(compare(one, other)).toEqual([]));

it('names what differs: structure, values, lengths', () => {
  expect(
    compare({ total: 3, rows: [{ name: 'A' }] }, { total: 4, rows: [{ name: null }, {}], more: 1 }),
  ).toEqual([
    'value: total was 3, is 4',
    'value: rows had 1 items, has 2',
    'shape: rows[0].name was string, is null',
    'shape: more is new',
  ]);
  expect(compare('not what was agreed', {})).toEqual(['shape: reply was string, is object']);
});
