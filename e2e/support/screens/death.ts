import type { Locator, Page } from 'playwright/test';

/** Form of Patient Deceased, below the tabs of a patient's page. */
export const deathForm = (page: Page): Locator => page.getByRole('form', { name: 'Patient Deceased' });

/** Unfolds the row that holds the form. */
export async function unfoldDeath(page: Page): Promise<Locator> {
  const row = page.getByRole('button', { name: 'Patient Deceased' });
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  return deathForm(page);
}
