import { expect, type Page } from 'playwright/test';
import { emailField, heading, logIn, pathOf, sessionKeys, test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import { expectToast, expectToasts, toastLifetime } from '../../support/screens/toasts.ts';

const codeDialog = (page: Page) => page.getByRole('dialog', { name: "Verify it's you" });
const codeField = (page: Page) => codeDialog(page).getByRole('textbox', { name: 'Verification code' });
const verifyButton = (page: Page) => codeDialog(page).getByRole('button', { name: 'Verify' });
const resendButton = (page: Page) => codeDialog(page).getByRole('button', { name: 'Resend SMS' });

/** Waits for a number of sent codes and returns the newest one. */
async function newestCode(backend: Backend, count: number): Promise<string> {
  await expect.poll(async () => (await backend.outbox()).length).toBe(count);
  return (await backend.outbox())[0]?.code ?? '';
}

/** Logs in up to the dialog for the code. @returns the texted code */
async function startLogin(page: Page, backend: Backend, path = 'login'): Promise<string> {
  await backend.start('two-factor', path);
  await logIn(page, 'twofa@clinic.test');
  await expect(codeDialog(page)).toBeVisible();
  return newestCode(backend, 1);
}

test('a texted code, pasted with its space, completes the login', { tag: '@wcag-3.3.8' }, async ({
  page,
  backend,
}) => {
  const code = await startLogin(page, backend);
  await expect(codeField(page)).toBeFocused();
  expect(await sessionKeys(page)).toEqual([]);
  await expect(verifyButton(page)).toBeDisabled();
  await codeField(page).fill('12345');
  await expect(verifyButton(page)).toBeDisabled();
  await expect(resendButton(page)).toBeVisible();
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(codeField(page)).toHaveValue(code);
  await expect(resendButton(page)).toBeHidden();
  await verifyButton(page).click();
  await expect(heading(page, 'Welcome, Theo')).toBeVisible();
  expect(pathOf(page)).toBe('/dashboard');
  await expectToast(page, 'Login Successfully');

  const calls = await backend.calls();
  expect(calls.find(({ endpoint }) => endpoint === 'resendCode')?.payload).toEqual({
    phone: '2065550147',
    email: 'twofa@clinic.test',
    name: 'login',
  });
  expect(calls.find(({ endpoint }) => endpoint === 'verifyPhone')?.payload).toEqual({
    code,
    phone: '2065550147',
  });
});

test('a wrong code is refused with the server’s message; a resent code works', async ({ page, backend }) => {
  const firstCode = await startLogin(page, backend);
  await codeField(page).fill(firstCode === '111111' ? '222222' : '111111');
  await codeField(page).press('Enter');
  await expect(codeDialog(page).getByText('The code you entered is not correct')).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  expect(await sessionKeys(page)).toEqual([]);

  await codeField(page).fill('123');
  // Waits until the first toast is gone, because equal open toasts are merged into one.
  await toastLifetime(page, 'We sent a code to your phone');
  await resendButton(page).click();
  const secondCode = await newestCode(backend, 2);
  await expect(codeField(page)).toHaveValue('');
  await expectToasts(page, [
    'We sent a code to your phone',
    'The code you entered is not correct',
    'We sent a code to your phone',
  ]);
  await codeField(page).fill(firstCode);
  await verifyButton(page).click();
  await expect(codeDialog(page).getByText('The code you entered is not correct')).toBeVisible();
  await codeField(page).fill(secondCode);
  await verifyButton(page).click();
  await expect(heading(page, 'Welcome, Theo')).toBeVisible();
});

test('an expired code is refused, and a closed dialog drops the login', async ({ page, backend }) => {
  const code = await startLogin(page, backend);
  // A code is valid for ten minutes.
  await backend.advance(11 * 60_000);
  await codeField(page).fill(code);
  await verifyButton(page).click();
  await expect(codeDialog(page).getByText('This code has expired. Please ask for a new code')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(codeDialog(page)).toBeHidden();
  await expect(emailField(page)).toHaveValue('twofa@clinic.test');
  expect(await sessionKeys(page)).toEqual([]);
  await page.goto('dashboard');
  await expect(heading(page, 'Welcome back')).toBeVisible();
});

test('a code typed before the confirmation that it was sent stays', async ({ page, backend }) => {
  await backend.start('two-factor', 'login');
  await backend.fault({ endpoint: 'resendCode', effect: { kind: 'delay', ms: 1000 }, once: true });
  await logIn(page, 'twofa@clinic.test');
  await codeField(page).fill('123');
  await expectToast(page, 'We sent a code to your phone');
  await expect(resendButton(page)).toBeVisible();
  await expect(codeField(page)).toHaveValue('123');
});

test('nextpath survives the guard and the second factor', async ({ page, backend }) => {
  const code = await startLogin(page, backend, 'myHealth/contact');
  expect(new URL(page.url()).searchParams.get('nextpath')).toBe('/myHealth/contact');
  await codeField(page).fill(code);
  await verifyButton(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Contacts' })).toBeVisible();
  expect(pathOf(page)).toBe('/myHealth/contact');
});
