import { expect, it } from 'vitest';
import { recommendationsOf, recommendedTo } from './recommendations.ts';
import type { Shoop } from './shoop.ts';

const shoop = (id: string, targetCannabinoid: string, time: string) =>
  ({ id, targetCannabinoid, createdAt: `2026-03-02T${time}Z` }) as Shoop;
const grouped = (shoops: Shoop[]) =>
  recommendationsOf(shoops).map(({ shoops }) => shoops.map(({ id }) => id));

it('those of one sending are one recommendation, the newest first (decision 66)', () => {
  const sent = [
    shoop('a', 'CBD', '09:00:00.000'),
    shoop('b', 'CBN', '12:00:00.000'),
    shoop('c', 'CBD', '12:00:00.000'),
  ];
  expect(grouped(sent)).toEqual([['b', 'c'], ['a']]);
});

it('so is what one call wrote row by row, each with a moment of its own', () => {
  expect(grouped([shoop('a', 'CBD', '12:00:00.000'), shoop('b', 'CBN', '12:00:00.700')])).toEqual([
    ['b', 'a'],
  ]);
});

it('what went by another call is another recommendation, however soon (decision 82)', () => {
  expect(grouped([shoop('a', 'CBD', '12:00:00.000'), shoop('b', 'CBN', '12:00:04.000')])).toEqual([
    ['b'],
    ['a'],
  ]);
});

it('a minute later it is another recommendation', () => {
  expect(grouped([shoop('a', 'CBD', '12:00:00.000'), shoop('b', 'CBN', '12:01:00.000')])).toEqual([
    ['b'],
    ['a'],
  ]);
});

it('a correction a few seconds later is another one: the former must not look as if it still held', () => {
  expect(grouped([shoop('a', 'CBD', '12:00:00.000'), shoop('b', 'CBD', '12:00:04.000')])).toEqual([
    ['b'],
    ['a'],
  ]);
});

it('the same cannabinoid twice in one sending stays in it', () => {
  expect(grouped([shoop('a', 'CBD', '12:00:00.000'), shoop('b', 'CBD', '12:00:00.000')])).toEqual([
    ['a', 'b'],
  ]);
});

it('what was recommended to a patient holds nothing of another one, and tells what could not be read (physician §6)', () => {
  const of = (userId: string, id: string, time: string) => ({ ...shoop(id, 'CBD', time), userId }) as Shoop;
  const shoops = [of('ruth', 'a', '09:00:00.000'), of('grace', 'b', '12:00:00.000')];
  const { recommendations, unreadable } = recommendedTo('ruth', { shoops, unreadable: 2 });
  expect(recommendations.map(({ key }) => key)).toEqual(['a']);
  expect(unreadable).toBe(2);
});

it('joins rows that are a whole second apart, and none further apart', () => {
  const at = (time: string) => grouped([shoop('a', 'CBD', '12:00:00.000'), shoop('b', 'CBN', time)]);
  expect(at('12:00:01.000')).toEqual([['b', 'a']]);
  expect(at('12:00:01.001')).toEqual([['b'], ['a']]);
});
