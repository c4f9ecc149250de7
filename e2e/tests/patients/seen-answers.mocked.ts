import { expect, type Page } from 'playwright/test';
import { heading, logIn, logOut, pathOf, test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import { field, form, updateButton } from '../../support/screens/intake.ts';
import { chooseDelete } from '../../support/screens/patient-list.ts';
import {
  changeAsPatient,
  changedMarks,
  expectLoadedReview,
  filterButton,
  openReview,
  reviewPath,
  reviewSection,
  rowWith,
  scrollToAnswer,
  seenDigest,
  seenOnDisk,
} from '../../support/screens/seen-answers.ts';

declare global {
  interface Window {
    isPageHidden?: boolean;
  }
}

const relationshipItem = ['Contacts', 'relationship'] as const;
const strokeItem = ['FamilyHistory', 'conditions.stroke'] as const;
const contacts = (page: Page) => reviewSection(page, 'Contacts');

/** Opens a patient for the first time, and looks at the contacts. */
async function seeContacts(page: Page, backend: Backend): Promise<string> {
  await backend.start('physician', reviewPath);
  await expectLoadedReview(page);
  await expect(changedMarks(page)).toHaveCount(0);
  return scrollToAnswer(page, rowWith(page, 'Contacts', 'Son'), relationshipItem);
}

/** Expects no mark, once the page has compared its answers: it then keeps those that are seen. */
async function expectNoMarks(page: Page): Promise<void> {
  await scrollToAnswer(page, rowWith(page, 'Summary', 'sleep through'), ['Summary', 'note']);
  await expect(changedMarks(page)).toHaveCount(0);
}

test('what the patient changed is marked, counted and filtered, until it was seen', async ({
  page,
  backend,
}) => {
  const sonDigest = await seeContacts(page, backend);
  await changeAsPatient(page, 'Contacts', { relationship: 'Nephew' });
  await openReview(page);
  await expect(changedMarks(rowWith(page, 'Contacts', 'Nephew'))).toBeVisible();
  await expect(changedMarks(page)).toHaveCount(1);
  await expect(contacts(page).getByText('1 changed')).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections of the intake' });
  await expect(sections.getByRole('link', { name: 'Contacts 1 changed' })).toBeVisible();

  await expect(filterButton(page)).toHaveAccessibleDescription(
    '1 answer has changed since you last looked, on this device.',
  );
  await filterButton(page).click();
  await expect(filterButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(rowWith(page, 'Contacts', 'Nephew')).toBeInViewport();
  await expect(rowWith(page, 'Contacts', '(303) 555-0135')).toBeHidden();
  await expect(reviewSection(page, 'Diagnosis')).toBeHidden();
  // Documents are not compared, so they are never filtered out.
  await expect(sections.getByRole('link')).toHaveText(['Contacts1 changed', 'Documents']);
  await scrollToAnswer(page, rowWith(page, 'Contacts', 'Nephew'), relationshipItem, sonDigest);
  await expect(changedMarks(page), 'a mark stays for the visit').toHaveCount(1);
  await filterButton(page).click();
  await expect(reviewSection(page, 'Diagnosis')).toBeVisible();

  await openReview(page);
  await expectNoMarks(page);
  await expect(filterButton(page)).toHaveCount(0);
});

test('a change that was not on the screen stays marked', async ({ page, backend }) => {
  await seeContacts(page, backend);
  await scrollToAnswer(page, rowWith(page, 'Family History', 'Stroke'), strokeItem);
  await changeAsPatient(page, 'FamilyHistory', { stroke: false });
  for (const visit of ['first', 'second']) {
    await openReview(page);
    await expect(reviewSection(page, 'Family History').getByText('1 changed'), visit).toBeVisible();
  }
  // An entry that changed to No is not folded with the others.
  const foldedRow = rowWith(page, 'Family History', '27 No');
  await expect(foldedRow.getByText('Stroke').filter({ visible: true })).toHaveCount(1);
  await expect(changedMarks(foldedRow)).toBeVisible();
});

/** Stops the page's clock, which then runs by `page.clock.runFor` alone. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

test('a hidden page, and a glance, see nothing', async ({ page, backend }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => (window.isPageHidden ? 'hidden' : 'visible'),
    });
  });
  await backend.start('physician', 'physician/dashboard');
  await page.clock.install();
  await openReview(page);
  await stopClock(page);
  const contactRow = rowWith(page, 'Contacts', 'Son');
  await contactRow.evaluate((element) => {
    window.isPageHidden = true;
    element.scrollIntoView({ block: 'center' });
  });
  await expect(contactRow).toBeInViewport();
  await page.clock.runFor(5000);
  await page.evaluate(() => {
    window.isPageHidden = false;
  });
  // Less than the second after which an answer counts as seen.
  await page.clock.runFor(750);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(contactRow).not.toBeInViewport();
  await page.clock.runFor(5000);
  await expect.poll(() => seenDigest(page, 'Summary', 'note')).not.toBeNull();
  expect(await seenDigest(page, ...relationshipItem)).toBeNull();
});

test('nothing of what was seen can be read on the disk, and a logout leaves it for its user', async ({
  page,
  backend,
}) => {
  await seeContacts(page, backend);
  const storedText = await seenOnDisk(page);
  // Something is stored in which a secret could be found.
  expect(storedText.length).toBeGreaterThan(100);
  for (const secret of ['Ruth', 'Okafor', 'Son', 'patient', 'physician', 'Contacts', 'relationship'])
    expect(storedText.includes(secret), secret).toBe(false);
  await logOut(page, 'Helen Ashworth');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  expect(await seenOnDisk(page)).not.toBe('');
  await changeAsPatient(page, 'Contacts', { relationship: 'Nephew' });
  await logIn(page, 'physician@clinic.test');
  await expect.poll(() => pathOf(page)).toBe('/physician/dashboard');
  await openReview(page);
  await expect(changedMarks(rowWith(page, 'Contacts', 'Nephew'))).toBeVisible();
});

test('a physician’s own change is not marked', async ({ page, backend }) => {
  const sonDigest = await seeContacts(page, backend);
  await page.getByRole('link', { name: 'Edit Health Intake' }).click();
  await page
    .getByRole('link', { name: /^Contacts/ })
    .first()
    .click();
  await field(form(page, 'Contacts'), 'Relationship').fill('Nephew');
  await updateButton(form(page, 'Contacts')).click();
  await expect.poll(() => seenDigest(page, ...relationshipItem)).not.toBe(sonDigest);
  await page.getByRole('link', { name: 'Patient Profile' }).first().click();
  await expect(rowWith(page, 'Contacts', 'Nephew')).toBeAttached();
  await expectNoMarks(page);
});

test('a second tab with an older read takes back nothing', async ({ page, backend }) => {
  await seeContacts(page, backend);
  const olderTab = await page.context().newPage();
  await page.context().clock.install();
  await openReview(olderTab);
  await changeAsPatient(page, 'Contacts', { relationship: 'Nephew' });
  const sonDigest = await seenDigest(page, ...relationshipItem);
  await openReview(page);
  const nephewDigest = await scrollToAnswer(
    page,
    rowWith(page, 'Contacts', 'Nephew'),
    relationshipItem,
    sonDigest,
  );
  // All pages have one clock.
  await stopClock(olderTab);
  await rowWith(olderTab, 'Contacts', 'Son').evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(rowWith(olderTab, 'Contacts', 'Son')).toBeInViewport();
  await olderTab.clock.runFor(5000);
  // The older tab keeps this answer after the former one.
  await rowWith(olderTab, 'Summary', 'sleep through').evaluate((row) => row.scrollIntoView());
  await expect(rowWith(olderTab, 'Summary', 'sleep through')).toBeInViewport();
  await olderTab.clock.runFor(5000);
  await expect.poll(() => seenDigest(page, 'Summary', 'note')).not.toBeNull();
  expect(await seenDigest(page, ...relationshipItem)).toBe(nephewDigest);
});

test('without storage nothing is marked, and the review is as ever', async ({ page, backend }) => {
  await backend.start('physician', 'physician/dashboard');
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name: string, version?: number) {
      if (!name.startsWith('clinic-mock')) throw new Error('No storage here');
      return open.call(this, name, version);
    };
  });
  await openReview(page);
  await changeAsPatient(page, 'Contacts', { relationship: 'Nephew' });
  await openReview(page);
  await expect(contacts(page).getByText('Nephew')).toBeVisible();
  await expect(page.locator('[data-items]')).toHaveCount(0);
});

test('a patient’s own review shows no marks and keeps nothing', async ({ page, backend }) => {
  await backend.start('complete', 'myHealth/check-answers');
  await expectLoadedReview(page);
  await expect(page.locator('[data-items]')).toHaveCount(0);
  expect(await seenOnDisk(page)).toBe('');
});

test('deleting the link to a patient forgets what was seen', async ({ page, backend }) => {
  await seeContacts(page, backend);
  await page.goto('physician/list-patient?search=Okafor');
  await chooseDelete(page);
  const deleteDialog = page.getByRole('dialog', { name: 'Are you sure you want to Delete Patient?' });
  await deleteDialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => seenOnDisk(page)).toBe('');
});
