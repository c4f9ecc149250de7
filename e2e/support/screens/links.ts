import { expect, type Page } from 'playwright/test';
import type { Backend } from '../backend.ts';

export const newPasswordField = (page: Page) => page.locator('[name=password]');
export const confirmationField = (page: Page) => page.locator('[name=confirmPassword]');
export const setPasswordButton = (page: Page) => page.getByRole('button', { name: 'Set password' });
export const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Phone' });
export const codeDialog = (page: Page) => page.getByRole('dialog', { name: "Verify it's you" });

/** Returns the path of the newest link e-mailed to a recipient, relative to the app. */
export async function mailedLink(backend: Backend, to: string): Promise<string> {
  const findNewest = async () =>
    (await backend.outbox()).find((message) => message.to === to && message.link)?.link;
  await expect.poll(findNewest).toBeTruthy();
  return (await findNewest())?.slice(1) ?? '';
}

/** Returns the newest one-time code that was texted to a phone. */
export async function textedCode(backend: Backend, phone: string): Promise<string> {
  const findNewest = async () => (await backend.outbox()).find((message) => message.to === phone)?.code;
  await expect.poll(findNewest).toBeTruthy();
  return (await findNewest()) ?? '';
}

/** Fills in both fields of a new password. */
export async function enterPassword(page: Page, password: string): Promise<void> {
  await newPasswordField(page).fill(password);
  await confirmationField(page).fill(password);
}
