import { expect, type Page } from 'playwright/test';
import { deathForm, unfoldDeath } from '../screens/death.ts';
import { field } from '../screens/intake.ts';
import type { EndpointCase } from './fault-case.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

const confirmDialog = (page: Page) => page.getByRole('dialog');
const causeField = (page: Page) => field(deathForm(page), 'Cause of Death');

/** Number of attempts. The cause differs each time, so that the form has a change to confirm. */
let attemptCount = 0;

export const saveDeceased = {
  call: () => ({
    body: {
      patientId: 'complete-patient',
      deceased: true,
      deceasedDate: '03-01-2024',
      deceasedCause: 'Stroke',
    },
  }),
  scenario: 'physician',
  path: 'physician/patient-profile/patient?view=shoop',
  heading: 'Grace Holloway',
  async prepare({ page }) {
    if (await confirmDialog(page).isVisible()) return;
    const death = await unfoldDeath(page);
    await death.getByRole('checkbox').check();
    await field(death, 'Deceased Date').fill('03-01-2024');
    attemptCount += 1;
    await causeField(page).fill(`Stroke, as of letter ${attemptCount}`);
    await death.getByRole('button', { name: 'Confirm' }).click();
    await expect(confirmDialog(page)).toContainText('Grace Holloway');
  },
  trigger: ({ page }) =>
    confirmDialog(page)
      .getByRole('button', { name: /^(Mark as deceased|Change it)$/ })
      .click(),
  async expectFailure({ page }, { message }) {
    await expect(confirmDialog(page).getByRole('alert')).toContainText(message);
    await expect(causeField(page)).toHaveValue(/^Stroke, as of letter/);
  },
  async expectSuccess({ page }) {
    await expect(confirmDialog(page)).toBeHidden();
    // A success faked by a fault stores nothing: the form shows the stored data that is refetched.
    await expect(deathForm(page).getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
  serverMessage: 'Grace Holloway is marked as deceased',
} satisfies EndpointCase;
