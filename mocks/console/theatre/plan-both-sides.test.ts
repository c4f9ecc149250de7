import { expect, test } from 'vitest';
import { findAccountByEmail } from '#mocks/rules/accounts/find-account.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { planBothSides } from './plan-both-sides.ts';

const { store } = await createTestServer('clinic');
const accountOf = (email: string) => findAccountByEmail(store, email) ?? null;
const plan = (email: string, page: string, patientId?: string, windowWidth = 1440) =>
  planBothSides(store.tables, windowWidth, { account: accountOf(email), page, patientId });

test('opens a physician and one of their patients by itself', () => {
  const [first, second] = planBothSides(store.tables, 1440);
  expect(first).toMatchObject({ email: 'physician@clinic.test', page: 'physician/dashboard' });
  expect(second).toMatchObject({ width: 390, page: 'dashboard' });
  const patient = accountOf(second?.email ?? '');
  const { careLinks } = store.tables;
  const link = careLinks.find(({ patientId }) => patientId === patient?.id);
  expect(link?.physicianId).toBe(accountOf('physician@clinic.test')?.id);
});

test('opens the patient whose record a physician has open', () => {
  const page = 'physician/patient-profile/complete-patient?view=notes';
  const [first, second] = plan('physician@clinic.test', page, 'complete-patient');
  expect(first?.page).toBe(page);
  expect(second?.email).toBe('complete.patient@clinic.test');
});

test('opens a physician next to a patient, and next to a visitor', () => {
  expect(plan('complete.patient@clinic.test', 'dashboard')[1]).toMatchObject({
    email: 'physician@clinic.test',
    page: 'physician/dashboard',
  });
  const visitor = planBothSides(store.tables, 1440, { account: null, page: 'signup' });
  expect(visitor.map(({ email }) => email)).toEqual(['', 'physician@clinic.test']);
});

test('a physician without patients sees a demo patient', () => {
  expect(plan('new.physician@clinic.test', 'physician/dashboard')[1]?.email).toBe(
    'complete.patient@clinic.test',
  );
});

test.each([
  [1920, 1440],
  [1440, 1002],
  [1100, 1000],
  [768, 768],
  [320, 390],
])('in a window of %i px a physician’s seat is %i px wide', (windowWidth, width) => {
  expect(plan('physician@clinic.test', '', undefined, windowWidth)[0]?.width).toBe(width);
});
