import { expect, type Page } from 'playwright/test';
import { chooseDelete } from '../screens/patient-list.ts';
import { type EndpointCase, isAnswered, loadCase, notice } from './fault-case.ts';

export const listPatients = loadCase(
  { scenario: 'physician', path: 'physician/list-patient', heading: 'Patient Listing' },
  'We could not load your patients.',
  (page) => page.getByText('60 patients'),
);

/** A record that is refused or does not exist offers no retry. */
export const readPatient = (() => {
  const place = {
    scenario: 'physician',
    path: 'physician/update-profile/patient/contact',
    heading: /^(Grace Holloway|Patient)$/,
  } as const;
  const loads = loadCase(
    place,
    'We could not load this patient.',
    (page) => page.getByRole('form', { name: 'Contacts' }),
    { repeats: true },
  );
  return {
    call: () => ({ query: { patientId: 'complete-patient' } }),
    ...loads,
    ready: ({ page }) =>
      expect(page.getByRole('form', { name: 'Contacts' }).or(page.getByRole('alert')).first()).toBeVisible(),
    async failed(scene, failure) {
      const isRefused = failure.effect === '403' || failure.effect === '404';
      if (!isRefused) return loads.failed(scene, failure);
      await expect(notice(scene.page, 'This record is not open to you.')).toBeVisible();
    },
  } satisfies EndpointCase;
})();

/** Pending rows of the scenario `physician`; `pending` is the first of them. */
const pendingRows = {
  scenario: 'physician',
  path: 'physician/list-patient?status=pending',
  heading: 'Patient Listing',
} as const;
const pending = { id: 'patient-113', email: 'ahmed.ramirez13@mail.test', name: 'Ahmed Ramirez' };

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const resendTo = (page: Page) => page.getByRole('button', { name: `Resend invitation to ${pending.name}` });

export const resendInvitation = {
  call: () => ({ body: { patientId: pending.id } }),
  ...pendingRows,
  ready: ({ page }) => expect(resendTo(page)).toBeVisible(),
  trigger: ({ page }) => resendTo(page).click(),
  async failed({ page }, failure) {
    const said = isAnswered(failure) ? 'Not sent.' : 'It may have been sent.';
    await expect(rowOf(page, pending.name).getByRole('alert')).toContainText(`${said} ${failure.words}`);
    await expect(resendTo(page)).toBeEnabled();
  },
  succeeded: ({ page }) => expect(rowOf(page, pending.name).getByText('Sent again')).toBeVisible(),
  serverWords: `We sent ${pending.email} a new invitation`,
} satisfies EndpointCase;

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Are you sure you want to Delete Patient?' });

export const deletePatient = {
  call: () => ({ query: { patientId: pending.id } }),
  ...pendingRows,
  async ready({ page }) {
    if (await question(page).isVisible()) return;
    await chooseDelete(page);
    await expect(question(page)).toContainText('@mail.test');
  },
  trigger: ({ page }) => question(page).getByRole('button', { name: 'Delete' }).click(),
  async failed({ page }, { words }) {
    await expect(question(page).getByRole('alert')).toContainText(words);
    await expect(page.getByText('7 of 60 patients')).toBeVisible();
  },
  succeeded: ({ page }) => expect(question(page)).toBeHidden(),
} satisfies EndpointCase;
