import { expect, it } from 'vitest';
import { cannabinoidsIn } from './cannabinoids.ts';

it.each([
  ['Contains cbda.', [['cbda', 'CBDA']]],
  ['Cannabidiol oil', [['Cannabidiol', 'CBD']]],
  ['THC', [['THC', 'THC']]],
  [
    'Delta-9, no Δ8',
    [
      ['Delta-9', 'THC delta 9'],
      ['Δ8', 'THC delta 8'],
    ],
  ],
  ['THC-d8', [['THC-d8', 'THC delta 8']]],
  ['Hemp oil', []],
] as [string, [string, string][]][])('reads the cannabinoids in “%s”', (note, named) => {
  expect(cannabinoidsIn(note).map(({ words, value }) => [words, value])).toEqual(named);
});
