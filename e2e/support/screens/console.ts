import type { Page } from 'playwright/test';

/** Button that opens the mock's console. */
export const launcher = (page: Page) => page.getByRole('button', { name: 'Mock console' });
/** Panel of the mock's console. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Mock console' });
export const clickInPanel = (page: Page, name: string) => panel(page).getByRole('button', { name }).click();

/** Opens the console, unless it is open, on a tab. */
export async function openTab(page: Page, name: string): Promise<void> {
  // After a reload, the panel opens by itself where it was open.
  await launcher(page).or(panel(page)).first().waitFor();
  if (!(await panel(page).isVisible())) await launcher(page).click();
  await panel(page).getByRole('tab', { name }).click();
}
