import { expect, type Page } from 'playwright/test';

/** Locates the seeded physician's number of patients in the dashboard's first card. */
export const totalPatients = (page: Page) =>
  page.getByRole('region', { name: 'Total Patients' }).getByText('60', { exact: true });

/** Waits until the charts are rendered. */
export async function expectCharts(page: Page): Promise<void> {
  const charts = page.getByRole('img', { name: / chart of / });
  await expect(charts).toHaveCount(4);
  await expect(charts.locator('.recharts-surface')).toHaveCount(4);
}

export const findPatientField = (page: Page) => page.getByRole('combobox', { name: 'Find a patient' });

/** Types into the focused field of the dashboard until the seeded Ruth Okafor is found. */
export async function typeRuth(page: Page): Promise<void> {
  await expect(findPatientField(page)).toBeFocused();
  await page.keyboard.type('Ruth O');
  await expect(page.getByRole('option', { name: /Ruth Okafor/ }).first()).toBeVisible();
}
