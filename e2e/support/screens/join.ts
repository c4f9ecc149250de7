import type { Page } from 'playwright/test';
import { choose, field } from './intake.ts';

export const joinForm = (page: Page) => page.getByRole('form', { name: 'Physician Registration' });
export const submitJoinButton = (page: Page) => joinForm(page).getByRole('button', { name: 'SUBMIT' });

/** Fills in the required fields of a physician's registration. */
export async function fillInJoin(page: Page, email: string, phone: string): Promise<void> {
  const form = joinForm(page);
  await field(form, 'First name').fill('Noor');
  await field(form, 'Last name').fill('Haddad');
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await field(form, 'Cell phone').fill(phone);
  await choose(form, 'Specialization', 'Oncology');
}
