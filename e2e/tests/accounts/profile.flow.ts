import { expect, type Page } from 'playwright/test';
import { heading, logIn, logOut, test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import {
  choosePicture,
  enterPassword,
  openStep,
  physicianCard,
  selectPhysician,
  stepForm,
  stepHeading,
  stepUpdateButton,
} from '../../support/screens/profile.ts';
import { expectToasts } from '../../support/screens/toasts.ts';

const newPassword = 'Another#2026';
const field = (page: Page, name: string) => stepForm(page, 'personal').getByRole('textbox', { name });
const codeDialog = (page: Page) => page.getByRole('dialog', { name: "Verify it's you" });

/** Enters the newest texted code into the open dialog. */
async function enterCode(page: Page, backend: Backend): Promise<void> {
  await expect(codeDialog(page).getByRole('button', { name: 'Resend SMS' })).toBeVisible();
  const [message] = await backend.outbox();
  await codeDialog(page)
    .getByLabel('Verification code')
    .fill(message?.code ?? '');
  await codeDialog(page).getByRole('button', { name: 'Verify' }).click();
}

const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}') as Record<string, string>);

test('changes of name, phone and picture appear in the menu', async ({ page, backend }) => {
  await backend.start('half-done', 'profile');
  await expect(field(page, 'Email')).toHaveAttribute('readonly');
  await field(page, 'Last name').fill('Holloway-Reed');
  await field(page, 'Phone').fill('7205550199');
  await stepUpdateButton(page, 'personal').click();
  await enterCode(page, backend);
  await expect(stepHeading(page, 'image')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Grace Holloway-Reed' })).toBeVisible();
  await expectToasts(page, ['We sent a code to your phone', 'Personal Information Update Successfully']);

  const calls = await backend.calls();
  expect(calls.find(({ endpoint }) => endpoint === 'resendCode')?.payload).toEqual({
    phone: '7205550199',
    email: 'patient@clinic.test',
    name: 'login',
  });

  await choosePicture(page);
  await expect(stepUpdateButton(page, 'image')).toBeEnabled();
  await page.getByLabel(/move the crop selection area/).press('ArrowLeft');
  await stepUpdateButton(page, 'image').click();
  await expect(stepHeading(page, 'password')).toBeFocused();
  expect((await storedUser(page)).profileImage).toMatch(/^data:image\/jpeg/);

  await page.goto('profile?step=image');
  const picture = page.getByRole('img', { name: 'You, as the clinic sees you' });
  await expect(picture).toHaveJSProperty('naturalWidth', 150);
  await expect(picture).toHaveJSProperty('naturalHeight', 133);
  await openStep(page, 'personal');
  await expect(field(page, 'Last name')).toHaveValue('Holloway-Reed');
  await expect(field(page, 'Phone')).toHaveValue('(720) 555-0199');
  await expect(stepUpdateButton(page, 'personal')).toBeDisabled();
});

test('a new password and two-factor login apply at the next sign-in', async ({ page, backend }) => {
  await backend.start('half-done', 'profile?step=password');
  await enterPassword(page, newPassword);
  await stepUpdateButton(page, 'password').click();
  await expect(stepHeading(page, 'physician')).toBeFocused();
  await openStep(page, 'settings');
  await page.getByRole('switch', { name: 'Two-factor authentication' }).click();
  await stepUpdateButton(page, 'settings').click();
  await expectToasts(page, ['Update Password Successfully', 'Settings Update Successfully']);
  await expect(stepUpdateButton(page, 'settings')).toBeDisabled();

  await logOut(page, 'Grace Holloway');
  await logIn(page, 'patient@clinic.test');
  await expect(page.getByRole('main').getByText('The email or password is not correct')).toBeVisible();
  await logIn(page, 'patient@clinic.test', newPassword);
  await enterCode(page, backend);
  await expect(heading(page, 'Welcome, Grace')).toBeVisible();
});

test('a physician is added and removed; leaving unsaved changes asks first', async ({ page, backend }) => {
  await backend.start('half-done', 'profile?step=physician');
  await selectPhysician(page, 'Farid Rahimi');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(physicianCard(page, 'Farid Rahimi')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Remove Farid Rahimi' }).click();
  const removeDialog = page.getByRole('dialog', { name: 'Remove physician' });
  await expect(removeDialog).toContainText(
    'Please confirm you no longer wants to take services of Physician Farid Rahimi',
  );
  await removeDialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Your physicians' })).toBeFocused();
  await expect(physicianCard(page, 'Farid Rahimi')).toBeHidden();
  await expectToasts(page, ['Deleted Successfully']);

  await openStep(page, 'personal');
  await field(page, 'City').fill('Aurora');
  await openStep(page, 'dispensary');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const leaveDialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leaveDialog).toContainText('Personal Information');
  await leaveDialog.getByRole('button', { name: 'Stay here' }).click();
  await page.goBack();
  await expect(field(page, 'City')).toHaveValue('Aurora');
});
