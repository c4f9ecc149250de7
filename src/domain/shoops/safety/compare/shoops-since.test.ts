import { expect, it } from 'vitest';
import type { MedicinePayload } from '../../payload.ts';
import type { Shoop } from '../../shoop.ts';
import { shoopsSince } from './shoops-since.ts';

const shoop = (id: string, createdAt: string) => ({ id, createdAt, targetCannabinoid: id }) as Shoop;
const earlierShoop = shoop('CBG', '2026-03-02T08:00:00.000Z');
const [one, two] = [shoop('CBD', '2026-03-02T09:00:00.000Z'), shoop('CBN', '2026-03-02T09:00:00.000Z')];
const allShoops = [earlierShoop, one, two];

it('takes the Shoops that were not there before', () => {
  expect(shoopsSince(allShoops, [], new Set(['CBG', 'CBD']))).toEqual([two]);
});

it('takes the newest recommendation if the earlier Shoops are unknown', () => {
  expect(shoopsSince(allShoops, [], null)).toEqual([one, two]);
  expect(shoopsSince([], [], null)).toEqual([]);
});

it('takes a sent draft by its id, although the draft is older', () => {
  const draft = { shoopId: 'CBG' } as MedicinePayload;
  expect(shoopsSince(allShoops, [draft], null)).toEqual(allShoops);
  expect(shoopsSince(allShoops, [draft], new Set(['CBG', 'CBD', 'CBN']))).toEqual([earlierShoop]);
});
