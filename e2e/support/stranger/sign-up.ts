import { expect } from 'playwright/test';
import { heading, pathOf } from '../app.ts';
import { pictureAttachment } from '../screens/documents.ts';
import {
  enterCode,
  expectTexts,
  fillIn,
  followMail,
  formOf,
  refuseOnce,
  strangerData,
  type TestUser,
} from './walker.ts';

const requiredMessage = 'This field is required';
const twoDigits = (part: number) => String(part).padStart(2, '0');
/** Returns the date a number of days from now, in the format of the forms. */
function dateIn(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return `${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}-${date.getFullYear()}`;
}

/** Completes step 1, past every error of its fields and of the code (accounts §4.1, §4.4, §5). */
async function fillInPersonalStep(walker: TestUser): Promise<void> {
  const { page } = walker;
  const form = formOf(page, 'Personal Information');
  const next = form.getByRole('button', { name: 'Next' });
  await next.click();
  await expectTexts(form, [requiredMessage]);
  const { firstName, lastName, email, phone } = strangerData;
  await fillIn(form, {
    'First name': firstName,
    'Last name': lastName,
    Email: 'nora.lindqvist@',
    'Confirm email': email,
    'Cell phone': '1970555',
    'Date of birth': dateIn(2),
    'Zip or postal code': '81z',
  });
  await next.click();
  await expectTexts(form, [
    'Please enter valid email address.',
    'Email Does Not Match',
    'Please enter valid phone number.',
    'Please enter a Positive Whole value',
    'Please enter a date that is not in the future',
  ]);
  const takenEmail = 'patient@clinic.test';
  await fillIn(form, {
    Email: takenEmail,
    'Confirm email': takenEmail,
    'Cell phone': '3035550142',
    'Date of birth': '06-15-1988',
    'Zip or postal code': '80521',
  });
  await next.click();
  await expectTexts(form, ['This email already has an account', 'This phone number already has an account']);
  await fillIn(form, { Email: email, 'Confirm email': email, 'Cell phone': phone });
  await form.getByRole('switch', { name: 'I need a physician’s recommendation' }).check();
  await next.click();
  await enterCode(walker, phone);
}

/** Completes step 2, which is shown because a recommendation is required. */
async function fillInPhysicianStep(walker: TestUser): Promise<void> {
  const form = formOf(walker.page, "Physician's Information");
  const next = form.getByRole('button', { name: 'Next' });
  await fillIn(form, { Website: 'no url', 'Expires on': dateIn(-2) });
  await next.click();
  await expectTexts(form, [
    requiredMessage,
    'Please enter valid url',
    'Please enter a date that is not in the past',
  ]);
  await fillIn(form, {
    'Physician’s name': 'Ada Brooks',
    Website: 'www.clinic.com',
    'Expires on': dateIn(90),
  });
  await refuseOnce(walker, 'uploadForRegistration', 413);
  const upload = form.getByLabel('Physician’s recommendation', { exact: true });
  await upload.setInputFiles(pictureAttachment);
  await expectTexts(form, ['Your File is Too Large']);
  await upload.setInputFiles(pictureAttachment);
  await expectTexts(form, ['Uploaded. Choose another picture to replace it.']);
  await next.click();
}

/** Completes step 3 and submits the sign-up. */
async function fillInHealthStep({ page }: TestUser): Promise<void> {
  const form = formOf(page, 'Medical Cannabis Questions - New Patient');
  const submit = form.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expectTexts(form, [requiredMessage, 'This field is Required']);
  const diagnosis = form.getByRole('combobox', { name: 'Primary diagnosis' });
  await diagnosis.fill('Migrain');
  await submit.click();
  await expectTexts(form, ['Please Choose any from Suggested Diagnosis or']);
  await diagnosis.fill('migraine');
  await page.getByRole('option', { name: 'Chronic migraine' }).click();
  await form
    .getByRole('group', { name: 'What should treatment do for you?' })
    .getByLabel('Pain Relief')
    .check();
  await form.getByRole('checkbox', { name: /^I agree to the terms/ }).check();
  await submit.click();
  await expect(heading(page, 'Thank you for signing up')).toBeVisible();
}

/** Completes all three steps of a sign-up. */
export async function signUp(walker: TestUser): Promise<void> {
  await walker.backend.start('clinic', 'signup');
  await fillInPersonalStep(walker);
  await fillInPhysicianStep(walker);
  await fillInHealthStep(walker);
}

/** Sets a password by the link of the newest e-mail and expects the link to be used up. */
export async function setPassword(walker: TestUser, password: string, knownMessages = 0): Promise<void> {
  const { page } = walker;
  const link = await followMail(walker, knownMessages);
  const form = formOf(page, 'Set password');
  const submit = form.getByRole('button', { name: 'Set password' });
  await fillIn(form, { Password: 'meadow', 'Confirm password': password });
  await submit.click();
  await expectTexts(form, ['Please choose a password that meets every point of the list']);
  await fillIn(form, { Password: password, 'Confirm password': `${password}!` });
  await submit.click();
  await expectTexts(form, ['Password Does Not Match']);
  await fillIn(form, { 'Confirm password': password });
  await submit.click();
  await expect(heading(page, 'Welcome back')).toBeVisible();

  await page.goto(`.${link}`);
  await expectTexts(page, ['This email set password link is expired']);
  expect(pathOf(page)).toBe('/expiredlink');
  await page.getByRole('main').getByRole('link', { name: 'Go to Login' }).click();
}
