import { expect, test } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { findPatientOfPage, findPeople, getPersonStatus } from './find-people.ts';

const { store } = await createTestServer('invited');
const { accounts } = store.tables;
const emails = (typed: string) => findPeople(accounts, typed).map(({ email }) => email);

test('an empty search finds all accounts, more than 60', () => {
  expect(findPeople(accounts, ' ')).toHaveLength(accounts.length);
  expect(accounts.length).toBeGreaterThan(60);
});

test.each([
  ['the name', 'okafor RUTH', 'complete.patient@clinic.test'],
  ['the e-mail', 'twofa@', 'twofa@clinic.test'],
  ['role and name', 'physician helen', 'physician@clinic.test'],
  ['the status', 'pending iris', 'invited@clinic.test'],
])('finds people by %s', (_, typed, email) => {
  expect(emails(typed)).toEqual([email]);
});

test('a role or a status alone finds all accounts that have it', () => {
  expect(findPeople(accounts, 'pending').every(({ password }) => password === '')).toBe(true);
  expect(findPeople(accounts, 'pending').length).toBeGreaterThan(5);
  expect(new Set(findPeople(accounts, 'physician').map(({ role }) => role))).toEqual(new Set(['physician']));
});

test('ignores accents, and finds no account without a match', () => {
  const [account] = accounts;
  if (!account) throw new Error('No account');
  expect(findPeople([{ ...account, firstName: 'Zoë' }], 'zoe')).toHaveLength(1);
  expect(emails('zzz')).toEqual([]);
});

test('an applicant has the status “applied”; a deceased patient is “deceased”, also without a password', () => {
  const [account] = accounts;
  if (!account) throw new Error('No account');
  expect(getPersonStatus({ ...account, isApplicant: true, password: '' })).toBe('applied');
  expect(getPersonStatus({ ...account, deceased: true, password: '' })).toBe('deceased');
});

test.each([
  ['physician/patient-profile/complete-patient', 'complete-patient'],
  ['physician/update-profile/complete-patient/diagnosis', 'complete-patient'],
  ['physician/list-patient', undefined],
  ['physician/patient-profile/physician', undefined],
  ['physician/patient-profile/nobody', undefined],
  ['patient-physician-profile/complete-patient', undefined],
  ['', undefined],
])('the patient of the page %s is %s', (path, id) => {
  expect(findPatientOfPage(accounts, path)?.id).toBe(id);
});
