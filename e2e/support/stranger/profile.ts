import { expect } from 'playwright/test';
import { picture } from '../screens/documents.ts';
import { expectToast } from '../screens/toasts.ts';
import { enterCode, expectTexts, fillIn, formOf, refuseOnce, stranger, type TestUser } from './walker.ts';

const updateOf = (form: ReturnType<typeof formOf>) =>
  form.getByRole('button', { name: 'Update', exact: true });

/** Expects the first update to fail with the catalogue's message and the second one to succeed. */
async function updateAtLast(
  walker: TestUser,
  form: ReturnType<typeof formOf>,
  call: Parameters<typeof refuseOnce>[1],
  words: { refused: string; saved: string },
): Promise<void> {
  await refuseOnce(walker, call);
  await updateOf(form).click();
  await expectTexts(form, [words.refused]);
  await expectToast(walker.page, words.refused);
  await updateOf(form).click();
  await expectToast(walker.page, words.saved);
}

/** Changes the phone, which is verified before it is saved (accounts §4.5). */
async function changePhone(walker: TestUser): Promise<void> {
  const { page } = walker;
  await page.goto('profile');
  const form = formOf(page, 'Personal Information');
  await expect(updateOf(form)).toBeDisabled();
  await fillIn(form, { Phone: stranger.newPhone });
  await updateOf(form).click();
  await enterCode(walker, stranger.newPhone);
  await expectToast(page, 'Personal Information Update Successfully');
}

async function changePicture(walker: TestUser): Promise<void> {
  const form = formOf(walker.page, 'Profile Image');
  await form.locator('input[type=file]').setInputFiles(picture);
  await expect(updateOf(form)).toBeEnabled();
  await updateAtLast(walker, form, 'updateProfileImage', {
    refused: 'Personal Image Not Updated',
    saved: 'Personal Image Update Successfully',
  });
}

async function changePassword(walker: TestUser): Promise<void> {
  const form = formOf(walker.page, 'Update Password');
  const [, password] = stranger.passwords;
  await fillIn(form, { 'New password': password, 'Confirm new password': 'River' });
  await updateOf(form).click();
  await expectTexts(form, ['Password Does Not Match']);
  await fillIn(form, { 'Confirm new password': password });
  await updateAtLast(walker, form, 'updatePassword', {
    refused: 'Password Not Updated',
    saved: 'Update Password Successfully',
  });
}

async function turnOnTwoFactor(walker: TestUser): Promise<void> {
  const { page } = walker;
  const steps = page.getByRole('navigation', { name: 'Profile steps' });
  await steps.getByRole('link', { name: 'Dispensary' }).click();
  await expectTexts(page, ['Section Pending!!!']);
  await steps.getByRole('link', { name: 'Settings' }).click();
  const form = formOf(page, 'Settings');
  await form.getByRole('switch', { name: 'Two-factor authentication' }).check();
  await updateAtLast(walker, form, 'updateSettings', {
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
