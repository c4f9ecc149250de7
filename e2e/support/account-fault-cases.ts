import { expect, type Page } from 'playwright/test';
import { emailField, heading, logIn, logInButton, logOut, passwordField, pathOf } from './app.ts';
import { type FaultCase, loadCase, notice } from './fault-case.ts';
import { expectToast, forgetToasts, often } from './toasts.ts';

const EMAIL = 'twofa@clinic.test';
const codeDialog = (page: Page) => page.getByRole('dialog', { name: "Verify it's you" });
const codeField = (page: Page) => codeDialog(page).getByRole('textbox', { name: 'Verification code' });
const mainAlert = (page: Page) => page.getByRole('main').getByRole('alert');
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function openCodeDialog(page: Page): Promise<void> {
  if (await codeDialog(page).isVisible()) return;
  await forgetToasts(page);
  await logIn(page, EMAIL);
  // The first code has a toast of its own, which must not be taken for one of what follows.
  await expectToast(page, 'We sent a code to your phone');
  await expect(codeDialog(page).getByRole('button', { name: 'Resend SMS' })).toBeVisible();
}

/** Both fields of the login form as they were typed. */
async function expectCredentials(page: Page, password: string): Promise<void> {
  await expect(emailField(page)).toHaveValue(EMAIL);
  await expect(passwordField(page)).toHaveValue(password);
}

export const loginCase: FaultCase = {
  scenario: 'two-factor',
  path: 'login?nextpath=%2Fprofile',
  heading: 'Welcome back',
  async ready({ page }) {
    await emailField(page).fill(EMAIL);
    await passwordField(page).fill('My#Password1');
  },
  trigger: ({ page }) => logInButton(page).click(),
  async failed({ page }, { words }) {
    await expect(mainAlert(page)).toContainText(words);
    await expectCredentials(page, 'My#Password1');
  },
};

export const logoutCase: FaultCase = {
  scenario: 'half-done',
  path: 'dashboard',
  heading: 'Welcome back',
  async ready({ page }) {
    if (pathOf(page).startsWith('/login'))
      await page.evaluate(() => window.clinicMock.signIn('patient@clinic.test'));
    await expect(heading(page, 'Welcome, Grace')).toBeVisible();
  },
  trigger: ({ page }) => logOut(page, 'Grace Holloway'),
  failed: ({ page }) => expect(emailField(page)).toBeVisible(),
};

export const resendCase: FaultCase = {
  scenario: 'two-factor',
  path: 'login',
  heading: 'Welcome back',
  async ready({ page }) {
    await openCodeDialog(page);
    await codeField(page).fill('123');
  },
  trigger: ({ page }) => codeDialog(page).getByRole('button', { name: 'Resend SMS' }).click(),
  async failed({ page }, { words }) {
    await expect(codeDialog(page).getByRole('alert')).toContainText(words);
    await expect(codeField(page)).toHaveValue('123');
  },
  succeeded: ({ page }) => expect(codeField(page)).toHaveValue(''),
};

/** accounts §4.4: a 400 and a 500 reset the code, and a 500 closes the dialog. */
export const verifyCase: FaultCase = {
  scenario: 'two-factor',
  path: 'login',
  heading: 'Welcome back',
  async ready({ page }) {
    await openCodeDialog(page);
    await codeField(page).fill('123456');
  },
  trigger: ({ page }) => codeDialog(page).getByRole('button', { name: 'Verify' }).click(),
  async failed({ page }, { words, effect }) {
    if (effect === '500') {
      await expect(codeDialog(page)).toBeHidden();
      await expect(mainAlert(page)).toContainText(words);
      return expectCredentials(page, 'Clinic#2026');
    }
    await expect(codeDialog(page).getByRole('alert')).toContainText(words);
    await expect(codeField(page)).toHaveValue(effect === '400' ? '' : '123456');
  },
  succeeded: ({ page }) => expect(heading(page, 'Welcome, Theo')).toBeVisible(),
  successToasts: ['Login Successfully'],
};

const NOT_LOADED = 'We could not load your notifications.';
const loadNotifications = loadCase(
  { scenario: 'half-done', path: 'dashboard', heading: 'Welcome, Grace' },
  NOT_LOADED,
  (page) => page.getByText('4 notifications are unread.'),
);

export const notificationsCase: FaultCase = {
  ...loadNotifications,
  // The bell asks before the card is there, and a card that comes to a failure asks again by itself.
  async trigger(scene) {
    const untilCardIsThere = { kind: 'delay', ms: 1_000 } as const;
    if (await notice(scene.page, NOT_LOADED).isHidden())
      await scene.backend.fault({ endpoint: 'listNotifications', effect: untilCardIsThere, once: true });
    await loadNotifications.trigger(scene);
  },
};

const dashboard = { scenario: 'half-done', path: 'dashboard', heading: 'Welcome, Grace' } as const;

export const shoopsCase = loadCase(dashboard, 'We could not load your newest Shoop.', (page) =>
  page.getByText('20 mg a day'),
);

/** Nothing was typed and the notification stays unread, so that the bell keeps saying it. */
export const markReadCase: FaultCase = {
  scenario: 'half-done',
  path: 'dashboard',
  heading: 'Daily check-up',
  async ready({ page }) {
    await expect(bell(page)).toHaveAccessibleName(/unread$/);
    await bell(page).click();
  },
  trigger: ({ page }) =>
    drawer(page)
      .getByRole('link')
      .filter({ has: page.getByText('New', { exact: true }) })
      .first()
      .click(),
  async failed({ page }) {
    await expect(drawer(page)).toBeHidden();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 4 unread');
  },
  // Repeated with a new token, the call is still under way when the page has moved on; the next fault is not its.
  async succeeded({ backend }) {
    const newest = async () =>
      (await backend.calls()).find(({ endpoint }) => endpoint === 'markNotificationRead')?.status;
    await expect.poll(newest, often).toBe(200);
  },
};

export const patientsCase = loadCase(
  { scenario: 'physician', path: 'physician/dashboard', heading: 'Your patients' },
  'We could not load your patients.',
  (page) => page.getByText('60 patients'),
);

/** A record that is refused, or that does not exist, has no use for a retry. */
export const patientCase: FaultCase = (() => {
  const place = {
    scenario: 'physician',
    path: 'physician/update-profile/patient/contact',
    heading: /^(Grace Holloway|Patient)$/,
  } as const;
  const loads = loadCase(
    place,
    'We could not load this patient.',
    (page) => page.getByRole('form', { name: 'Contacts' }),
    { repeats: true },
  );
  return {
    ...loads,
    ready: ({ page }) =>
      expect(page.getByRole('form', { name: 'Contacts' }).or(page.getByRole('alert')).first()).toBeVisible(),
    async failed(scene, failure) {
      const isRefused = failure.effect === '403' || failure.effect === '404';
      if (!isRefused) return loads.failed(scene, failure);
      await expect(notice(scene.page, 'This record is not open to you.')).toBeVisible();
    },
  };
})();
