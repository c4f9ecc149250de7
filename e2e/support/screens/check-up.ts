import { expect, type Page } from 'playwright/test';

/** Locates the form of /add-symptoms. */
export const checkUp = (page: Page) => page.getByRole('form', { name: 'Daily check-up' });
/** Locates the cards of the health journey. */
export const entries = (page: Page) => page.getByRole('article');

export const comment = (page: Page) => checkUp(page).getByRole('textbox', { name: 'Comment' });
export const saveCheckUp = (page: Page) =>
  checkUp(page).getByRole('button', { name: 'Save check-up' }).click();

/** Unfolds the doses. */
export const openDoses = (page: Page) =>
  checkUp(page)
    .getByRole('button', { name: /^(Enter|Change) doses$/ })
    .click();

/** Selects a tile: worse, same or better. */
export async function rate(page: Page, question: string, feeling: 'Worse' | 'Same' | 'Better') {
  const tile = checkUp(page)
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: feeling });
  await tile.check();
  await expect(tile).toBeChecked();
}

/** Chooses from a menu of the first dose. */
export async function pick(page: Page, label: string, option: string) {
  await checkUp(page).getByRole('combobox', { name: label }).first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
