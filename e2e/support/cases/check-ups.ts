import { expect } from 'playwright/test';
import { pathOf } from '../app.ts';
import { checkUp, comment, entries, rate, saveCheckUp } from '../screens/check-up.ts';
import { type EndpointCase, loadCase, notice } from './fault-case.ts';
import { checkUpPage } from './pages.ts';

export const listCheckUps = loadCase(
  { scenario: 'half-done', path: 'health-journey', heading: 'Check Your Health Journey!' },
  'We could not load the Health Journey.',
  (page) => entries(page).first(),
);

/** A failure is reported above the button, and the answers stay. */
export const createCheckUp = {
  call: () => ({
    body: { cannabisToday: 'no', status: '', canabiesDose: [], comment: '', objective: {} },
  }),
  ...checkUpPage,
  async ready({ page }) {
    if (!pathOf(page).startsWith('/add-symptoms')) await page.goto(checkUpPage.path);
    await comment(page).fill('Slept well');
    await rate(page, 'Pain Relief', 'Better');
  },
  trigger: ({ page }) => saveCheckUp(page),
  async failed({ page }, { words }) {
    await expect(notice(page, 'Your check-up is not saved.')).toContainText(words);
    await expect(comment(page)).toHaveValue('Slept well');
    await expect(checkUp(page).getByRole('button', { name: 'Save check-up' })).toBeEnabled();
  },
  succeeded: ({ page }) => expect(page.getByText('Thank you, your check-up is saved.')).toBeVisible(),
} satisfies EndpointCase;
