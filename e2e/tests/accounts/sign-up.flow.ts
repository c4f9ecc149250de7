import { expect, type Page } from 'playwright/test';
import { emailField, heading, pathOf, test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import { choose, expectProblem, field } from '../../support/screens/intake.ts';
import { mailedLink, setPasswordButton } from '../../support/screens/links.ts';
import {
  codeDialog,
  fillInMedical,
  fillInPersonal,
  medicalForm,
  nextButton,
  personalForm,
  photoAttachment,
  recommendingPhysicianForm,
  submitButton,
  verifyPhone,
} from '../../support/screens/sign-up.ts';
import { expectToast, toastLifetime } from '../../support/screens/toasts.ts';

const newEmail = 'nora@clinic.test';
const newPhone = '5035550199';
const doneHeading = 'Thank you for signing up';

/** Enters the physician’s name, has one file refused as too large and uploads the other. */
async function uploadAfterRefusal(page: Page, backend: Backend): Promise<void> {
  const physician = recommendingPhysicianForm(page);
  await field(physician, 'Physician’s name').fill('Dr. Mei Lin');
  await backend.fault({
    endpoint: 'uploadForRegistration',
    effect: { kind: 'status', status: 413 },
    once: true,
  });
  await physician.getByLabel('Driver’s license').setInputFiles(photoAttachment);
  await expectToast(page, 'Your File is Too Large');
  await expect(physician.getByText('Your File is Too Large')).toBeVisible();
  await physician.getByLabel('Physician’s recommendation').setInputFiles(photoAttachment);
  await expect(physician.getByText(photoAttachment.name, { exact: true })).toBeVisible();
}

/** Expects the mailed link, the account, and no personal data left in the browser. */
async function expectAccountAndMail(page: Page, backend: Backend): Promise<void> {
  const [mail] = await backend.outbox();
  expect(mail).toMatchObject({ kind: 'email', to: newEmail });
  expect(mail?.link).toMatch(/^\/setPassword\/[^/]+\/setPassword$/);
  const storedData = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(storedData).not.toMatch(/nora|migraine|registrationUserId/i);
  const { tables } = await backend.snapshot();
  expect(tables.accounts.find(({ email }) => email === newEmail)).toMatchObject({
    city: 'Salem',
    phone: newPhone,
  });
}

test('a whole sign-up with a reload, taken e-mail and phone, and too large a file', async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'signup');
  const personal = personalForm(page);
  await fillInPersonal(page, 'patient@clinic.test', '5035550118');
  await expectProblem(field(personal, 'Email'), 'This email already has an account');
  await expectProblem(field(personal, 'Cell phone'), 'This phone number already has an account');
  expect(await toastLifetime(page, 'This email already has an account')).toBeGreaterThan(2500);
  await fillInPersonal(page, newEmail, newPhone);
  // Filled in by the postal code.
  await expect(field(personal, 'City')).toHaveValue('Portland');
  await choose(personal, 'Country', 'United States');
  await choose(personal, 'State or region', 'Oregon');
  await personal.getByRole('switch', { name: 'I need a physician’s recommendation' }).check();

  await page.reload();
  await expect(field(personal, 'State or region')).toHaveValue('Oregon');
  await expect(field(personal, 'Email')).toHaveValue(newEmail);
  await verifyPhone(page, backend);

  await uploadAfterRefusal(page, backend);
  const physician = recommendingPhysicianForm(page);

  await page.reload();
  await expect(field(physician, 'Physician’s name')).toHaveValue('Dr. Mei Lin');
  await expect(physician.getByText(photoAttachment.name, { exact: true })).toBeVisible();
  await physician.getByRole('button', { name: 'Back' }).click();
  await expect(field(personal, 'Email')).toHaveAttribute('readonly');
  await field(personal, 'City').fill('Salem');
  await nextButton(page).click();
  await expect(physician).toBeVisible();
  await expect(codeDialog(page)).toBeHidden();
  await nextButton(page).click();
  await expectToast(page, 'Your information is saved. We will check your recommendation');

  await fillInMedical(page);
  await page.reload();
  expect(pathOf(page)).toBe('/signup?step=3');
  await expect(field(medicalForm(page), 'Primary diagnosis')).toHaveValue('Chronic migraine');
  await submitButton(page).click();
  await expect(heading(page, doneHeading)).toBeVisible();
  expect(pathOf(page)).toBe('/checkMail');

  await expectAccountAndMail(page, backend);
});

test('without a recommendation step 1 leads past step 2, which Back still reaches (accounts §4.1)', async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'signup');
  await fillInPersonal(page, newEmail, newPhone);
  await verifyPhone(page, backend);
  await expect(medicalForm(page)).toBeVisible();
  expect(pathOf(page)).toBe('/signup?step=3');
  await page.goBack();
  await expect(field(personalForm(page), 'First name'), 'the page before').toHaveValue('Nora');
  await page.goForward();
  const backButton = page.getByRole('button', { name: 'Back', exact: true });
  await backButton.click();
  const skipButton = page.getByRole('button', { name: 'Skip' });
  await expect(skipButton).toBeVisible();
  expect(pathOf(page)).toBe('/signup?step=2');
  await backButton.click();
  await expect(field(personalForm(page), 'First name')).toHaveValue('Nora');
  await page.goForward();
  await skipButton.click();
  await expect(medicalForm(page)).toBeVisible();
  await fillInMedical(page);
  await submitButton(page).click();
  await expect(heading(page, doneHeading)).toBeVisible();
  expect((await backend.calls()).some(({ endpoint }) => endpoint === 'savePhysicianInformation')).toBe(false);

  await page.goto('signup');
  await expect(field(personalForm(page), 'First name')).toHaveValue('');
});

test('the login prefills the e-mail of a sign-up and of a used password link', {
  tag: '@wcag-3.3.7',
}, async ({ page, backend }) => {
  await backend.start('clinic', 'signup');
  await fillInPersonal(page, newEmail, newPhone);
  await verifyPhone(page, backend);
  await fillInMedical(page);
  await submitButton(page).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(emailField(page)).toHaveValue(newEmail);
  await expect(page.getByRole('checkbox', { name: 'Remember Me' })).not.toBeChecked();

  await page.goto(await mailedLink(backend, newEmail));
  for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill('Sunny!day1');
  await setPasswordButton(page).click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(emailField(page)).toHaveValue(newEmail);
  await page.locator('[name=password]').fill('Sunny!day1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(heading(page, 'Welcome, Nora')).toBeVisible();
});

test('another tab cannot read an unfinished sign-up and can start a new one', async ({ page, backend }) => {
  await backend.start('clinic', 'signup');
  await fillInPersonal(page, newEmail, newPhone);
  await verifyPhone(page, backend);
  await expect(medicalForm(page)).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto('signup');
  await expect(otherTab.getByText('You have begun to sign up before.')).toBeVisible();
  await expect(otherTab.getByText('Nora')).toHaveCount(0);
  await otherTab.getByRole('button', { name: 'Start again' }).click();
  await expect(field(personalForm(otherTab), 'First name')).toHaveValue('');
});
