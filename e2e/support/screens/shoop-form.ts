import { expect, type Locator, type Page } from 'playwright/test';
import { shoopMessages } from '#domain/shoops/messages.ts';

/** Locates the form of a Shoop on a patient's page. */
export const shoopForm = (page: Page) => page.getByRole('form', { name: /SHOOP$/ });
/** Locates a medicine of the form by its position. */
export const medicineCard = (page: Page, position: number) =>
  shoopForm(page).getByRole('group', { name: new RegExp(`^Medicine ${position}\\b`) });
export const targetField = (page: Page, position = 1) =>
  medicineCard(page, position).getByRole('textbox', { name: /^Target daily dose/ });
/** Locates the note of a medicine; unfolds the medicine and adds the note if necessary. */
export async function openShoopNote(page: Page, position = 1): Promise<Locator> {
  const card = medicineCard(page, position);
  await expect(card).toBeVisible();
  for (const name of [`Edit medicine ${position}`, 'Add a note']) {
    const button = card.getByRole('button', { name });
    if (await button.isVisible()) await button.click();
  }
  return card.getByRole('textbox', { name: 'Note' });
}
export const saveShoopButton = (page: Page) =>
  shoopForm(page).getByRole('button', { name: 'Save', exact: true });

export const saveAndSendButton = (page: Page) => shoopForm(page).getByRole('button', { name: 'Save & Send' });
export const doseFields = (card: Locator) => card.getByRole('textbox', { name: 'Dose', exact: true });

/** Selects a radio button. */
export const chooseRadio = (card: Locator, group: string | RegExp, name: string) =>
  card.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check();

/** Chooses from the list of cannabinoids by typing. */
export async function chooseCannabinoid(card: Locator, name: string): Promise<void> {
  const field = card.getByRole('combobox', { name: 'Target cannabinoid' });
  await field.fill(name);
  await field.press('Enter');
}

/** Enters a medicine with one daily dose of 5 mg of a cannabinoid. */
export async function fillMedicine(page: Page, cannabinoid: string, position = 1): Promise<void> {
  const card = medicineCard(page, position);
  await chooseCannabinoid(card, cannabinoid);
  await targetField(page, position).fill('5');
  await chooseRadio(card, /^Target unit/, 'mg');
  await doseFields(card).fill('5');
}

/** Loads the newest draft into the form unless a draft is loaded. */
export async function editDraft(page: Page): Promise<void> {
  const draftHeading = page.getByRole('heading', { name: 'Draft SHOOP' });
  await expect(shoopForm(page)).toBeVisible();
  if (await draftHeading.isVisible()) return;
  await page.getByRole('button', { name: 'Draft Shoop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draft Shoop' });
  await dialog.getByRole('button', { name: 'Edit Draft Shoop' }).first().click();
  await expect(page.getByText(shoopMessages.draftLoaded)).not.toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(draftHeading).toBeVisible();
}
