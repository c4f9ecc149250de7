import { expect, type Locator, type Page } from 'playwright/test';
import type { Backend } from '../backend.ts';

/** New user without an account, with a browser and an inbox. */
export interface TestUser {
  page: Page;
  backend: Backend;
}

/** Personal data of the new user; the passwords are used one after the other. */
export const strangerData = {
  firstName: 'Nora',
  lastName: 'Lindqvist',
  email: 'nora.lindqvist@example.com',
  phone: '9705550123',
  newPhone: '9705550188',
  passwords: ['Meadow#2026', 'River#20267', 'Harbor!2026'],
} as const;

export const formOf = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
export const codeDialog = (page: Page) => page.getByRole('dialog', { name: "Verify it's you" });
const codeField = (page: Page) => codeDialog(page).getByRole('textbox', { name: 'Verification code' });

/** Fills in text fields by their labels. */
export async function fillIn(form: Locator, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers))
    await form.getByRole('textbox', { name: label, exact: true }).fill(answer);
}

/** Waits until each of these texts is visible in a part of the page. */
export async function expectTexts(within: Locator | Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(within.getByText(text).first(), text).toBeVisible();
}

/** Waits for a further message to a recipient. @param knownMessages number of old ones */
export async function newMessage({ backend }: TestUser, to: string, knownMessages = 0) {
  const messagesToRecipient = async () => (await backend.outbox()).filter((message) => message.to === to);
  await expect.poll(async () => (await messagesToRecipient()).length).toBeGreaterThan(knownMessages);
  return (await messagesToRecipient())[0] ?? { code: '', link: '' };
}

export const countMessages = async ({ backend }: TestUser, to: string) =>
  (await backend.outbox()).filter((message) => message.to === to).length;

/** Opens the link of the newest e-mail. */
export async function followMail(walker: TestUser, knownMessages = 0): Promise<string> {
  const { link = '' } = await newMessage(walker, strangerData.email, knownMessages);
  await walker.page.goto(`.${link}`);
  return link;
}

/** Enters a wrong code, expects its error message, then enters the code that was sent. */
export async function enterCode(walker: TestUser, phone: string, knownMessages = 0): Promise<void> {
  const { page } = walker;
  const { code = '' } = await newMessage(walker, phone, knownMessages);
  await codeField(page).fill(code === '111111' ? '222222' : '111111');
  await codeDialog(page).getByRole('button', { name: 'Verify' }).click();
  await expect(codeDialog(page).getByText('The code you entered is not correct')).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  await codeField(page).fill(code);
  await codeDialog(page).getByRole('button', { name: 'Verify' }).click();
  await expect(codeDialog(page)).toBeHidden();
}

/** Makes the next call of this endpoint fail once, by default with a 400. */
export const refuseOnce = (
  { backend }: TestUser,
  endpoint: Parameters<Backend['fault']>[0]['endpoint'],
  status = 400,
) => backend.fault({ endpoint, effect: { kind: 'status', status }, once: true });
