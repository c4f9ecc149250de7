import { expect, it } from 'vitest';
import { selectUnused } from './unused-recordings.ts';

const hourMs = 3_600_000;
const now = 100 * hourMs;
/** Creates recordings, each used an hour before the one to its left. */
const hoursOld = (...ages: number[]) => ages.map((age) => ({ id: `${age}`, usedAt: now - age * hourMs }));

it('removes recordings of closed tabs after a day, and beyond the newest five', () => {
  expect(selectUnused(hoursOld(7, 1, 25, 2), new Set(), now)).toEqual(['25']);
  expect(selectUnused(hoursOld(7, 1, 3, 2, 6, 5, 4), new Set(), now)).toEqual(['6', '7']);
});

it('keeps a recording that a page holds, however old, and does not count it', () => {
  const held = new Set(['90', '1', '2']);
  expect(selectUnused(hoursOld(1, 2, 3, 4, 5, 6, 7, 90), held, now)).toEqual([]);
});

it('goes by the age alone in a browser without locks, which does not tell which pages are open', () => {
  expect(selectUnused(hoursOld(1, 2, 3, 4, 5, 6, 7, 30), null, now)).toEqual(['30']);
});
