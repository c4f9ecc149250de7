import { expect, type Page } from 'playwright/test';
import { sendLink } from '#mocks/rules/accounts/links.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { LinkPurpose } from '#mocks/store/tables.ts';
import { verifyByCode } from '#mocks/testing/registration.ts';
import { emailField, heading } from '../app.ts';
import {
  codeDialog,
  confirmation,
  enterPassword,
  mailedLink,
  newPassword,
  phoneField,
  setPasswordButton,
  textedCode,
} from '../screens/links.ts';
import { expectToast, forgetToasts } from '../screens/toasts.ts';
import { type EndpointCase, notice, type Scene } from './fault-case.ts';

/** Sends a link by e-mail and returns its code. */
function mailedCode({ store }: MockServer, purpose: LinkPurpose): string {
  const account = store.tables.accounts.find(({ id }) => id === 'twofa-patient');
  if (account) sendLink(store, account, purpose);
  return store.tables.links.at(-1)?.code ?? '';
}

const freePhone = '2065550147';
const passwords = { password: 'Another#2026', confirmPassword: 'Another#2026' };

const mainAlert = (page: Page) => page.getByRole('main').getByRole('alert');

async function openLink({ page, backend }: Scene, to: string): Promise<void> {
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
  async failed({ page }, { effect, words }) {
    if (effect === '400')
      return expect(page.getByText('This email set password link is expired')).toBeVisible();
    const failure = notice(page, 'We could not check your link.');
    await expect(failure).toContainText(words);
    await expect(failure.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
} satisfies EndpointCase;

export const setPassword = {
  call: (server) => ({ body: { code: mailedCode(server, 'forgotPassword'), ...passwords } }),
  scenario: 'forgot-password',
  path: 'login',
  heading: 'Set a new password',
  async ready(scene) {
    if (await setPasswordButton(scene.page).isHidden()) await openLink(scene, 'patient@clinic.test');
    await enterPassword(scene.page, 'Fresh#2026');
  },
  trigger: ({ page }) => setPasswordButton(page).click(),
  async failed({ page }, { words }) {
    await expect(mainAlert(page)).toContainText(words);
    await expect(newPassword(page)).toHaveValue('Fresh#2026');
    await expect(confirmation(page)).toHaveValue('Fresh#2026');
  },
} satisfies EndpointCase;

export const forgotPassword = {
  call: () => ({ body: { email: 'twofa@clinic.test' } }),
  scenario: 'clinic',
  path: 'forgotPassword',
  heading: 'Forgot password',
  ready: ({ page }) => emailField(page).fill('patient@clinic.test'),
  trigger: ({ page }) => page.getByRole('button', { name: 'Send link' }).click(),
  async failed({ page }, { words }) {
    await expect(mainAlert(page)).toContainText(words);
    await expect(emailField(page)).toHaveValue('patient@clinic.test');
  },
  succeeded: ({ page }) =>
    expect(page.getByRole('dialog', { name: 'Email Sent Successfully' })).toBeVisible(),
} satisfies EndpointCase;

let attempts = 0;

/** Each attempt uses another number, so that each attempt starts with its own code. */
export const setPhone = {
  call: async (server) => {
    await verifyByCode(server, freePhone);
    return { body: { code: mailedCode(server, 'completeSignUp'), phone: freePhone } };
  },
  scenario: 'invited',
  path: 'login',
  heading: 'Verify Phone Number',
  async ready(scene) {
    const { page, backend } = scene;
    if (await phoneField(page).isHidden()) await openLink(scene, 'invited@clinic.test');
    attempts += 1;
    const phone = `72055501${String(attempts).padStart(2, '0')}`;
    await phoneField(page).fill(phone);
    await forgetToasts(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectToast(page, 'We sent a code to your phone');
    const field = codeDialog(page).getByRole('textbox', { name: 'Verification code' });
    await field.fill(await textedCode(backend, phone));
  },
  trigger: ({ page }) => codeDialog(page).getByRole('button', { name: 'Verify' }).click(),
  async failed({ page }, { words }) {
    await expect(codeDialog(page)).toBeHidden();
    await expect(mainAlert(page)).toContainText(words);
    await expect(phoneField(page)).toHaveValue(/^\(720\) 555-01/);
  },
  succeeded: ({ page }) => expect(setPasswordButton(page)).toBeVisible(),
} satisfies EndpointCase;
