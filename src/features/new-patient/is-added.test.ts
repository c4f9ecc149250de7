import { expect, it } from 'vitest';
import { isAdded } from './is-added.ts';

const sent = { firstName: 'Nora', lastName: 'Whitfield', email: 'Nora@clinic.test' };
const row = (changes: object = {}) => ({
  fullName: 'Nora Whitfield',
  email: 'nora@clinic.test',
  status: 'pending',
  ...changes,
});
const other = row({ fullName: 'Ruth Okafor', email: 'ruth@clinic.test' });

it.each<[what: string, now: object[], before: object[] | undefined, found: boolean]>([
  ['who was not there before', [other, row()], [other], true],
  ['nobody, as long as they are not there', [other], [other], false],
  ['nobody who was there before: the address was taken', [other, row()], [other, row()], false],
  ['who waits there, where it is not known who was there', [row()], undefined, true],
  ['nobody of another name there', [row({ fullName: 'Nora W.' })], undefined, false],
  ['nobody there who has accepted long ago', [row({ status: 'active' })], undefined, false],
])('finds %s', (_, now, before, found) => {
  expect(isAdded(sent, now as never, before as never)).toBe(found);
});
