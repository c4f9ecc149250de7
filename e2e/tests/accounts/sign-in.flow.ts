import { expect } from 'playwright/test';
import {
  emailField,
  expectPatientDashboard,
  heading,
  logIn,
  logInButton,
  logOut,
  passwordField,
  pathOf,
  sessionKeys,
  test,
} from '../../support/app.ts';
import { totalPatients } from '../../support/screens/physician-dashboard.ts';
import { expectToast, expectToasts, seenToasts, toastLifetime } from '../../support/screens/toasts.ts';

test('a patient signs in and lands on their dashboard', async ({ page, backend }) => {
  await backend.start('clinic', '');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  expect(pathOf(page)).toBe('/login');
  await logIn(page, 'patient@clinic.test');
  await expect(heading(page, 'Welcome, Grace')).toBeVisible();
  expect(pathOf(page)).toBe('/dashboard');
  await expect(page.getByRole('button', { name: 'My Health' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grace Holloway' })).toBeVisible();

  const [loginCall] = (await backend.calls()).filter(({ endpoint }) => endpoint === 'login');
  expect(loginCall?.payload).toEqual({
    email: 'patient@clinic.test',
    password: 'Clinic#2026',
    fingerprint: expect.stringMatching(/^\w{16,}$/),
    platform: 'web',
  });
  const storedRoles = await page.evaluate(() => [
    localStorage.getItem('role'),
    localStorage.getItem('status'),
  ]);
  expect(storedRoles).toEqual(['patient', 'patient']);
});

test('the toast of a login stays one second', async ({ page, backend }) => {
  await backend.start('clinic', 'login');
  await logIn(page, 'physician@clinic.test');
  const toastMs = await toastLifetime(page, 'Login Successfully');
  // One second: less than the three of other toasts, even on a busy machine.
  expect(toastMs).toBeGreaterThan(900);
  expect(toastMs).toBeLessThan(2900);
});

test('the fingerprint is stored at the start, before any input in the form', async ({ page, backend }) => {
  await backend.start('clinic', 'login');
  const storedFingerprint = () => page.evaluate(() => localStorage.getItem('fingerPrint') ?? '');
  await expect.poll(storedFingerprint).toMatch(/^\w{16,}$/);
});

test('a physician signs in and lands on the physician dashboard', async ({ page, backend }) => {
  await backend.start('clinic', 'login');
  await logIn(page, 'physician@clinic.test');
  await expect(heading(page, 'Your patients')).toBeVisible();
  expect(pathOf(page)).toBe('/physician/dashboard');
  await expect(totalPatients(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Patient', exact: true })).toBeVisible();
});

test('a wrong password shows the server’s message, and the e-mail stays', async ({ page, backend }) => {
  await backend.start('clinic', 'login');
  await logIn(page, 'patient@clinic.test', 'Wrong#2026');
  await expect(page.getByRole('main').getByText('The email or password is not correct')).toBeVisible();
  await expectToast(page, 'The email or password is not correct');
  await expect(emailField(page)).toHaveValue('patient@clinic.test');
  await expect(passwordField(page)).toHaveValue('Wrong#2026');
  expect(await sessionKeys(page)).toEqual([]);
  await logIn(page, 'patient@clinic.test');
  await expectPatientDashboard(page);
});

test('empty and invalid fields show an error each, and nothing is sent', { tag: '@wcag-3.3.1' }, async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'login');
  await logInButton(page).click();
  await expect(emailField(page)).toHaveAccessibleDescription('This field is required');
  await expect(passwordField(page)).toHaveAccessibleDescription('This field is required');
  await expect(emailField(page)).toBeFocused();
  await emailField(page).fill('grace');
  await logInButton(page).click();
  await expect(emailField(page)).toHaveAccessibleDescription('Please enter valid email address.');
  await emailField(page).fill(`${'a'.repeat(250)}@clinic.test`);
  await logInButton(page).click();
  await expect(emailField(page)).toHaveAccessibleDescription('Please enter a short email');
  expect(await backend.calls()).toEqual([]);
});

test('the password can be shown and hidden', async ({ page, backend }) => {
  await backend.start('clinic', 'login');
  await passwordField(page).fill('Clinic#2026');
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

test('an admin is refused and gets no session', async ({ page, backend }) => {
  await backend.start('clinic', 'login');
  await logIn(page, 'admin@clinic.test');
  await expect(page.getByRole('main').getByText('You are not authorized to login')).toBeVisible();
  await expectToasts(page, ['You are not authorized to login']);
  expect((await seenToasts(page))[0]?.kind).toBe('error');
  expect(await sessionKeys(page)).toEqual([]);
  expect(pathOf(page)).toBe('/login');
});

test('Remember Me fills in the e-mail next time, and only that', {
  tag: ['@wcag-3.3.7', '@wcag-3.3.8'],
}, async ({ page, backend }) => {
  await backend.start('clinic', 'login');
  await page.getByRole('checkbox', { name: 'Remember Me' }).check();
  await logIn(page, 'patient@clinic.test');
  await expectPatientDashboard(page);
  await logOut(page, 'Grace Holloway');
  await expect(emailField(page)).toHaveValue('patient@clinic.test');
  await expect(passwordField(page)).toHaveValue('');

  await page.getByRole('checkbox', { name: 'Remember Me' }).uncheck();
  await logIn(page, 'patient@clinic.test');
  await expectPatientDashboard(page);
  await logOut(page, 'Grace Holloway');
  await expect(emailField(page)).toHaveValue('');
});

test('a signed-in user is led from the login and sign-up screens to the dashboard', async ({
  page,
  backend,
}) => {
  await backend.start('physician', 'login');
  for (const path of ['login', 'signup', 'physician-signup']) {
    await page.goto(path);
    await expect(heading(page, 'Your patients')).toBeVisible();
    expect(pathOf(page)).toBe('/physician/dashboard');
  }
});
