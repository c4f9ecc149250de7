import { expect, it } from 'vitest';
import { wordsIn } from './words-in.ts';

it.each([
  ['Sésames, OLIVE', ['sesames', 'sesame', 'olive']],
  ['12 %', []],
])('compares “%s” without accents, capitals and a plural’s “s”', (text, words) => {
  expect([...wordsIn(text)]).toEqual(words);
});
