import type { Page } from 'playwright/test';

/** Where a physician builds a Shoop for a patient, or reads what was sent. */
export const shoopPath = (step: 'history' | 'new', patientId = 'complete-patient') =>
  `physician/patient-profile/${patientId}?view=shoop&step=${step}`;

type DialogName = 'Draft Shoop' | 'Import Shoop' | 'Send this Shoop?';
export const shoopDialog = (page: Page, name: DialogName) => page.getByRole('dialog', { name, exact: true });

/** Opens one of the two dialogs that bring a medicine into the form, where it is not open yet. */
export async function openShoopDialog(page: Page, name: 'Draft Shoop' | 'Import Shoop') {
  const dialog = shoopDialog(page, name);
  if (!(await dialog.isVisible())) await page.getByRole('button', { name, exact: true }).click();
  return dialog;
}
