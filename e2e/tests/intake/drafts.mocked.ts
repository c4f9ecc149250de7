import { expect, type Page } from 'playwright/test';
import { heading, logIn, logOutUnsaved, test } from '../../support/app.ts';
import { draftNotice, draftsOnDisk, expectDrafts } from '../../support/screens/drafts.ts';
import { chooseRadio, field, form, sectionHeading, updateButton } from '../../support/screens/intake.ts';

const contacts = (page: Page) => form(page, 'Contacts');
const relationship = (page: Page) => field(contacts(page), 'Relationship');
const restoreButton = (page: Page) => draftNotice(page).getByRole('button', { name: 'Restore' });

/** Types without saving and waits until the draft is persisted. */
async function typeUnsaved(page: Page, text = 'Estranged sister'): Promise<void> {
  await relationship(page).fill(text);
  await expectDrafts(page, 1);
}

test.beforeEach(({ page }) => {
  // The browser asks before a page with unsaved answers is left.
  page.on('dialog', (confirmDialog) => confirmDialog.accept());
});

test('unsaved answers are offered after a reload, to be restored or discarded', async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  const questionLabel = 'Does the physician know about cannabis use?';
  await chooseRadio(contacts(page), questionLabel, 'No');
  await typeUnsaved(page);
  await page.reload();
  await expect(draftNotice(page)).toBeVisible();
  await expect(contacts(page)).toBeHidden();
  await restoreButton(page).click();
  await expect(relationship(page)).toHaveValue('Estranged sister');
  await expect(
    contacts(page).getByRole('radiogroup', { name: questionLabel }).getByRole('radio', { name: 'No' }),
  ).toBeChecked();
  await expect(updateButton(contacts(page))).toBeEnabled();

  await page.reload();
  await expect(restoreButton(page), 'a restored draft is kept until it is saved').toBeVisible();
  await draftNotice(page).getByRole('button', { name: 'Discard' }).click();
  await expect(relationship(page)).toHaveValue('Spouse');
  await expect(updateButton(contacts(page))).toBeDisabled();
  await expectDrafts(page, 0);
  await page.reload();
  await expect(relationship(page)).toHaveValue('Spouse');
});

test('a restored draft is deleted once it is saved', async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  await typeUnsaved(page);
  await page.reload();
  await restoreButton(page).click();
  await updateButton(contacts(page)).click();
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  await expectDrafts(page, 0);
  await page.goto('myHealth/contact');
  await expect(relationship(page)).toHaveValue('Estranged sister');
  await expect(updateButton(contacts(page))).toBeDisabled();
});

test('the disk holds no plain text of a draft', async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  await typeUnsaved(page);
  const { names, content } = await draftsOnDisk(page);
  // The last part of a name is the tab.
  expect(names.map((name) => JSON.parse(name).slice(0, -1))).toEqual([['patient', 'patient', 'Contacts']]);
  // The initialization vector of the encryption: the draft is there.
  expect(content).toContain('iv');
  for (const secret of ['Estranged', 'relationship', 'Holloway']) expect(content).not.toContain(secret);
  const webStorage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(webStorage).not.toContain('Estranged');
});

test('a draft is never offered for another patient or to another user', async ({ page, backend }) => {
  await backend.start('physician', 'physician/update-profile/patient/contact');
  await typeUnsaved(page);
  await page.goto('physician/update-profile/complete-patient/contact');
  await expect(relationship(page)).toHaveValue('Son');
  await expect(draftNotice(page)).toBeHidden();
  await page.evaluate(() => window.clinicMock.signIn('patient@clinic.test'));
  await page.goto('myHealth/contact');
  await expect(relationship(page)).toHaveValue('Spouse');
  await page.evaluate(() => window.clinicMock.signIn('physician@clinic.test'));
  await page.goto('physician/update-profile/patient/contact');
  await restoreButton(page).click();
  await expect(relationship(page)).toHaveValue('Estranged sister');
});

test('an explicit logout deletes the draft', async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  await typeUnsaved(page);
  await logOutUnsaved(page, 'Grace Holloway', 'Not saved on this page: Contacts.');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expectDrafts(page, 0);
  await page.goto('login?nextpath=%2FmyHealth%2Fcontact');
  await logIn(page, 'patient@clinic.test');
  await expect(relationship(page)).toHaveValue('Spouse');
});

test('an idle logout keeps the draft', async ({ page, backend }) => {
  await page.clock.install();
  await backend.start('half-done', 'myHealth/contact');
  await typeUnsaved(page);
  await page.clock.fastForward(15 * 60_000 + 1000);
  await expect(page.getByText('Nothing happened for 15 minutes')).toBeVisible();
  await logIn(page, 'patient@clinic.test');
  await restoreButton(page).click();
  await expect(relationship(page)).toHaveValue('Estranged sister');
});

test('an expired session keeps the draft', async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  await typeUnsaved(page);
  // A refresh token is valid for 24 hours.
  await backend.advance(25 * 60 * 60_000);
  await updateButton(contacts(page)).click();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await logIn(page, 'patient@clinic.test');
  await restoreButton(page).click();
  await expect(relationship(page)).toHaveValue('Estranged sister');
  await expect(updateButton(contacts(page))).toBeEnabled();
});
