import type { Locator, Page } from 'playwright/test';

/** Chooses Delete in the menu of a row or card of the physician's patients. */
export async function chooseDelete(page: Page, row: Page | Locator = page): Promise<void> {
  await row
    .getByRole('button', { name: /^More actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}
