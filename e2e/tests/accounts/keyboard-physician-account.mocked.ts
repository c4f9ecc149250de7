import { expect } from 'playwright/test';
import { heading, test } from '../../support/app.ts';
import { chooseByKey, clickByKey, tabTo, typeByKey } from '../../support/keyboard.ts';
import { joinForm } from '../../support/screens/join.ts';
import { textedCode } from '../../support/screens/links.ts';
import { portrait, stepForm, stepHeading } from '../../support/screens/profile.ts';
import { codeDialog } from '../../support/screens/sign-up.ts';
import { shortPollIntervals } from '../../support/screens/toasts.ts';

const applicantPhone = '3035550172';
const newPassword = 'Clinic#2027';

test('a physician applies by keyboard', { tag: '@wcag-2.1.1' }, async ({ page, backend }) => {
  await backend.start('clinic', 'physician-signup');
  const form = joinForm(page);
  const answers: [string, string][] = [
    ['First name', 'Noor'],
    ['Last name', 'Haddad'],
    ['Email', 'noor@haddad.test'],
    ['Cell phone', applicantPhone],
  ];
  for (const [name, text] of answers) await typeByKey(name, text)(form);
  await chooseByKey('Specialization', 'Geriatrics')(form);
  await typeByKey('Office email', 'desk@haddad.test')(form);

  const fileChooser = page.waitForEvent('filechooser');
  await clickByKey('Choose a picture')(form);
  await (await fileChooser).setFiles(portrait);
  const cropDialog = page.getByRole('dialog', { name: 'Crop your picture' });
  await tabTo(cropDialog.getByLabel(/move the crop selection area/));
  await page.keyboard.press('ArrowRight');
  await clickByKey('Use this picture')(cropDialog);
  await expect(cropDialog).toBeHidden();
  await expect(form.getByRole('button', { name: 'Change picture' })).toBeFocused();

  await clickByKey('SUBMIT')(form);
  await expect(codeDialog(page).getByRole('button', { name: 'Resend SMS' })).toBeVisible();
  await expect(codeDialog(page).getByRole('textbox', { name: 'Verification code' })).toBeFocused();
  await page.keyboard.type(await textedCode(backend, applicantPhone));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Thank you for joining')).toBeFocused();
  const { tables } = await backend.snapshot();
  expect(tables.accounts.find(({ isApplicant }) => isApplicant)).toMatchObject({
    // Geriatrics.
    specialization: 's4',
    officeEmail: 'desk@haddad.test',
    profileImage: expect.stringMatching(/^data:image\/jpeg/),
  });
});

test('a physician changes every step of the profile by keyboard', { tag: '@wcag-2.1.1' }, async ({
  page,
  backend,
}) => {
  await backend.start('physician', 'physician/profile');
  const officeField = stepForm(page, 'personal').getByRole('textbox', { name: 'Office number' });
  await tabTo(officeField);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('(303) 555-0199');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'image')).toBeFocused();

  const fileChooser = page.waitForEvent('filechooser');
  await clickByKey('Change image')(stepForm(page, 'image'));
  await (await fileChooser).setFiles(portrait);
  await tabTo(stepForm(page, 'image').getByLabel(/move the crop selection area/));
  await page.keyboard.press('ArrowRight');
  await clickByKey('Update')(stepForm(page, 'image'));

  await expect(stepHeading(page, 'password')).toBeFocused();
  for (const name of ['password', 'confirmPassword']) {
    await tabTo(stepForm(page, 'password').locator(`[name=${name}]`));
    await page.keyboard.type(newPassword);
  }
  await page.keyboard.press('Enter');
  const storedAccount = async () =>
    (await backend.snapshot()).tables.accounts.find(({ id }) => id === 'physician');
  await expect
    .poll(storedAccount, shortPollIntervals)
    .toMatchObject({ officeNumber: '(303) 555-0199', password: newPassword });
});
