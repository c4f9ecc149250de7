import { expect, type Page } from 'playwright/test';
import { physicianCard, selectPhysician, stepForm } from '../screens/profile.ts';
import { type EndpointCase, loadCase, withRefusal } from './fault-case.ts';
import { physicianPage } from './pages.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

const physicianStepPage = {
  scenario: 'half-done',
  path: 'profile?step=physician',
  heading: 'My Profile',
} as const;

export const listPhysicians = loadCase(
  physicianStepPage,
  'We could not load the physicians to choose from.',
  (page) => page.getByRole('combobox', { name: 'Select Physician' }),
  { repeats: true },
);

export const listLinkedPhysicians = loadCase(
  physicianStepPage,
  'We could not load your physicians.',
  (page) => physicianCard(page, 'Helen Ashworth'),
  { repeats: true },
);

const addButton = (page: Page) => stepForm(page, 'physician').getByRole('button', { name: 'Add' });
const isLinked = (page: Page, name: string) => physicianCard(page, name).isVisible();

export const addPhysician = {
  call: () => ({ body: { physicianId: 'physician-mei-lin' } }),
  ...physicianStepPage,
  async prepare({ page }) {
    await expect(physicianCard(page, 'Helen Ashworth')).toBeVisible();
    if (await addButton(page).isEnabled()) return;
    await selectPhysician(page, (await isLinked(page, 'Farid Rahimi')) ? 'Amara Osei' : 'Farid Rahimi');
  },
  trigger: ({ page }) => addButton(page).click(),
  async expectFailure({ page }, { message }) {
    const notAdded = stepForm(page, 'physician').getByRole('alert');
    await expect(notAdded).toContainText('This physician is not added.');
    await expect(notAdded).toContainText(message);
    await expect(page.getByRole('combobox', { name: 'Select Physician' })).toHaveValue('Farid Rahimi');
    await expect(addButton(page)).toBeEnabled();
  },
  async expectSuccess({ page }) {
    await expect(physicianCard(page, 'Farid Rahimi')).toBeVisible();
    await expect(addButton(page)).toBeDisabled();
  },
  serverMessage: 'Dr. Farid Rahimi is now one of your physicians',
} satisfies EndpointCase;

const removeDialog = (page: Page) => page.getByRole('dialog', { name: 'Remove physician' });

export const removePhysician = {
  call: () => ({ query: { physicianId: 'physician' } }),
  ...physicianStepPage,
  async prepare({ page }) {
    if (await removeDialog(page).isVisible()) return;
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(removeDialog(page)).toContainText(
      'Please confirm you no longer wants to take services of Physician ',
    );
  },
  trigger: ({ page }) => removeDialog(page).getByRole('button', { name: 'Remove' }).click(),
  async expectFailure({ page }, { message }) {
    await expect(removeDialog(page).getByRole('alert')).toContainText(message);
    await expect(page.locator('li').filter({ hasText: 'Mei-Lin Zhao' })).toHaveCount(1);
  },
  async expectSuccess({ page }) {
    await expect(removeDialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your physicians' })).toBeFocused();
  },
} satisfies EndpointCase;

export const readPhysician = {
  call: () => ({ params: { id: 'physician' } }),
  ...withRefusal(
    loadCase(
      { ...physicianPage, path: 'patient-physician-profile/physician' },
      'We could not load this physician.',
      (page) => page.getByText('Office number'),
      { repeats: true },
    ),
    'This physician’s profile is not open to you.',
  ),
} satisfies EndpointCase;
