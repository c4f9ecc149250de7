import { expect } from 'playwright/test';
import { heading, test } from '../../support/app.ts';
import { chooseByKey, pressByKey, tabTo, typeIn } from '../../support/keyboard.ts';
import { joinForm } from '../../support/screens/join.ts';
import { textedCode } from '../../support/screens/links.ts';
import { portrait, stepForm, stepHeading } from '../../support/screens/profile.ts';
import { codeDialog } from '../../support/screens/sign-up.ts';
import { shortPollIntervals } from '../../support/screens/toasts.ts';

const PHONE = '3035550172';
const PASSWORD = 'Clinic#2027';

test('a physician applies by keyboard', { tag: '@wcag-2.1.1' }, async ({ page, backend }) => {
  await backend.start('clinic', 'physician-signup');
  const form = joinForm(page);
  const answers: [string, string][] = [
    ['First name', 'Noor'],
    ['Last name', 'Haddad'],
    ['Email', 'noor@haddad.test'],
    ['Cell phone', PHONE],
  ];
  for (const [name, text] of answers) await typeIn(name, text)(form);
  await chooseByKey('Specialization', 'Geriatrics')(form);
  await typeIn('Office email', 'desk@haddad.test')(form);

  const chooser = page.waitForEvent('filechooser');
  await pressByKey('Choose a picture')(form);
  await (await chooser).setFiles(portrait);
  const crop = page.getByRole('dialog', { name: 'Crop your picture' });
  await tabTo(crop.getByLabel(/move the crop selection area/));
  await page.keyboard.press('ArrowRight');
  await pressByKey('Use this picture')(crop);
  await expect(crop).toBeHidden();
  await expect(form.getByRole('button', { name: 'Change picture' })).toBeFocused();

  await pressByKey('SUBMIT')(form);
  await expect(codeDialog(page).getByRole('button', { name: 'Resend SMS' })).toBeVisible();
  await expect(codeDialog(page).getByRole('textbox', { name: 'Verification code' })).toBeFocused();
  await page.keyboard.type(await textedCode(backend, PHONE));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Thank you for joining')).toBeFocused();
  const { tables } = await backend.snapshot();
  expect(tables.accounts.find(({ isApplicant }) => isApplicant)).toMatchObject({
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
  const office = stepForm(page, 'personal').getByRole('textbox', { name: 'Office number' });
  await tabTo(office);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('(303) 555-0199');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'image')).toBeFocused();

  const chooser = page.waitForEvent('filechooser');
  await pressByKey('Change image')(stepForm(page, 'image'));
  await (await chooser).setFiles(portrait);
  await tabTo(stepForm(page, 'image').getByLabel(/move the crop selection area/));
  await page.keyboard.press('ArrowRight');
  await pressByKey('Update')(stepForm(page, 'image'));

  await expect(stepHeading(page, 'password')).toBeFocused();
  for (const name of ['password', 'confirmPassword']) {
    await tabTo(stepForm(page, 'password').locator(`[name=${name}]`));
    await page.keyboard.type(PASSWORD);
  }
  await page.keyboard.press('Enter');
  const account = async () => (await backend.snapshot()).tables.accounts.find(({ id }) => id === 'physician');
  await expect
    .poll(account, shortPollIntervals)
    .toMatchObject({ officeNumber: '(303) 555-0199', password: PASSWORD });
});
