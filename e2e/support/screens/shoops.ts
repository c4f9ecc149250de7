import type { Page } from 'playwright/test';

/** Returns the page where a physician builds a patient's Shoop or reads the sent ones. */
export const shoopPath = (step: 'history' | 'new', patientId = 'complete-patient') =>
  `physician/patient-profile/${patientId}?view=shoop&step=${step}`;

type DialogName = 'Draft Shoop' | 'Import Shoop' | 'Send this Shoop?';
export const shoopDialog = (page: Page, name: DialogName) => page.getByRole('dialog', { name, exact: true });

/** Opens one of the two dialogs that bring a medicine into the form, unless it is open. */
export async function openShoopDialog(page: Page, name: 'Draft Shoop' | 'Import Shoop') {
  const dialog = shoopDialog(page, name);
  if (!(await dialog.isVisible())) await page.getByRole('button', { name, exact: true }).click();
  return dialog;
}
