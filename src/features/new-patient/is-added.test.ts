import { expect, it } from 'vitest';
import { isAdded } from './is-added.ts';

const sentBody = { firstName: 'Nora', lastName: 'Whitfield', email: 'Nora@clinic.test' };
const listRow = (changes: object = {}) => ({
  fullName: 'Nora Whitfield',
  email: 'nora@clinic.test',
  status: 'pending',
  ...changes,
});
const otherRow = listRow({ fullName: 'Ruth Okafor', email: 'ruth@clinic.test' });

it.each<[title: string, current: object[], earlier: object[] | undefined, expected: boolean]>([
  ['added if only the current list has the email', [otherRow, listRow()], [otherRow], true],
  ['not added if no list has the email', [otherRow], [otherRow], false],
  ['not added if the earlier list has the email, too', [otherRow, listRow()], [otherRow, listRow()], false],
  ['added if pending with this name, without an earlier list', [listRow()], undefined, true],
  ['not added if the name differs', [listRow({ fullName: 'Nora W.' })], undefined, false],
  ['not added if the account is active', [listRow({ status: 'active' })], undefined, false],
])('a patient counts as %s', (_, current, earlier, expected) => {
  // Rows with only the fields that are compared.
  expect(isAdded(sentBody, current as never, earlier as never)).toBe(expected);
});
