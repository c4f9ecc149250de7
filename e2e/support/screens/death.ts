import type { Locator, Page } from 'playwright/test';

/** Locates the form Patient Deceased below the tabs of a patient's page. */
export const deathForm = (page: Page): Locator => page.getByRole('form', { name: 'Patient Deceased' });

/** Unfolds the row with the form. */
export async function unfoldDeath(page: Page): Promise<Locator> {
  const row = page.getByRole('button', { name: 'Patient Deceased' });
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  return deathForm(page);
}
