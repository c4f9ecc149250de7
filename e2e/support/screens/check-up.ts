import { expect, type Page } from 'playwright/test';

/** Locates the form of /add-symptoms. */
export const checkUpForm = (page: Page) => page.getByRole('form', { name: 'Daily check-up' });
/** Locates the cards of the health journey. */
export const journeyCards = (page: Page) => page.getByRole('article');

export const commentField = (page: Page) => checkUpForm(page).getByRole('textbox', { name: 'Comment' });
export const saveCheckUp = (page: Page) =>
  checkUpForm(page).getByRole('button', { name: 'Save check-up' }).click();

/** Unfolds the doses. */
export const openDoses = (page: Page) =>
  checkUpForm(page)
    .getByRole('button', { name: /^(Enter|Change) doses$/ })
    .click();

/** Selects a tile: worse, same or better. */
export async function rateFeeling(page: Page, question: string, feeling: 'Worse' | 'Same' | 'Better') {
  const tile = checkUpForm(page)
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: feeling });
  await tile.check();
  await expect(tile).toBeChecked();
}

/** Chooses from a menu of the first dose. */
export async function chooseInFirstDose(page: Page, label: string, option: string) {
  await checkUpForm(page).getByRole('combobox', { name: label }).first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
