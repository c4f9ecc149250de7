import { expect, type Page } from 'playwright/test';
import { type ProfileStep, profileStepTitle } from '#domain/profile/profile-steps.ts';
import { samplePicture } from '#mocks/seed/sample-picture.ts';

/** Valid picture to crop. */
export const portrait = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(samplePicture()) };

/** Locates the form of a step; it is hidden while another step is open. */
export const stepForm = (page: Page, step: ProfileStep) =>
  page.getByRole('form', { name: profileStepTitle(step), exact: true });
export const stepHeading = (page: Page, step: ProfileStep) =>
  page.getByRole('heading', { level: 2, name: profileStepTitle(step), exact: true });
export const stepUpdateButton = (page: Page, step: ProfileStep) =>
  stepForm(page, step).getByRole('button', { name: 'Update', exact: true });

/** Opens a step by the list of steps. */
export async function openStep(page: Page, step: ProfileStep): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Profile steps' });
  await steps.getByRole('link', { name: profileStepTitle(step) }).click();
  await expect(stepHeading(page, step)).toBeVisible();
}

/** Chooses a picture in the file input. */
export const choosePicture = (page: Page, file = portrait) =>
  stepForm(page, 'image').locator('input[type=file]').setInputFiles(file);

/** Fills in both fields of a new password. */
export async function enterPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await stepForm(page, 'password').locator('[name=password]').fill(password);
  await stepForm(page, 'password').locator('[name=confirmPassword]').fill(confirmation);
}

export const physicianCard = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Remove ${name}` }) });

/** Searches for a physician in the menu and chooses the option. */
export async function selectPhysician(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('combobox', { name: 'Select Physician' });
  await menu.fill(name);
  await page.getByRole('option', { name }).click();
  await expect(menu).toHaveValue(name);
}
