import { expect, it } from 'vitest';
import { type Shoop, shoopsFor } from './shoop.ts';

const of = (userId: string) => ({ id: userId, userId }) as Shoop;
const list = { shoops: [of('patient'), of('another'), of('')], unreadable: 2 };
const shownTo = (reader: string) => shoopsFor(reader, list).shoops.map(({ id }) => id);

it('what is another patient’s is not shown; what cannot be read stays counted (physician §6)', () => {
  expect(shownTo('patient')).toEqual(['patient', '']);
  expect(shoopsFor('patient', list).unreadable).toBe(2);
});

it('a reader whom no token names reads all that was answered: a dose that is hidden is taken for none', () => {
  expect(shownTo('')).toEqual(['patient', 'another', '']);
});
