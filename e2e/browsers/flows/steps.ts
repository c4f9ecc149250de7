import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import type { Backend } from '../../support/backend.ts';
import type { Locator } from '../page/locator.ts';
import type { Tab } from '../page/tab.ts';
import { expect } from '../test.ts';

export const heading = (tab: Tab, name: string | RegExp) => tab.getByRole('heading', { level: 1, name });
export const button = (within: Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
export const form = (tab: Tab, name: string) => tab.getByRole('form', { name, exact: true });
export const codeDialog = (tab: Tab) => tab.getByRole('dialog', { name: "Verify it's you" });

/** Locates a one-line field: a text field or a menu. */
export const field = (within: Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true }).or(within.getByRole('combobox', { name, exact: true }));

/** Chooses an option of a menu. */
export async function choose(tab: Tab, within: Locator, name: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name, exact: true }).click();
  await tab.getByRole('option', { name: option, exact: true }).click();
}

/** Selects a radio button. */
export const pick = (within: Locator, group: string | RegExp, name: string) =>
  within.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check();

/** Logs in through the form of the open login screen. */
export async function logIn(tab: Tab, email: string, password: string = demoPassword): Promise<void> {
  const login = form(tab, 'Log in');
  await login.getByRole('textbox', { name: 'Email' }).fill(email);
  await login.locator('[name=password]').fill(password);
  await button(login, 'Log in').click();
}

/** Waits for the newest message to an e-mail address or a phone and returns it. */
export async function newestMessage(backend: Backend, to: string) {
  const findNewest = async () => (await backend.outbox()).find((message) => message.to === to);
  await expect.poll(findNewest).toBeTruthy();
  const { code = '', link = '' } = (await findNewest()) ?? {};
  return { code, link };
}

/** Types the texted code into the open dialog and verifies it. */
export async function enterCode(tab: Tab, backend: Backend, phone: string): Promise<void> {
  await button(codeDialog(tab), 'Resend SMS').toBeVisible();
  const { code } = await newestMessage(backend, phone);
  await codeDialog(tab).getByRole('textbox', { name: 'Verification code' }).fill(code);
  await button(codeDialog(tab), 'Verify').click();
  await codeDialog(tab).toBeHidden();
}
