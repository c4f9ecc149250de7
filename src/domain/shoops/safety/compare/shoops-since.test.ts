import { expect, it } from 'vitest';
import type { MedicinePayload } from '../../payload.ts';
import type { Shoop } from '../../shoop.ts';
import { shoopsSince } from './shoops-since.ts';

const shoop = (id: string, createdAt: string) => ({ id, createdAt, targetCannabinoid: id }) as Shoop;
const earlier = shoop('CBG', '2026-03-02T08:00:00.000Z');
const [one, two] = [shoop('CBD', '2026-03-02T09:00:00.000Z'), shoop('CBN', '2026-03-02T09:00:00.000Z')];
const all = [earlier, one, two];

it('takes the Shoops that were not there before', () => {
  expect(shoopsSince(all, [], new Set(['CBG', 'CBD']))).toEqual([two]);
});

it('takes the newest recommendation if the earlier Shoops are unknown', () => {
  expect(shoopsSince(all, [], null)).toEqual([one, two]);
  expect(shoopsSince([], [], null)).toEqual([]);
});

it('takes a sent draft by its id, although the draft is older', () => {
  const draft = { shoopId: 'CBG' } as MedicinePayload;
  expect(shoopsSince(all, [draft], null)).toEqual(all);
  expect(shoopsSince(all, [draft], new Set(['CBG', 'CBD', 'CBN']))).toEqual([earlier]);
});
