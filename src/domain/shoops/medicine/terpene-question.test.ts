import { expect, it } from 'vitest';
import { terpenes } from './terpene-question.ts';

const chosenIn = (record: Readonly<Record<string, unknown>>) => {
  const answer = terpenes.decode(record);
  return Object.keys(answer).filter((name) => answer[name]);
};

it.each([
  ['objects with a value', [{ value: 'Myrcene' }, { value: 'Linalool' }]],
  ['plain names', ['Myrcene', 'Linalool']],
  ['entries without a name', [null, { value: 'Myrcene' }, '', { value: '' }, 7, {}, 'Linalool']],
])('reads stored terpenes: %s', (_, stored) => {
  expect(chosenIn({ terpenes: stored }).toSorted()).toEqual(['Linalool', 'Myrcene']);
});

it('keeps a stored terpene that is not among the ten', () => {
  const answer = terpenes.decode({ terpenes: [{ value: 'Nerolidol' }] });
  expect(terpenes.encode(answer)).toEqual({ terpenes: [{ value: 'Nerolidol' }] });
});

it.each([[{}], [{ terpenes: null }], [{ terpenes: [] }]])('reads no terpene from %j', (record) => {
  expect(terpenes.decode(record)).toEqual(terpenes.blank);
  expect(chosenIn(record)).toEqual([]);
});
