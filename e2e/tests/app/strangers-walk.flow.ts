import { expect } from 'playwright/test';
import { heading, logIn, logOut, pathOf, test } from '../../support/app.ts';
import { expectToast } from '../../support/screens/toasts.ts';
import { choosePhysicians, logWeek } from '../../support/stranger/daily.ts';
import { changeProfile } from '../../support/stranger/profile.ts';
import { setPassword, signUp } from '../../support/stranger/sign-up.ts';
import {
  codeDialog,
  countMessages,
  enterCode,
  expectTexts,
  fillIn,
  formOf,
  newMessage,
  strangerData,
  type TestUser,
} from '../../support/stranger/walker.ts';

const { email, newPhone, passwords } = strangerData;
const refusedMessage = 'The email or password is not correct';

/** Logs in with a wrong password, then with the right one. */
async function logInAfterWrongPassword(
  { page }: TestUser,
  wrongPassword: string,
  rightPassword: string,
): Promise<void> {
  await logIn(page, email, wrongPassword);
  await expectTexts(page.getByRole('main'), [refusedMessage]);
  await logIn(page, email, rightPassword);
}

/** Requests a password link, first with an unknown e-mail address (accounts §2.9). */
async function forgetPassword({ page }: TestUser): Promise<void> {
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  const form = formOf(page, 'Forgot password');
  const sendButton = form.getByRole('button', { name: 'Send link' });
  await fillIn(form, { Email: 'nora' });
  await sendButton.click();
  await expectTexts(form, ['Please enter valid email address.']);
  await fillIn(form, { Email: 'nobody@example.com' });
  await sendButton.click();
  await expectTexts(form, ['There is no account with this email']);
  await fillIn(form, { Email: email });
  await sendButton.click();
  await page
    .getByRole('dialog', { name: 'Email Sent Successfully' })
    .getByRole('link', { name: 'Go to Login' })
    .click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
}

/** Enters an expired code, then a fresh one (accounts §4.2, §4.4). */
async function passSecondFactor(walker: TestUser): Promise<void> {
  const { page, backend } = walker;
  const dialog = codeDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Resend SMS' })).toBeVisible();
  const { code = '' } = await newMessage(walker, newPhone);
  // A code is valid for ten minutes.
  await backend.advance(11 * 60_000);
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expectTexts(dialog, ['This code has expired. Please ask for a new code']);
  const knownMessages = await countMessages(walker, newPhone);
  await dialog.getByRole('button', { name: 'Resend SMS' }).click();
  await enterCode(walker, newPhone, knownMessages);
}

test('a new patient completes the whole journey with a browser and an inbox', async ({ page, backend }) => {
  test.slow();
  const walker = { page, backend };
  await test.step('signs up', () => signUp(walker));
  await test.step('sets the password of the e-mailed link', () => setPassword(walker, passwords[0]));
  await test.step('signs in', async () => {
    await logInAfterWrongPassword(walker, passwords[1], passwords[0]);
    await expect(heading(page, 'Welcome, Nora')).toBeVisible();
    await expectToast(page, 'Login Successfully');
  });
  await test.step('links a physician', () => choosePhysicians(walker));
  await test.step('logs a week of check-ups', () => logWeek(walker));
  await test.step('changes phone, picture and password, turns on two-factor', () => changeProfile(walker));
  await test.step('forgets the password, and recovers', async () => {
    await logOut(page, 'Nora Lindqvist');
    const knownMessages = await countMessages(walker, email);
    await forgetPassword(walker);
    await setPassword(walker, passwords[2], knownMessages);
  });
  await test.step('signs in with the code', async () => {
    await logInAfterWrongPassword(walker, passwords[1], passwords[2]);
    await passSecondFactor(walker);
    await expect(heading(page, 'Welcome, Nora')).toBeVisible();
    expect(pathOf(page)).toBe('/dashboard');
    await expect(page.getByRole('region', { name: 'Today’s check-up is logged' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Helen Ashworth' })).toBeVisible();
  });
});
