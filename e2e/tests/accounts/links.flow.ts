import { expect } from 'playwright/test';
import {
  emailField,
  expectPatientDashboard,
  heading,
  logIn,
  logInButton,
  pathOf,
  sessionKeys,
  test,
} from '../../support/app.ts';
import {
  codeDialog,
  enterPassword,
  mailedLink,
  setPasswordButton,
  textedCode,
} from '../../support/screens/links.ts';
import { expectToasts, shortPollIntervals, toastLifetime } from '../../support/screens/toasts.ts';

const newPassword = 'Fresh#2026';
const hourMs = 60 * 60_000;

test('a forgotten password is replaced by link: the old one is refused, the new one works', async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  // The login screen has an e-mail field too.
  await expect(heading(page, 'Forgot password')).toBeVisible();
  await emailField(page).fill('patient@clinic.test');
  await emailField(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Email Sent Successfully' });
  await dialog.getByRole('link', { name: 'Go to Login' }).click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  const link = await mailedLink(backend, 'patient@clinic.test');
  expect(link).toMatch(/^setPassword\/\w+\/forgotPassword$/);

  await page.goto(link);
  await enterPassword(page, newPassword);
  await setPasswordButton(page).click();
  await expect(page.getByText('Your password is set')).toBeVisible();
  const calls = await backend.calls();
  expect(calls.find(({ endpoint }) => endpoint === 'setPassword')?.payload).toEqual({
    code: link.split('/')[1],
    password: newPassword,
    confirmPassword: newPassword,
  });
  await logIn(page, 'patient@clinic.test');
  await expect(page.getByRole('main').getByText('The email or password is not correct')).toBeVisible();
  await logIn(page, 'patient@clinic.test', newPassword);
  await expectPatientDashboard(page);

  // The link works only once.
  await page.goto(link);
  await expect(page.getByText('This email set password link is expired')).toBeVisible();
  expect(pathOf(page)).toBe('/expiredlink');
  await expectToasts(page, ['This link has already been used']);
  const toastMs = await toastLifetime(page, 'This link has already been used');
  // Three seconds, and the time that a busy machine adds.
  expect(toastMs).toBeGreaterThan(2900);
  expect(toastMs).toBeLessThan(5500);
});

test('a link expires, and the user can request another one', async ({ page, backend }) => {
  await backend.start('forgot-password', 'login');
  const link = await mailedLink(backend, 'patient@clinic.test');
  await backend.advance(24 * hourMs);
  await page.goto(link);
  await expect(page.getByText('This email set password link is expired')).toBeVisible();
  await expectToasts(page, ['This link has expired']);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await emailField(page).fill('patient@clinic.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('dialog', { name: 'Email Sent Successfully' })).toBeVisible();
  await page.goto(await mailedLink(backend, 'patient@clinic.test'));
  await expect(setPasswordButton(page)).toBeVisible();
});

test('an invited patient completes the sign-up by keyboard alone', async ({ page, backend }) => {
  await backend.start('invited', 'login');
  await page.goto(await mailedLink(backend, 'invited@clinic.test'));
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible();
  await page.keyboard.press('Tab'); // the skip link
  await page.keyboard.press('Tab');
  await page.keyboard.type('7205550181');
  await page.keyboard.press('Enter');
  await expect(codeDialog(page).getByRole('button', { name: 'Resend SMS' })).toBeVisible();
  await page.keyboard.type(await textedCode(backend, '7205550181'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Set password')).toBeFocused();
  expect(pathOf(page)).toMatch(/^\/setPassword\/\w+\/setPassword$/);
  await expect(setPasswordButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Tab'); // Show password
  await page.keyboard.press('Tab');
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is set')).toBeVisible();
  await logIn(page, 'invited@clinic.test', newPassword);
  await expect(heading(page, 'Welcome, Iris')).toBeVisible();
});

test('a physician with a new password is led to the login, without the thanks for joining', async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'forgotPassword');
  await emailField(page).fill('physician@clinic.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('dialog', { name: 'Email Sent Successfully' })).toBeVisible();
  await page.goto(await mailedLink(backend, 'physician@clinic.test'));
  await enterPassword(page, newPassword);
  await setPasswordButton(page).click();
  await expect(page.getByText('Your password is set')).toBeVisible();
  expect(pathOf(page)).toBe('/login');
  await logIn(page, 'physician@clinic.test', newPassword);
  await expect(heading(page, 'Your patients')).toBeVisible();
});

test('a password link in a new tab ends the other user’s session in all tabs', async ({
  page,
  backend,
  context,
}) => {
  await backend.start('forgot-password', 'login');
  await logIn(page, 'complete.patient@clinic.test');
  await expect(heading(page, 'Welcome, Ruth')).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto(new URL(await mailedLink(backend, 'patient@clinic.test'), page.url()).href);
  await expect(secondTab.getByText('You are logged in as Ruth Okafor')).toBeVisible();
  await enterPassword(secondTab, newPassword);
  await setPasswordButton(secondTab).click();
  await expect(secondTab.getByText('Your password is set')).toBeVisible();
  expect(await sessionKeys(secondTab)).toEqual([]);
  // Ruth's tab notices the logout, and her session has ended at the server too.
  await expect(logInButton(page)).toBeVisible();
  await expect.poll(async () => (await backend.snapshot()).tables.sessions, shortPollIntervals).toEqual([]);
  await logIn(secondTab, 'patient@clinic.test', newPassword);
  await expect(heading(secondTab, 'Welcome, Grace')).toBeVisible();
});
