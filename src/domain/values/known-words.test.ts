import * as v from 'valibot';
import { expect, it } from 'vitest';
import { findWord } from './find-word.ts';
import { withKnownWords } from './known-words.ts';

const units = ['Lbs', 'KG'];

it.each([
  ['Lbs', 'Lbs'],
  ['lbs', 'Lbs'],
  [' kg ', 'KG'],
  ['lb', undefined],
  ['', undefined],
  [7, undefined],
  [null, undefined],
])('finds for %j: %j', (text, word) => {
  expect(findWord(units, text)).toBe(word);
});

it('reads a known word in other letters, and leaves any other text', () => {
  const schema = withKnownWords(v.string(), units);
  expect(['Lbs', 'lbs', ' kg ', 'Stone', ''].map((text) => v.parse(schema, text))).toEqual([
    'Lbs',
    'Lbs',
    'KG',
    'Stone',
    '',
  ]);
  expect(v.is(schema, 7)).toBe(false);
});
