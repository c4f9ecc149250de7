import { expect } from 'playwright/test';
import { expectPatientDashboard, heading, logIn, logInButton, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { field, form, sectionHeading, sectionList, updateButton } from '../../support/screens/intake.ts';
import { expectCharts, findPatientField } from '../../support/screens/physician-dashboard.ts';

test('login, the code dialog and the not found page are accessible', { tag: '@wcag-1.4.3' }, async ({
  page,
  backend,
}) => {
  await backend.start('two-factor', 'login');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await logInButton(page).click();
  await expectAccessible(page, 'login with errors');
  await logIn(page, 'twofa@clinic.test');
  await expect(page.getByRole('button', { name: 'Resend SMS' })).toBeVisible();
  await expectAccessible(page, 'code dialog');
  await page.goto('nowhere');
  await expect(heading(page, 'Page not found')).toBeVisible();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expectAccessible(page, 'not found, with the open menu');
});

test('a patient’s pages and their dialogs are accessible', { tag: '@wcag-1.4.3' }, async ({
  page,
  backend,
}) => {
  await page.clock.install();
  await backend.start('half-done', 'dashboard');
  await expect(page.getByText('6 of 13 sections complete')).toBeVisible();
  await page.getByRole('button', { name: 'My Health' }).click();
  await expectAccessible(page, 'dashboard, with the open menu');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page, 'notifications');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('dosing-history');
  await expect(page.getByText('Showing 3 of 3')).toBeVisible();
  await expectAccessible(page, 'dosing history');
  // In the last of the 15 minutes without activity.
  await page.clock.fastForward(850_000);
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await expectAccessible(page, 'idle dialog');
  await page.goto('physician/dashboard');
  await expect(heading(page, 'Unauthorized Access')).toBeVisible();
  await expectAccessible(page, 'Unauthorized Access');
});

test('the intake with errors and its dialogs are accessible', { tag: '@wcag-1.4.3' }, async ({
  page,
  backend,
}) => {
  await backend.start('half-done', 'myHealth/info-patient');
  const information = form(page, 'Patient Information');
  await field(information, 'First name').fill('');
  await field(information, 'Zip or postal code').fill('x');
  await updateButton(information).click();
  await sectionList(page).getByRole('link', { name: 'Contacts' }).click();
  await expect(form(page, 'Contacts')).toBeVisible();
  await sectionList(page).getByRole('link', { name: 'Summary' }).click();
  await expect(sectionHeading(page, 'Summary')).toBeFocused();
  await sectionList(page).getByRole('link', { name: 'Diagnosis' }).click();
  await field(form(page, 'Diagnosis'), 'Primary diagnosis').fill('Wilderness fever');
  await expect(form(page, 'Diagnosis').getByRole('button', { name: 'Add New Diagnose' })).toBeVisible();
  await expectAccessible(page, 'wizard with four open sections and their errors');
  await form(page, 'Diagnosis').getByRole('button', { name: 'Add New Diagnose' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Diagnose' })).toBeVisible();
  await expectAccessible(page, 'Add Diagnose');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Calendar for Date of onset' }).click();
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeVisible();
  await expectAccessible(page, 'calendar');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave for now?' })).toBeVisible();
  await expectAccessible(page, 'unsaved answers');
});

test('a physician’s dashboard and patient records are accessible', { tag: '@wcag-1.4.3' }, async ({
  page,
  backend,
}) => {
  await backend.start('physician', 'physician/dashboard');
  await expectCharts(page);
  await page.getByRole('button', { name: 'Show table of Gender Stats' }).click();
  await expectAccessible(page, 'dashboard');
  await findPatientField(page).fill('chronic');
  await expect(page.getByRole('option')).toHaveCount(8);
  await expectAccessible(page, 'finding a patient');
  await page.goto('physician/update-profile/complete-patient/diagnosis');
  await expect(form(page, 'Diagnosis')).toBeVisible();
  await page.getByRole('button', { name: 'Review answers in Contacts' }).click();
  await expect(page.getByText('Oncology department')).toBeVisible();
  await expectAccessible(page, 'a patient’s record');
  await page.goto('physician/update-profile/nobody');
  await expect(page.getByText('This record is not open to you.')).toBeVisible();
  await expectAccessible(page, 'a refused record');
});

test('error states are accessible when no call succeeds', async ({ page, backend }) => {
  await backend.start('server-down', 'dashboard');
  await expectPatientDashboard(page);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1);
  await expectAccessible(page, 'dashboard without a server');
  await page.goto('myHealth/contact');
  await expect(page.getByText('We could not load Contacts.')).toBeVisible();
  await expectAccessible(page, 'intake without a server');
});
