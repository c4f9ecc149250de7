import { expect, type Page } from 'playwright/test';
import { heading, test } from '../../support/app.ts';
import { clickByKey, findByKey, followByKey, tabTo, tickByKey, typeByKey } from '../../support/keyboard.ts';
import { mailedLink, textedCode } from '../../support/screens/links.ts';
import {
  physicianCard,
  portrait,
  stepForm,
  stepHeading,
  stepUpdateButton,
} from '../../support/screens/profile.ts';
import { codeDialog, medicalForm, personalForm } from '../../support/screens/sign-up.ts';
import { shortPollIntervals } from '../../support/screens/toasts.ts';

const patientEmail = 'nora@clinic.test';
const patientPhone = '5035550199';
const newPassword = 'Clinic#2027';

/** Types the texted code into the open dialog, whose field has the focus, and submits it. */
async function enterCode(page: Page, code: string): Promise<void> {
  await expect(codeDialog(page).getByRole('textbox', { name: 'Verification code' })).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(codeDialog(page)).toBeHidden();
}

test('a patient signs up and logs in by keyboard', { tag: '@wcag-2.1.1' }, async ({ page, backend }) => {
  await backend.start('clinic', 'signup');
  const personal = personalForm(page);
  const answers: [string, string][] = [
    ['First name', 'Nora'],
    ['Last name', 'Whitfield'],
    ['Email', patientEmail],
    ['Confirm email', patientEmail],
    ['Cell phone', patientPhone],
    ['Date of birth', '04281986'],
    ['Zip or postal code', '97205'],
  ];
  for (const [name, text] of answers) await typeByKey(name, text)(personal);
  await clickByKey('Next')(personal);
  await expect(codeDialog(page).getByRole('button', { name: 'Resend SMS' })).toBeVisible();
  await enterCode(page, (await backend.outbox()).find(({ code }) => code)?.code ?? '');
  await expect(page.getByRole('heading', { name: 'Medical Cannabis Questions - New Patient' })).toBeFocused();
  const medical = medicalForm(page);
  await findByKey('Primary diagnosis', 'Chronic migr', 'Chronic migraine')(medical);
  await tickByKey('Objective', 'Pain Relief')(medical);
  await tabTo(medical.getByRole('checkbox', { name: /I agree/ }));
  await page.keyboard.press('Space');
  await clickByKey('Submit')(medical);
  await expect(heading(page, 'Thank you for signing up')).toBeVisible();

  await page.goto(await mailedLink(backend, patientEmail));
  for (const name of ['password', 'confirmPassword']) {
    await tabTo(page.locator(`[name=${name}]`));
    await page.keyboard.type(newPassword);
  }
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(patientEmail);
  await tabTo(page.getByRole('form', { name: 'Log in' }).locator('[name=password]'));
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Welcome, Nora')).toBeVisible();
});

test('a patient changes every step of the profile by keyboard', { tag: '@wcag-2.1.1' }, async ({
  page,
  backend,
}) => {
  await backend.start('half-done', 'profile');
  const phoneField = stepForm(page, 'personal').getByRole('textbox', { name: 'Phone' });
  await tabTo(phoneField);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(patientPhone);
  await page.keyboard.press('Enter');
  await expect(codeDialog(page).getByRole('button', { name: 'Resend SMS' })).toBeVisible();
  await enterCode(page, await textedCode(backend, patientPhone));

  await expect(stepHeading(page, 'image')).toBeFocused();
  const fileChooser = page.waitForEvent('filechooser');
  await clickByKey('Change image')(stepForm(page, 'image'));
  await (await fileChooser).setFiles(portrait);
  const frame = stepForm(page, 'image').locator('.ReactCrop__drag-handle, [class*=crop-selection]').first();
  await tabTo(frame);
  await page.keyboard.press('ArrowRight');
  await clickByKey('Update')(stepForm(page, 'image'));

  await expect(stepHeading(page, 'password')).toBeFocused();
  for (const name of ['password', 'confirmPassword']) {
    await tabTo(stepForm(page, 'password').locator(`[name=${name}]`));
    await page.keyboard.type(newPassword);
  }
  await page.keyboard.press('Enter');

  await expect(stepHeading(page, 'physician')).toBeFocused();
  await typeByKey('Select Physician', 'fari')(stepForm(page, 'physician'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await clickByKey('Add')(stepForm(page, 'physician'));
  await expect(physicianCard(page, 'Farid Rahimi')).toBeVisible();
  await followByKey(stepForm(page, 'physician').getByRole('link', { name: 'Next' }));
  await followByKey(page.getByRole('main').getByRole('link', { name: 'Next' }).first());

  await expect(stepHeading(page, 'settings')).toBeFocused();
  await tabTo(stepForm(page, 'settings').getByRole('switch'));
  await page.keyboard.press('Space');
  await clickByKey('Update')(stepForm(page, 'settings'));
  // Update is also disabled during a save, so the stored account shows that the save is done.
  const storedAccount = async () =>
    (await backend.snapshot()).tables.accounts.find(({ email }) => email === 'patient@clinic.test');
  await expect
    .poll(storedAccount, shortPollIntervals)
    .toMatchObject({ phone: patientPhone, password: newPassword, twoFA: true });
  await expect(stepUpdateButton(page, 'settings')).toBeDisabled();
});
