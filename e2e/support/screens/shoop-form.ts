import { expect, type Locator, type Page } from 'playwright/test';
import { shoopMessages } from '#domain/shoops/messages.ts';

/** Locates the form of a Shoop on a patient's page. */
export const shoopForm = (page: Page) => page.getByRole('form', { name: /SHOOP$/ });
/** Locates a medicine of the form by its position. */
export const medicine = (page: Page, place: number) =>
  shoopForm(page).getByRole('group', { name: new RegExp(`^Medicine ${place}\\b`) });
export const target = (page: Page, place = 1) =>
  medicine(page, place).getByRole('textbox', { name: /^Target daily dose/ });
/** Locates the note of a medicine; unfolds the medicine and adds the note if necessary. */
export async function shoopNote(page: Page, place = 1): Promise<Locator> {
  const card = medicine(page, place);
  await expect(card).toBeVisible();
  for (const name of [`Edit medicine ${place}`, 'Add a note']) {
    const button = card.getByRole('button', { name });
    if (await button.isVisible()) await button.click();
  }
  return card.getByRole('textbox', { name: 'Note' });
}
export const saveShoop = (page: Page) => shoopForm(page).getByRole('button', { name: 'Save', exact: true });

export const saveAndSend = (page: Page) => shoopForm(page).getByRole('button', { name: 'Save & Send' });
export const doses = (card: Locator) => card.getByRole('textbox', { name: 'Dose', exact: true });

/** Selects a radio button. */
export const choose = (card: Locator, group: string | RegExp, name: string) =>
  card.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check();

/** Chooses from the list of cannabinoids by typing. */
export async function chooseCannabinoid(card: Locator, name: string): Promise<void> {
  const field = card.getByRole('combobox', { name: 'Target cannabinoid' });
  await field.fill(name);
  await field.press('Enter');
}

/** Enters a medicine with one daily dose of 5 mg of a cannabinoid. */
export async function fillMedicine(page: Page, cannabinoid: string, place = 1): Promise<void> {
  const card = medicine(page, place);
  await chooseCannabinoid(card, cannabinoid);
  await target(page, place).fill('5');
  await choose(card, /^Target unit/, 'mg');
  await doses(card).fill('5');
}

/** Loads the newest draft into the form unless a draft is loaded. */
export async function editDraft(page: Page): Promise<void> {
  const inForm = page.getByRole('heading', { name: 'Draft SHOOP' });
  await expect(shoopForm(page)).toBeVisible();
  if (await inForm.isVisible()) return;
  await page.getByRole('button', { name: 'Draft Shoop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draft Shoop' });
  await dialog.getByRole('button', { name: 'Edit Draft Shoop' }).first().click();
  await expect(page.getByText(shoopMessages.draftLoaded)).not.toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(inForm).toBeVisible();
}
