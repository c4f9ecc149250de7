import { expect, it } from 'vitest';
import { type Shoop, shoopsFor } from './shoop.ts';

const shoopOf = (userId: string) => ({ id: userId, userId }) as Shoop;
const list = { shoops: [shoopOf('patient'), shoopOf('another'), shoopOf('')], unreadable: 2 };
const idsShownTo = (patientId: string) => shoopsFor(patientId, list).shoops.map(({ id }) => id);

it('hides another patient’s Shoops, and still counts unreadable ones (physician §6)', () => {
  expect(idsShownTo('patient')).toEqual(['patient', '']);
  expect(shoopsFor('patient', list).unreadable).toBe(2);
});

it('hides nothing from an unknown patient, who would take a hidden dose for none', () => {
  expect(idsShownTo('')).toEqual(['patient', 'another', '']);
});
