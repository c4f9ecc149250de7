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
const choiceIds = (...args: Parameters<typeof listChoices>) => listChoices(...args).map(({ id }) => id);

it('offers to send a Shoop below the pages if at most two patients match', () => {
  expect(choiceIds([row('a'), row('b')], true)).toEqual(['a', 'b', 'shoop-a', 'shoop-b']);
  expect(choiceIds([row('a'), row('b'), row('c')], true)).toEqual(['a', 'b', 'c']);
  expect(choiceIds([row('a')], false)).toEqual(['a']);
});

it('offers no Shoop for a deceased patient', () => {
  expect(choiceIds([row('a', 'Deceased'), row('b', 'pending')], true)).toEqual(['a', 'b', 'shoop-b']);
});
