import { expect } from 'playwright/test';
import {
  expectPatientDashboard,
  heading,
  logOutUnsaved,
  pathOf,
  sessionKeys,
  test,
} from '../../support/app.ts';
import { field, form, sectionHeading, updateButton } from '../../support/screens/intake.ts';

test('?scenario= reproduces a state and is removed from the URL', async ({ page, backend }) => {
  await page.goto('myHealth?scenario=half-done');
  await expect(sectionHeading(page, 'Diagnosis')).toBeVisible();
  expect(pathOf(page)).toBe('/myHealth/diagnosis');
  await page.goto('physician/dashboard?scenario=empty-clinic');
  await expect(page.getByText('No Record Found For Top Objectives')).toBeVisible();
  await page.goto('dashboard?scenario=many-notifications');
  await expect(page.getByRole('button', { name: 'Notifications, 24 unread' })).toBeVisible();
  await page.goto('dashboard?scenario=server-down');
  await expect(page.getByText('We could not load your dashboard.')).toBeVisible();
  await page.goto('dashboard?scenario=stale-token');
  await expect(page.getByText('6 of 13 sections complete')).toBeVisible();
  expect((await backend.calls()).filter(({ endpoint }) => endpoint === 'refresh')).toHaveLength(1);
  await page.goto('dashboard?scenario=session-over');
  await expect(page.getByText('Your session has ended')).toBeVisible();
});

test('the console opens on every page and signs in with one click', async ({ page, backend }) => {
  await backend.start('clinic', 'login');
  await expect(page.getByRole('button', { name: 'Mock console' })).toBeHidden();
  await page.goto('nowhere?console=on');
  await page.evaluate(() => sessionStorage.removeItem('mockConsole'));
  await page.getByRole('button', { name: 'Mock console' }).click();
  const panel = page.getByRole('dialog', { name: 'Mock console' });
  await panel.getByRole('button', { name: 'Sign in as Helen Ashworth' }).click();
  await expect(heading(page, 'Your patients')).toBeVisible();
  expect(pathOf(page)).toBe('/physician/dashboard');
});

test('a reload keeps saved data; a reset discards it', async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  const contacts = form(page, 'Contacts');
  await field(contacts, 'Relationship').fill('Partner');
  await updateButton(contacts).click();
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  await page.goto('myHealth/contact');
  await expect(field(contacts, 'Relationship')).toHaveValue('Partner');
  await backend.reset('half-done');
  await page.reload();
  await expect(field(contacts, 'Relationship')).toHaveValue('Spouse');
});

test('two tabs share the data, the sign-in and the logout', async ({ page, context, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  const contacts = form(page, 'Contacts');
  await expect(contacts).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto('myHealth/contact');
  await field(form(secondTab, 'Contacts'), 'Relationship').fill('Partner');
  await updateButton(form(secondTab, 'Contacts')).click();
  await expect(sectionHeading(secondTab, 'Diagnosis')).toBeFocused();
  await page.reload();
  await expect(field(contacts, 'Relationship')).toHaveValue('Partner');

  await field(contacts, 'Relationship').fill('Cousin');
  await logOutUnsaved(secondTab, 'Grace Holloway', 'Not saved in another tab or window: Contacts.');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(page.getByText('It was ended in another tab or window. Please log in again.')).toBeVisible();
  await expect(contacts).toBeHidden();
  expect(await sessionKeys(page)).toEqual([]);
  await page.evaluate(() => window.clinicMock.signIn('patient@clinic.test'));
  await secondTab.goto('dashboard');
  await expectPatientDashboard(secondTab);
});
