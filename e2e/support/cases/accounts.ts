import { expect, type Page } from 'playwright/test';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, signInForToken } from '#mocks/testing/test-server.ts';
import { emailField, heading, logIn, logInButton, logOut, passwordField, pathOf } from '../app.ts';
import { sectionList } from '../screens/intake.ts';
import { expectToast, forgetToasts } from '../screens/toasts.ts';
import { type EndpointCase, validCaller } from './fault-case.ts';
import { dashboardPage } from './pages.ts';
import { saveContacts } from './sections.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

const twoFactorEmail = 'twofa@clinic.test';
const codeDialog = (page: Page) => page.getByRole('dialog', { name: "Verify it's you" });
const codeField = (page: Page) => codeDialog(page).getByRole('textbox', { name: 'Verification code' });
const mainAlert = (page: Page) => page.getByRole('main').getByRole('alert');

const twoFactorPhone = '2065550147';
/** Starts a session and returns its tokens. */
function openSession(server: MockServer) {
  signInForToken(server, validCaller.patient);
  const { accessToken: token, refreshToken } = server.store.tables.sessions.at(-1) ?? {};
  return { token, refreshToken };
}

/** Logs in up to the dialog for the code, unless it is open. */
async function openCodeDialog(page: Page): Promise<void> {
  if (await codeDialog(page).isVisible()) return;
  await forgetToasts(page);
  await logIn(page, twoFactorEmail);
  // Waits out the toast of the first code, so that it is not mistaken for a later one.
  await expectToast(page, 'We sent a code to your phone');
  await expect(codeDialog(page).getByRole('button', { name: 'Resend SMS' })).toBeVisible();
}

/** Expects both fields of the login form to hold the user's input. */
async function expectCredentials(page: Page, password: string): Promise<void> {
  await expect(emailField(page)).toHaveValue(twoFactorEmail);
  await expect(passwordField(page)).toHaveValue(password);
}

export const login = {
  call: () => ({
    body: { email: validCaller.patient, password: 'Clinic#2026', fingerprint: '', platform: 'web' },
  }),
  scenario: 'two-factor',
  path: 'login?nextpath=%2Fprofile',
  heading: 'Welcome back',
  async prepare({ page }) {
    await emailField(page).fill(twoFactorEmail);
    await passwordField(page).fill('My#Password1');
  },
  trigger: ({ page }) => logInButton(page).click(),
  async expectFailure({ page }, { message }) {
    await expect(mainAlert(page)).toContainText(message);
    await expectCredentials(page, 'My#Password1');
  },
} satisfies EndpointCase;

export const logout = {
  call: (server) => ({ body: { refreshToken: openSession(server).refreshToken } }),
  ...dashboardPage,
  heading: 'Welcome back',
  async prepare({ page }) {
    if (pathOf(page).startsWith('/login'))
      await page.evaluate(() => window.clinicMock.signIn('patient@clinic.test'));
    await expect(heading(page, 'Welcome, Grace')).toBeVisible();
  },
  trigger: ({ page }) => logOut(page, 'Grace Holloway'),
  expectFailure: ({ page }) => expect(emailField(page)).toBeVisible(),
} satisfies EndpointCase;

export const resendCode = {
  call: () => ({ body: { phone: twoFactorPhone, email: '', name: 'login' } }),
  scenario: 'two-factor',
  path: 'login',
  heading: 'Welcome back',
  async prepare({ page }) {
    await openCodeDialog(page);
    await codeField(page).fill('123');
  },
  trigger: ({ page }) => codeDialog(page).getByRole('button', { name: 'Resend SMS' }).click(),
  async expectFailure({ page }, { message }) {
    await expect(codeDialog(page).getByRole('alert')).toContainText(message);
    await expect(codeField(page)).toHaveValue('123');
  },
  expectSuccess: ({ page }) => expect(codeField(page)).toHaveValue(''),
} satisfies EndpointCase;

/** accounts §4.4: a 400 and a 500 reset the code, and a 500 closes the dialog. */
export const verifyPhone = {
  call: async (server) => {
    await callApi(server, 'resendCode', { body: { phone: twoFactorPhone, email: '', name: 'login' } });
    return { body: { phone: twoFactorPhone, code: server.store.tables.outbox[0]?.code } };
  },
  scenario: 'two-factor',
  path: 'login',
  heading: 'Welcome back',
  async prepare({ page }) {
    await openCodeDialog(page);
    await codeField(page).fill('123456');
  },
  trigger: ({ page }) => codeDialog(page).getByRole('button', { name: 'Verify' }).click(),
  async expectFailure({ page }, { message, effect }) {
    if (effect === '500') {
      await expect(codeDialog(page)).toBeHidden();
      await expect(mainAlert(page)).toContainText(message);
      return expectCredentials(page, 'Clinic#2026');
    }
    await expect(codeDialog(page).getByRole('alert')).toContainText(message);
    await expect(codeField(page)).toHaveValue(effect === '400' ? '' : '123456');
  },
  // A faked success: the mock has verified no code, so that the session that begins ends at once.
  expectSuccess: ({ page }) => expect(page.getByText('Your session has ended')).toBeVisible(),
  successToasts: ['Login Successfully'],
} satisfies EndpointCase;

/** The token has expired and cannot be renewed: the save fails, but the session continues. */
export const refresh = (() => {
  const saveCase = saveContacts;
  return {
    call: (server) => ({ body: openSession(server) }),
    ...saveCase,
    async prepare(scene) {
      await saveCase.prepare?.(scene);
      // Calls that are still pending from the page load would be refused too and consume the fault.
      await expect(scene.page.getByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible();
      await expect(sectionList(scene.page).getByText('6 of 13 sections complete')).toBeVisible();
      // An access token is valid for 15 minutes.
      await scene.backend.advance(20 * 60_000);
    },
  } satisfies EndpointCase;
})();
