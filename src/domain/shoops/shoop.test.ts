import { expect, it } from 'vitest';
import { type Shoop, shoopsFor } from './shoop.ts';

const of = (userId: string) => ({ id: userId, userId }) as Shoop;
const list = { shoops: [of('patient'), of('another'), of('')], unreadable: 2 };
const shownTo = (reader: string) => shoopsFor(reader, list).shoops.map(({ id }) => id);

it('hides another patient’s Shoops, and still counts unreadable ones (physician §6)', () => {
  expect(shownTo('patient')).toEqual(['patient', '']);
  expect(shoopsFor('patient', list).unreadable).toBe(2);
});

it('hides nothing from an unknown patient, who would take a hidden dose for none', () => {
  expect(shownTo('')).toEqual(['patient', 'another', '']);
});
