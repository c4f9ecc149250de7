import { expect, it } from 'vitest';
import { recommendationsOf, recommendedTo } from './recommendations.ts';
import type { Shoop } from './shoop.ts';

const shoop = (id: string, targetCannabinoid: string, time: string) =>
  ({ id, targetCannabinoid, createdAt: `2026-03-02T${time}Z` }) as Shoop;
const groupedIds = (shoops: Shoop[]) =>
  recommendationsOf(shoops).map(({ shoops }) => shoops.map(({ id }) => id));

it('groups the Shoops of one sending, newest first (decision 66)', () => {
  const sent = [
    shoop('a', 'CBD', '09:00:00.000'),
    shoop('b', 'CBN', '12:00:00.000'),
    shoop('c', 'CBD', '12:00:00.000'),
  ];
  expect(groupedIds(sent)).toEqual([['b', 'c'], ['a']]);
});

it('groups rows of one call that were written one after another', () => {
  expect(groupedIds([shoop('a', 'CBD', '12:00:00.000'), shoop('b', 'CBN', '12:00:00.700')])).toEqual([
    ['b', 'a'],
  ]);
});

it('keeps two calls apart that are seconds apart (decision 82)', () => {
  expect(groupedIds([shoop('a', 'CBD', '12:00:00.000'), shoop('b', 'CBN', '12:00:04.000')])).toEqual([
    ['b'],
    ['a'],
  ]);
});

it('keeps two sendings apart that are a minute apart', () => {
  expect(groupedIds([shoop('a', 'CBD', '12:00:00.000'), shoop('b', 'CBN', '12:01:00.000')])).toEqual([
    ['b'],
    ['a'],
  ]);
});

it('keeps a correction apart: the corrected medicine must not look valid', () => {
  expect(groupedIds([shoop('a', 'CBD', '12:00:00.000'), shoop('b', 'CBD', '12:00:04.000')])).toEqual([
    ['b'],
    ['a'],
  ]);
});

it('keeps a cannabinoid twice in one sending', () => {
  expect(groupedIds([shoop('a', 'CBD', '12:00:00.000'), shoop('b', 'CBD', '12:00:00.000')])).toEqual([
    ['a', 'b'],
  ]);
});

it('leaves out other patients’ recommendations and counts the unreadable ones (physician §6)', () => {
  const shoopFor = (userId: string, id: string, time: string) =>
    ({ ...shoop(id, 'CBD', time), userId }) as Shoop;
  const shoops = [shoopFor('ruth', 'a', '09:00:00.000'), shoopFor('grace', 'b', '12:00:00.000')];
  const { recommendations, unreadable } = recommendedTo('ruth', { shoops, unreadable: 2 });
  expect(recommendations.map(({ key }) => key)).toEqual(['a']);
  expect(unreadable).toBe(2);
});

it('groups rows up to one second apart', () => {
  const groupsWithSecondAt = (time: string) =>
    groupedIds([shoop('a', 'CBD', '12:00:00.000'), shoop('b', 'CBN', time)]);
  expect(groupsWithSecondAt('12:00:01.000')).toEqual([['b', 'a']]);
  expect(groupsWithSecondAt('12:00:01.001')).toEqual([['b'], ['a']]);
});
