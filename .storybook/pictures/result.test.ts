import { expect, it } from 'vitest';
import { groupByOutcome, listStalePictures } from './result.ts';

it('classifies each picture, whatever Vitest reports', () => {
  // Vitest fails a test whose picture is new, and passes one whose picture it replaces.
  const result = groupByOutcome({
    wanted: ['a', 'b', 'c', 'd', 'e', 'f'],
    taken: new Map([
      ['a', null],
      ['b', 'No existing reference screenshot found'],
      ['c', null],
      ['d', 'Screenshot does not match'],
      ['e', 'It has no heading yet'],
    ]),
    before: new Map([...'acde'].map((name) => [name, 1])),
    after: new Map([...'abcde'].map((name) => [name, name === 'c' || name === 'b' ? 2 : 1])),
    differing: new Set(['d']),
  });
  expect(result).toEqual({ same: ['a'], added: ['b'], replaced: ['c'], changed: ['d'], failed: ['e', 'f'] });
});

it('lists accepted pictures without a story', () => {
  expect(
    listStalePictures(['390-light/log-in', '390-light/gone'], ['390-light/log-in', '390-dark/log-in']),
  ).toEqual(['390-light/gone']);
});
