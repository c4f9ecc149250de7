import { expect, type Page } from 'playwright/test';
import { chooseDelete } from '../screens/patient-list.ts';
import { type EndpointCase, hasStatus, loadCase, notice } from './fault-case.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

export const listPatients = loadCase(
  { scenario: 'physician', path: 'physician/list-patient', heading: 'Patient Listing' },
  'We could not load your patients.',
  (page) => page.getByText('60 patients'),
);

/** A record that is refused or does not exist offers no retry. */
export const readPatient = (() => {
  const updatePage = {
    scenario: 'physician',
    path: 'physician/update-profile/patient/contact',
    heading: /^(Grace Holloway|Patient)$/,
  } as const;
  const loadRecord = loadCase(
    updatePage,
    'We could not load this patient.',
    (page) => page.getByRole('form', { name: 'Contacts' }),
    { repeats: true },
  );
  return {
    call: () => ({ query: { patientId: 'complete-patient' } }),
    ...loadRecord,
    prepare: ({ page }) =>
      expect(page.getByRole('form', { name: 'Contacts' }).or(page.getByRole('alert')).first()).toBeVisible(),
    async expectFailure(scene, failure) {
      const isRefused = failure.effect === '403' || failure.effect === '404';
      if (!isRefused) return loadRecord.expectFailure(scene, failure);
      await expect(notice(scene.page, 'This record is not open to you.')).toBeVisible();
    },
  } satisfies EndpointCase;
})();

/** Pending rows of the scenario `physician`; `pendingPatient` is the first of them. */
const pendingPatientsPage = {
  scenario: 'physician',
  path: 'physician/list-patient?status=pending',
  heading: 'Patient Listing',
} as const;
const pendingPatient = { id: 'patient-113', email: 'ahmed.ramirez13@mail.test', name: 'Ahmed Ramirez' };

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const resendButton = (page: Page) =>
  page.getByRole('button', { name: `Resend invitation to ${pendingPatient.name}` });

export const resendInvitation = {
  call: () => ({ body: { patientId: pendingPatient.id } }),
  ...pendingPatientsPage,
  prepare: ({ page }) => expect(resendButton(page)).toBeVisible(),
  trigger: ({ page }) => resendButton(page).click(),
  async expectFailure({ page }, failure) {
    const notSentText = hasStatus(failure) ? 'Not sent.' : 'It may have been sent.';
    await expect(rowOf(page, pendingPatient.name).getByRole('alert')).toContainText(
      `${notSentText} ${failure.message}`,
    );
    await expect(resendButton(page)).toBeEnabled();
  },
  expectSuccess: ({ page }) => expect(rowOf(page, pendingPatient.name).getByText('Sent again')).toBeVisible(),
  serverMessage: `We sent ${pendingPatient.email} a new invitation`,
} satisfies EndpointCase;

const deleteDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Are you sure you want to Delete Patient?' });

export const deletePatient = {
  call: () => ({ query: { patientId: pendingPatient.id } }),
  ...pendingPatientsPage,
  async prepare({ page }) {
    if (await deleteDialog(page).isVisible()) return;
    await chooseDelete(page);
    await expect(deleteDialog(page)).toContainText('@mail.test');
  },
  trigger: ({ page }) => deleteDialog(page).getByRole('button', { name: 'Delete' }).click(),
  async expectFailure({ page }, { message }) {
    await expect(deleteDialog(page).getByRole('alert')).toContainText(message);
    await expect(page.getByText('7 of 60 patients')).toBeVisible();
  },
  expectSuccess: ({ page }) => expect(deleteDialog(page)).toBeHidden(),
} satisfies EndpointCase;
