import { expect, type Page } from 'playwright/test';
import type { Backend } from '../backend.ts';
import { field } from './intake.ts';

export const personalForm = (page: Page) => page.getByRole('form', { name: 'Personal Information' });
export const recommendingPhysicianForm = (page: Page) =>
  page.getByRole('form', { name: "Physician's Information" });
export const medicalForm = (page: Page) =>
  page.getByRole('form', { name: 'Medical Cannabis Questions - New Patient' });
export const nextButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Next', exact: true });
export const submitButton = (page: Page) =>
  medicalForm(page).getByRole('button', { name: 'Submit', exact: true });
export const codeDialog = (page: Page) => page.getByRole('dialog', { name: "Verify it's you" });

/** File with the first bytes of a JPEG. */
export const photoAttachment = {
  name: 'card.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
};

/** Fills in the required fields of step 1. */
export async function fillInPersonal(page: Page, email: string, phone: string): Promise<void> {
  const form = personalForm(page);
  await field(form, 'First name').fill('Nora');
  await field(form, 'Last name').fill('Whitfield');
  await field(form, 'Email').fill(email);
  await field(form, 'Confirm email').fill(email);
  await field(form, 'Cell phone').fill(phone);
  await field(form, 'Date of birth').fill('04281986');
  await field(form, 'Zip or postal code').fill('97205');
}

/** Types the newest code into the open dialog without sending it. */
export async function typeCode(page: Page, backend: Backend): Promise<void> {
  await expect(codeDialog(page).getByRole('button', { name: 'Resend SMS' })).toBeVisible();
  const code = (await backend.outbox()).find((message) => message.code)?.code ?? '';
  await codeDialog(page).getByRole('textbox', { name: 'Verification code' }).fill(code);
}

/** Submits step 1 and verifies the phone, which leads to step 2. */
export async function verifyPhone(page: Page, backend: Backend): Promise<void> {
  await nextButton(page).click();
  await typeCode(page, backend);
  await codeDialog(page).getByRole('button', { name: 'Verify' }).click();
  await expect(codeDialog(page)).toBeHidden();
}

/** Fills in the required fields of step 3. */
export async function fillInMedical(page: Page): Promise<void> {
  const form = medicalForm(page);
  await field(form, 'Primary diagnosis').fill('Chronic migr');
  await page.getByRole('option', { name: 'Chronic migraine' }).click();
  await form.getByRole('checkbox', { name: 'Pain Relief' }).check();
  await form.getByRole('checkbox', { name: /I agree/ }).check();
}
