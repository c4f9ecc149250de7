import { expect, type Page } from 'playwright/test';
import { pathOf } from './app.ts';
import { checkUp, comment, entries, rate, saveCheckUp } from './check-up.ts';
import { type FaultCase, loadCase, notice } from './fault-case.ts';

const place = {
  scenario: 'half-done',
  path: 'add-symptoms?yes=true',
  heading: 'Daily check-up',
} as const;

export const listCheckUpsCase = loadCase(
  { scenario: 'half-done', path: 'health-journey', heading: 'Check Your Health Journey!' },
  'We could not load the health journey.',
  (page) => entries(page).first(),
);

/** It says so above the button, and what was answered is still there. */
export const createCheckUpCase: FaultCase = {
  ...place,
  async ready({ page }) {
    if (!pathOf(page).startsWith('/add-symptoms')) await page.goto(place.path);
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
};

export const listObjectivesCase = loadCase(place, 'We could not load the objectives.', (page) =>
  checkUp(page).getByRole('radiogroup', { name: 'Pain Relief' }),
);

const missing = (page: Page) => checkUp(page).getByText('The list could not be loaded.');

/** The list of a menu says so under it; everything else of the check-up can be used. */
export const listProductsCase: FaultCase = {
  ...place,
  // A call that is still under way would meet the fault that is meant for the next one.
  async ready({ page, backend }) {
    await expect(checkUp(page).getByRole('combobox', { name: 'Product' })).toBeVisible();
    const isAnswered = async () =>
      (await backend.calls()).find(({ endpoint }) => endpoint === 'listProducts')?.ms != null;
    await expect.poll(async () => (await missing(page).isVisible()) || (await isAnswered())).toBe(true);
  },
  async trigger({ page }) {
    if (await missing(page).isVisible()) await missing(page).getByRole('button', { name: 'Retry' }).click();
    else await page.reload();
  },
  async failed({ page }) {
    await expect(missing(page)).toBeVisible();
    await expect(comment(page)).toBeEditable();
  },
  async succeeded({ page }) {
    await expect(missing(page)).toBeHidden();
    await checkUp(page).getByRole('combobox', { name: 'Product' }).click();
    await expect(page.getByRole('option', { name: 'CBG oil' })).toBeVisible();
    await page.keyboard.press('Escape');
  },
};
