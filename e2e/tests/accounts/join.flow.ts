import { expect, type Page } from 'playwright/test';
import { heading, logIn, pathOf, test } from '../../support/app.ts';
import { field } from '../../support/screens/intake.ts';
import { fillInJoin, joinForm, submitJoinButton } from '../../support/screens/join.ts';
import { enterPassword, mailedLink, setPasswordButton } from '../../support/screens/links.ts';
import { portrait, stepForm } from '../../support/screens/profile.ts';
import { codeDialog, typeCode } from '../../support/screens/sign-up.ts';
import { expectToast } from '../../support/screens/toasts.ts';

const applicantEmail = 'noor@haddad.test';
const applicantPhone = '3035550172';
const applicantPassword = 'Fresh#2026';
const notProcessedMessage =
  'Your application is not processed yet. We will email you as soon as you can set a password';

/** Expects the office number and the picture of the registration in the profile. */
async function expectOwnProfile(page: Page): Promise<void> {
  await page.goto('physician/profile');
  const officeField = stepForm(page, 'personal').getByRole('textbox', { name: 'Office number' });
  await expect(officeField).toHaveValue('(303) 555-0100 ext. 2');
  await page.goto('physician/profile?step=image');
  await expect(page.getByRole('img', { name: 'You, as the clinic sees you' })).toHaveJSProperty(
    'naturalWidth',
    150,
  );
}

test('a new physician applies, reloads halfway, is accepted, sets a password and signs in', async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'login');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('link', { name: 'as a Physician' }).click();
  await expect(heading(page, 'Sign up as a physician')).toBeVisible();
  await fillInJoin(page, applicantEmail, applicantPhone);
  await field(joinForm(page), 'Office number').fill('(303) 555-0100 ext. 2');
  await joinForm(page).locator('input[type=file]').setInputFiles(portrait);
  const cropDialog = page.getByRole('dialog', { name: 'Crop your picture' });
  await cropDialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(cropDialog).toBeHidden();

  await page.reload();
  await expect(field(joinForm(page), 'Last name')).toHaveValue('Haddad');
  await expect(joinForm(page).getByRole('combobox', { name: 'Specialization' })).toHaveValue('Oncology');
  await expect(joinForm(page).getByRole('img', { name: 'The one you have chosen' })).toBeVisible();

  await submitJoinButton(page).click();
  await typeCode(page, backend);
  await codeDialog(page).getByRole('button', { name: 'Verify' }).click();
  await expect(heading(page, 'Thank you for joining')).toBeVisible();
  await expect(page.getByText(/one step closer to helping more patients use cannabis safely/)).toBeVisible();
  expect(pathOf(page)).toBe('/complete-step');
  const storedData = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(storedData).not.toMatch(/noor|haddad/i);

  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, applicantEmail, applicantPassword);
  await expect(page.getByRole('main').getByText(notProcessedMessage)).toBeVisible();

  await backend.triggerEvent('application-processed', applicantEmail);
  await page.goto(await mailedLink(backend, applicantEmail));
  await enterPassword(page, applicantPassword);
  await setPasswordButton(page).click();
  await expect(heading(page, 'Thank you for joining')).toBeVisible();
  expect(pathOf(page)).toBe('/complete-step');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, applicantEmail, applicantPassword);
  await expect(page.getByRole('button', { name: 'Noor Haddad' })).toBeVisible();
  expect(pathOf(page)).toBe('/physician/dashboard');

  await expectOwnProfile(page);
});

test('a 500 of the registration shows a toast and closes the dialog; Back and a second click send no duplicate', async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'physician-signup');
  await fillInJoin(page, applicantEmail, applicantPhone);
  await backend.fault({
    endpoint: 'registerPhysician',
    effect: { kind: 'status', status: 500, message: 'Out of order' },
    once: true,
  });
  await submitJoinButton(page).click();
  await typeCode(page, backend);
  await codeDialog(page).getByRole('button', { name: 'Verify' }).click();
  await expectToast(page, 'Out of order');
  await expect(codeDialog(page)).toBeHidden();
  await expect(field(joinForm(page), 'Last name')).toHaveValue('Haddad');
  await backend.fault({ endpoint: 'registerPhysician', effect: { kind: 'delay', ms: 300 } });
  await submitJoinButton(page).dblclick();
  await expect(heading(page, 'Thank you for joining')).toBeVisible();
  const registrationCalls = (await backend.calls()).filter(
    ({ endpoint }) => endpoint === 'registerPhysician',
  );
  expect(registrationCalls.map(({ status }) => status)).toEqual([200, 500]);
  await page.goto('physician-signup');
  await expect(field(joinForm(page), 'Last name')).toHaveValue('');
});
