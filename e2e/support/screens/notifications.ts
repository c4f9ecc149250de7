import type { Page } from 'playwright/test';

/** Follows a notification from one patient's page to another's. */
export async function followNotification(page: Page, linkText: RegExp): Promise<void> {
  await page
    .getByRole('button', { name: /notification/i })
    .first()
    .click();
  await page.getByRole('link', { name: linkText }).click();
}
