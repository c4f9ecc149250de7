import { expect, type Page } from 'playwright/test';
import { deathForm, unfoldDeath } from '../screens/death.ts';
import { field } from '../screens/intake.ts';
import type { EndpointCase } from './fault-case.ts';

const question = (page: Page) => page.getByRole('dialog');
const cause = (page: Page) => field(deathForm(page), 'Cause of Death');

/** Number of attempts. The cause differs each time, so that the form has a change to confirm. */
let count = 0;

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
  async ready({ page }) {
    if (await question(page).isVisible()) return;
    const death = await unfoldDeath(page);
    await death.getByRole('checkbox').check();
    await field(death, 'Deceased Date').fill('03-01-2024');
    count += 1;
    await cause(page).fill(`Stroke, as of letter ${count}`);
    await death.getByRole('button', { name: 'Confirm' }).click();
    await expect(question(page)).toContainText('Grace Holloway');
  },
  trigger: ({ page }) =>
    question(page)
      .getByRole('button', { name: /^(Mark as deceased|Change it)$/ })
      .click(),
  async failed({ page }, { words }) {
    await expect(question(page).getByRole('alert')).toContainText(words);
    await expect(cause(page)).toHaveValue(/^Stroke, as of letter/);
  },
  async succeeded({ page }) {
    await expect(question(page)).toBeHidden();
    // A success faked by a fault stores nothing: the form shows the stored data that is refetched.
    await expect(deathForm(page).getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
  serverWords: 'Grace Holloway is marked as deceased',
} satisfies EndpointCase;
