import { expect } from 'playwright/test';
import { expectLoadedDashboard, heading, logIn, logOut, test } from '../../support/app.ts';
import { form, sectionHeading } from '../../support/screens/intake.ts';
import { openTwoSeats } from '../../support/theatre.ts';

const urlBelowPath = (path: string) => new RegExp(`^http://[^/]+/intake/${path}$`);

test('the app works below a path: root, guard, nextpath, links, reload', async ({ page, backend }) => {
  await backend.start('clinic', '');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(page).toHaveURL(urlBelowPath('login'));

  await page.goto('myHealth/contact');
  await expect(page).toHaveURL(urlBelowPath('login\\?nextpath=%2FmyHealth%2Fcontact'));
  await logIn(page, 'patient@clinic.test');
  await expect(form(page, 'Contacts')).toBeVisible();
  await expect(page).toHaveURL(urlBelowPath('myHealth/contact'));
  await page.reload();
  await expect(form(page, 'Contacts')).toBeVisible();
  await form(page, 'Contacts').getByRole('link', { name: 'Next' }).click();
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  await expect(page).toHaveURL(urlBelowPath('myHealth/diagnosis'));

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const items = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  const link = items.nth(3).getByRole('link');
  await expect(link).toHaveAttribute('href', '/intake/patient-physician-profile/physician?view=notes');
  await link.click();
  await expect(page).toHaveURL(urlBelowPath('patient-physician-profile/physician\\?view=notes'));
  await logOut(page, 'Grace Holloway');
  await expect(page).toHaveURL(urlBelowPath('login'));
});

test('a deep link, a missing page and a token renewal work below a path', async ({ page, backend }) => {
  await backend.start('stale-token', 'myHealth');
  await expect(form(page, 'Diagnosis')).toBeVisible();
  await expect(page).toHaveURL(urlBelowPath('myHealth/diagnosis'));
  await page.goto('nowhere');
  await page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' }).click();
  await expectLoadedDashboard(page);
  await expect(page).toHaveURL(urlBelowPath('dashboard'));
  // A refresh token is valid for 24 hours.
  await backend.advance(25 * 60 * 60_000);
  await page.getByRole('link', { name: 'Continue your Health Intake' }).click();
  await expect(page).toHaveURL(urlBelowPath('login\\?nextpath=%2FmyHealth%2Fdiagnosis'));
  await expect(page.getByText('Your session has ended')).toBeVisible();
});

test('two seats work below a path', async ({ page, backend: _policyGuard }) => {
  const [physician, patient] = await openTwoSeats(page, [
    '1000 physician@clinic.test physician/list-patient',
    '390 patient@clinic.test dashboard',
  ]);
  await expect(physician.page.getByRole('table')).toBeVisible();
  await patient.page.getByRole('link', { name: 'Continue your Health Intake' }).click();
  await expect(form(patient.page, 'Diagnosis')).toBeVisible();
  await expect(page).toHaveURL(urlBelowPath('__theatre\\?seat1=.*&seat2=.*myHealth%2Fdiagnosis'));
});
