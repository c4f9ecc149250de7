import { expect, type Page } from 'playwright/test';
import { field } from './intake.ts';

export const newPatientPath = 'physician/add-patient';
export const newPatientForm = (page: Page) => page.getByRole('form', { name: 'New patient', exact: true });
export const addButton = (page: Page) =>
  newPatientForm(page).getByRole('button', { name: 'Add patient', exact: true });
/** Returns the mock's message after a patient was added. */
export const addedMessage = (email: string) =>
  `The patient is added. The invitation is on its way to ${email}`;

/** Fills in the required fields of the form. */
export async function fillInNewPatient(page: Page, email: string): Promise<void> {
  const form = newPatientForm(page);
  await field(form, 'First name').fill('Nora');
  await field(form, 'Last name').fill('Whitfield');
  await field(form, 'Email').fill(email);
  await field(form, 'Primary diagnosis').fill('Chronic migr');
  await page.getByRole('option', { name: 'Chronic migraine' }).click();
  await form.getByRole('checkbox', { name: 'Pain Relief' }).check();
  await expect(addButton(page)).toBeEnabled();
}
