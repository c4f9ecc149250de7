import { expect, type Page } from 'playwright/test';
import { heading, logIn } from '../app.ts';
import { fillInJoin, submitJoinButton } from '../screens/join.ts';
import { enterPassword, mailedLink, setPasswordButton } from '../screens/links.ts';
import { codeDialog, typeCode } from '../screens/sign-up.ts';
import type { TestUser } from './walker.ts';

export const clickVerify = (page: Page) => codeDialog(page).getByRole('button', { name: 'Verify' }).click();

/** Sets a first password behind an opened link. */
export async function setFirstPassword({ page }: TestUser, password: string): Promise<void> {
  await enterPassword(page, password);
  await setPasswordButton(page).click();
}

/**
 * Applies as the physician Noor Haddad, is accepted and logs in (physician §2, §4). Begins at the
 * page of the registration.
 */
export async function becomePhysician(user: TestUser, email: string, password: string): Promise<void> {
  const { page, backend } = user;
  await fillInJoin(page, email, '3035550172');
  await submitJoinButton(page).click();
  await typeCode(page, backend);
  await clickVerify(page);
  await expect(heading(page, 'Thank you for joining')).toBeVisible();
  await backend.triggerEvent('application-processed', email);
  await page.goto(await mailedLink(backend, email));
  await setFirstPassword(user, password);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, email, password);
  await expect(page.getByRole('button', { name: 'Noor Haddad' })).toBeVisible();
}
