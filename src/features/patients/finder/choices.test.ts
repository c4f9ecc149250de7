import { expect, it } from 'vitest';
import { listChoices } from './choices.ts';

const row = (id: string, status = 'active') => ({
  id,
  fullName: id,
  status,
  email: '',
  phone: '',
  primaryDiagnosis: '',
  profileImage: '',
});
const ids = (...of: Parameters<typeof listChoices>) => listChoices(...of).map(({ id }) => id);

it('offers to send a Shoop once two patients are left, after their pages', () => {
  expect(ids([row('a'), row('b')], true)).toEqual(['a', 'b', 'shoop-a', 'shoop-b']);
  expect(ids([row('a'), row('b'), row('c')], true)).toEqual(['a', 'b', 'c']);
  expect(ids([row('a')], false)).toEqual(['a']);
});

it('offers no Shoop for a deceased patient', () => {
  expect(ids([row('a', 'Deceased'), row('b', 'pending')], true)).toEqual(['a', 'b', 'shoop-b']);
});
