import { expect, type Page } from 'playwright/test';
import type { Backend } from '../backend.ts';

export const newPassword = (page: Page) => page.locator('[name=password]');
export const confirmation = (page: Page) => page.locator('[name=confirmPassword]');
export const setPasswordButton = (page: Page) => page.getByRole('button', { name: 'Set password' });
export const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Phone' });
export const codeDialog = (page: Page) => page.getByRole('dialog', { name: "Verify it's you" });

/** Returns the path of the newest link e-mailed to a recipient, relative to the app. */
export async function mailedLink(backend: Backend, to: string): Promise<string> {
  const newest = async () =>
    (await backend.outbox()).find((message) => message.to === to && message.link)?.link;
  await expect.poll(newest).toBeTruthy();
  return (await newest())?.slice(1) ?? '';
}

/** Returns the newest one-time code that was texted to a phone. */
export async function textedCode(backend: Backend, phone: string): Promise<string> {
  const newest = async () => (await backend.outbox()).find((message) => message.to === phone)?.code;
  await expect.poll(newest).toBeTruthy();
  return (await newest()) ?? '';
}

/** Fills in both fields of a new password. */
export async function enterPassword(page: Page, password: string): Promise<void> {
  await newPassword(page).fill(password);
  await confirmation(page).fill(password);
}
