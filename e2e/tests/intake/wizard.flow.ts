import { expect } from 'playwright/test';
import { intakeSections } from '#domain/intake/sections.ts';
import { expectPatientDashboard, heading, pathOf, test } from '../../support/app.ts';
import { draftNotice } from '../../support/screens/drafts.ts';
import { field, form, sectionHeading, sectionList, updateButton } from '../../support/screens/intake.ts';

const introText =
  'Complete each section of the health form below. You will see a checkmark when a section is completed.';

test('/myHealth opens the first incomplete section; the URL can name any section', {
  tag: '@wcag-2.4.5',
}, async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth');
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  expect(pathOf(page)).toBe('/myHealth/diagnosis');
  await expect(heading(page, 'Health Intake')).toBeVisible();
  await expect(page.getByText(introText)).toBeVisible();
  await expect(sectionList(page).getByRole('listitem').getByRole('link')).toHaveText(
    intakeSections.map(({ title }) => new RegExp(`^${title}( ?Completed)?$`)),
  );
  await expect(sectionList(page).getByRole('link', { name: 'Completed' })).toHaveCount(6);
  const currentItem = sectionList(page).locator('[aria-current]');
  await expect(currentItem).toHaveText('Diagnosis');

  await page.goto('myHealth/contact');
  await expect(form(page, 'Contacts')).toBeVisible();
  await page.goto('myHealth/exercise');
  await expect(sectionHeading(page, 'Exercise')).toBeFocused();
  await expect(sectionHeading(page, 'Exercise')).toBeInViewport();
  await page.goto('myHealth/nonsense');
  await expect(page.getByText("The page you were looking for was moved or doesn't exist.")).toBeVisible();
  await backend.start('complete', 'myHealth');
  await expect(form(page, 'Patient Information')).toBeVisible();
  expect(pathOf(page)).toBe('/myHealth/info-patient');
});

test('several sections stay open and keep unsaved input; Back and Next do not save', async ({
  page,
  backend,
}) => {
  await backend.start('half-done', 'myHealth/contact');
  const contacts = form(page, 'Contacts');
  await field(contacts, 'Relationship').fill('Partner');
  await contacts.getByRole('link', { name: 'Next' }).click();
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  await expect(sectionHeading(page, 'Diagnosis')).toBeInViewport();
  await form(page, 'Diagnosis').getByRole('link', { name: 'Back' }).click();
  await expect(sectionHeading(page, 'Contacts')).toBeFocused();
  await expect(field(contacts, 'Relationship')).toHaveValue('Partner');
  expect((await backend.calls()).some(({ method }) => method === 'POST')).toBe(false);
  await field(contacts, 'Relationship').fill('Spouse');
  await expect(updateButton(contacts), 'typed back to what is saved').toBeDisabled();

  await sectionList(page).getByRole('link', { name: 'Summary' }).click();
  await expect(sectionHeading(page, 'Summary')).toBeFocused();
  await expect(form(page, 'Summary')).toBeVisible();
});

test('no link of the list moves when a section is opened or not saved', async ({ page, backend }) => {
  // Answers of the profile, which are not saved yet, come after the list.
  await backend.start('new-patient', 'myHealth');
  await expect(sectionList(page).getByRole('link', { name: 'Patient Information Not saved' })).toBeVisible();
  await sectionList(page).getByRole('link', { name: 'Medications & Supplements' }).click();
  const medications = form(page, 'Medications & Supplements');
  await medications.getByRole('textbox').or(medications.getByRole('combobox')).first().fill('x');
  await expect(sectionList(page).getByRole('link', { name: 'Supplements Not saved' })).toBeVisible();
  const links = await sectionList(page).getByRole('listitem').getByRole('link').all();
  const heights = await Promise.all(links.map(async (link) => (await link.boundingBox())?.height));
  expect(heights).toEqual(intakeSections.map(() => 44));
});

test('Back in the first section leads to the page that opened the intake, even after a reload', async ({
  page,
  backend,
}) => {
  await backend.start('half-done', 'health-journey');
  await page.getByRole('button', { name: 'My Health' }).click();
  await page.getByRole('link', { name: 'Health Intake' }).click();
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  await sectionList(page).getByRole('link', { name: 'Patient Information' }).click();
  await page.reload();
  await form(page, 'Patient Information').getByRole('link', { name: 'Back' }).click();
  await expect(heading(page, 'Check Your Health Journey!')).toBeVisible();
});

test('leaving with unsaved answers asks first, moving between sections does not', {
  tag: '@wcag-3.3.4',
}, async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  const contacts = form(page, 'Contacts');
  const leaveDialog = page.getByRole('dialog', { name: 'Leave for now?' });
  const dashboardLink = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Dashboard' });
  await field(contacts, 'Relationship').fill('Partner');
  await dashboardLink.click();
  await expect(leaveDialog).toContainText('You have answers that are not saved in Contacts.');
  await leaveDialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(leaveDialog).toBeHidden();
  await expect(field(contacts, 'Relationship')).toHaveValue('Partner');
  expect(pathOf(page)).toBe('/myHealth/contact');

  const beforeUnloadEvent = page.waitForEvent('dialog');
  const reload = page.reload();
  const beforeUnloadDialog = await beforeUnloadEvent;
  expect(beforeUnloadDialog.type()).toBe('beforeunload');
  await beforeUnloadDialog.accept();
  await reload;
  await draftNotice(page).getByRole('button', { name: 'Discard' }).click();
  await expect(field(contacts, 'Relationship')).toHaveValue('Spouse');

  await field(contacts, 'Relationship').fill('Partner');
  await dashboardLink.click();
  await leaveDialog.getByRole('button', { name: 'Leave for now' }).click();
  await expectPatientDashboard(page);
});
