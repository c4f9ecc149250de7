import { expect } from 'playwright/test';
import { pathOf } from '../app.ts';
import { checkUpForm, commentField, journeyCards, rateFeeling, saveCheckUp } from '../screens/check-up.ts';
import { type EndpointCase, loadCase, notice } from './fault-case.ts';
import { checkUpPage } from './pages.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

export const listCheckUps = loadCase(
  { scenario: 'half-done', path: 'health-journey', heading: 'Check Your Health Journey!' },
  'We could not load the Health Journey.',
  (page) => journeyCards(page).first(),
);

/** A failure is reported above the button, and the answers stay. */
export const createCheckUp = {
  call: () => ({
    body: { cannabisToday: 'no', status: '', canabiesDose: [], comment: '', objective: {} },
  }),
  ...checkUpPage,
  async prepare({ page }) {
    if (!pathOf(page).startsWith('/add-symptoms')) await page.goto(checkUpPage.path);
    await commentField(page).fill('Slept well');
    await rateFeeling(page, 'Pain Relief', 'Better');
  },
  trigger: ({ page }) => saveCheckUp(page),
  async expectFailure({ page }, { message }) {
    await expect(notice(page, 'Your check-up is not saved.')).toContainText(message);
    await expect(commentField(page)).toHaveValue('Slept well');
    await expect(checkUpForm(page).getByRole('button', { name: 'Save check-up' })).toBeEnabled();
  },
  expectSuccess: ({ page }) => expect(page.getByText('Thank you, your check-up is saved.')).toBeVisible(),
} satisfies EndpointCase;
