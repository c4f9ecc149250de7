import { expect, type Page } from 'playwright/test';
import { sendLink } from '#mocks/rules/accounts/links.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { LinkPurpose } from '#mocks/store/tables.ts';
import { verifyByCode } from '#mocks/testing/registration.ts';
import { emailField, heading } from '../app.ts';
import {
  codeDialog,
  confirmationField,
  enterPassword,
  mailedLink,
  newPasswordField,
  phoneField,
  setPasswordButton,
  textedCode,
} from '../screens/links.ts';
import { expectToast, forgetToasts } from '../screens/toasts.ts';
import { type CaseContext, type EndpointCase, notice } from './fault-case.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

/** Sends a link by e-mail and returns its code. */
function mailedCode({ store }: MockServer, purpose: LinkPurpose): string {
  const account = store.tables.accounts.find(({ id }) => id === 'twofa-patient');
  if (account) sendLink(store, account, purpose);
  return store.tables.links.at(-1)?.code ?? '';
}

// Phone of the account above: a number that no other account has.
const unusedPhone = '2065550147';
const passwords = { password: 'Another#2026', confirmPassword: 'Another#2026' };

const mainAlert = (page: Page) => page.getByRole('main').getByRole('alert');

/** Opens the newest e-mailed link and waits until its page has rendered. */
async function openLink({ page, backend }: CaseContext, to: string): Promise<void> {
  await page.goto(await mailedLink(backend, to));
  // The mock is available only once the page has rendered.
  await expect(heading(page, /./)).toBeVisible();
}

/** Only a 400 concerns the link; after any other failure the user may retry. */
export const verifyCode = {
  call: (server) => ({ body: { code: mailedCode(server, 'setPassword') } }),
  scenario: 'forgot-password',
  path: 'login',
  heading: /^(Set a new password|Expired link)$/,
  trigger: (scene) => openLink(scene, 'patient@clinic.test'),
  async expectFailure({ page }, { effect, message }) {
    if (effect === '400')
      return expect(page.getByText('This email set password link is expired')).toBeVisible();
    const failure = notice(page, 'We could not check your link.');
    await expect(failure).toContainText(message);
    await expect(failure.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
} satisfies EndpointCase;

export const setPassword = {
  call: (server) => ({ body: { code: mailedCode(server, 'forgotPassword'), ...passwords } }),
  scenario: 'forgot-password',
  path: 'login',
  heading: 'Set a new password',
  async prepare(scene) {
    if (await setPasswordButton(scene.page).isHidden()) await openLink(scene, 'patient@clinic.test');
    await enterPassword(scene.page, 'Fresh#2026');
  },
  trigger: ({ page }) => setPasswordButton(page).click(),
  async expectFailure({ page }, { message }) {
    await expect(mainAlert(page)).toContainText(message);
    await expect(newPasswordField(page)).toHaveValue('Fresh#2026');
    await expect(confirmationField(page)).toHaveValue('Fresh#2026');
  },
} satisfies EndpointCase;

export const forgotPassword = {
  call: () => ({ body: { email: 'twofa@clinic.test' } }),
  scenario: 'clinic',
  path: 'forgotPassword',
  heading: 'Forgot password',
  prepare: ({ page }) => emailField(page).fill('patient@clinic.test'),
  trigger: ({ page }) => page.getByRole('button', { name: 'Send link' }).click(),
  async expectFailure({ page }, { message }) {
    await expect(mainAlert(page)).toContainText(message);
    await expect(emailField(page)).toHaveValue('patient@clinic.test');
  },
  expectSuccess: ({ page }) =>
    expect(page.getByRole('dialog', { name: 'Email Sent Successfully' })).toBeVisible(),
} satisfies EndpointCase;

let attemptCount = 0;

/** Each attempt uses another number, so that each attempt starts with its own code. */
export const setPhone = {
  call: async (server) => {
    await verifyByCode(server, unusedPhone);
    return { body: { code: mailedCode(server, 'completeSignUp'), phone: unusedPhone } };
  },
  scenario: 'invited',
  path: 'login',
  heading: 'Verify Phone Number',
  async prepare(scene) {
    const { page, backend } = scene;
    if (await phoneField(page).isHidden()) await openLink(scene, 'invited@clinic.test');
    attemptCount += 1;
    const phone = `72055501${String(attemptCount).padStart(2, '0')}`;
    await phoneField(page).fill(phone);
    await forgetToasts(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectToast(page, 'We sent a code to your phone');
    const field = codeDialog(page).getByRole('textbox', { name: 'Verification code' });
    await field.fill(await textedCode(backend, phone));
  },
  trigger: ({ page }) => codeDialog(page).getByRole('button', { name: 'Verify' }).click(),
  async expectFailure({ page }, { message: serverMessage }) {
    await expect(codeDialog(page)).toBeHidden();
    await expect(mainAlert(page)).toContainText(serverMessage);
    await expect(phoneField(page)).toHaveValue(/^\(720\) 555-01/);
  },
  expectSuccess: ({ page }) => expect(setPasswordButton(page)).toBeVisible(),
} satisfies EndpointCase;
