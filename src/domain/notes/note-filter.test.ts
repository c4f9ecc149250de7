import { expect, test } from 'vitest';
import { fitsFilter, type NoteFilter } from './note-filter.ts';

test.each<[NoteFilter, isShared: boolean, fits: boolean]>([
  ['all', true, true],
  ['all', false, true],
  ['shared', true, true],
  ['shared', false, false],
  ['private', true, false],
  ['private', false, true],
])('the filter %s lets a note through (shared: %s): %s', (filter, isShared, fits) => {
  expect(fitsFilter(filter, { isShared })).toBe(fits);
});
