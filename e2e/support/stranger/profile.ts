import { expect } from 'playwright/test';
import { pictureAttachment } from '../screens/documents.ts';
import { expectToast } from '../screens/toasts.ts';
import { enterCode, expectTexts, fillIn, formOf, refuseOnce, strangerData, type TestUser } from './walker.ts';

const updateButtonOf = (form: ReturnType<typeof formOf>) =>
  form.getByRole('button', { name: 'Update', exact: true });

/** Expects the first update to fail with the catalogue's message and the second one to succeed. */
async function updateOnSecondTry(
  walker: TestUser,
  form: ReturnType<typeof formOf>,
  call: Parameters<typeof refuseOnce>[1],
  messages: { refused: string; saved: string },
): Promise<void> {
  await refuseOnce(walker, call);
  await updateButtonOf(form).click();
  await expectTexts(form, [messages.refused]);
  await expectToast(walker.page, messages.refused);
  await updateButtonOf(form).click();
  await expectToast(walker.page, messages.saved);
}

/** Changes the phone, which is verified before it is saved (accounts §4.5). */
async function changePhone(walker: TestUser): Promise<void> {
  const { page } = walker;
  await page.goto('profile');
  const form = formOf(page, 'Personal Information');
  await expect(updateButtonOf(form)).toBeDisabled();
  await fillIn(form, { Phone: strangerData.newPhone });
  await updateButtonOf(form).click();
  await enterCode(walker, strangerData.newPhone);
  await expectToast(page, 'Personal Information Update Successfully');
}

/** Changes the picture, on the second try. */
async function changePicture(walker: TestUser): Promise<void> {
  const form = formOf(walker.page, 'Profile Image');
  await form.locator('input[type=file]').setInputFiles(pictureAttachment);
  await expect(updateButtonOf(form)).toBeEnabled();
  await updateOnSecondTry(walker, form, 'updateProfileImage', {
    refused: 'Personal Image Not Updated',
    saved: 'Personal Image Update Successfully',
  });
}

/** Changes the password, after a confirmation that does not match. */
async function changePassword(walker: TestUser): Promise<void> {
  const form = formOf(walker.page, 'Update Password');
  const [, password] = strangerData.passwords;
  await fillIn(form, { 'New password': password, 'Confirm new password': 'River' });
  await updateButtonOf(form).click();
  await expectTexts(form, ['Password Does Not Match']);
  await fillIn(form, { 'Confirm new password': password });
  await updateOnSecondTry(walker, form, 'updatePassword', {
    refused: 'Password Not Updated',
    saved: 'Update Password Successfully',
  });
}

/** Turns on two-factor login, by way of the pending section Dispensary. */
async function turnOnTwoFactor(walker: TestUser): Promise<void> {
  const { page } = walker;
  const steps = page.getByRole('navigation', { name: 'Profile steps' });
  await steps.getByRole('link', { name: 'Dispensary' }).click();
  await expectTexts(page, ['Section Pending!!!']);
  await steps.getByRole('link', { name: 'Settings' }).click();
  const form = formOf(page, 'Settings');
  await form.getByRole('switch', { name: 'Two-factor authentication' }).check();
  await updateOnSecondTry(walker, form, 'updateSettings', {
    refused: 'Settings Not Updated',
    saved: 'Settings Update Successfully',
  });
}

/** Changes phone, picture and password and turns on two-factor login (accounts §2.16). */
export async function changeProfile(walker: TestUser): Promise<void> {
  await changePhone(walker);
  await changePicture(walker);
  await changePassword(walker);
  await turnOnTwoFactor(walker);
}
