import { expect, type Page } from 'playwright/test';
import { test } from '../support/app.ts';
import type { Backend } from '../support/backend.ts';
import { draftNotice } from '../support/drafts.ts';
import { field, form, sectionHeading, storedRecord, update } from '../support/intake.ts';

const contacts = (page: Page) => form(page, 'Contacts');
const relationship = (page: Page) => field(contacts(page), 'Relationship');
const told = (page: Page) =>
  contacts(page).getByRole('alert').filter({ hasText: 'This section was saved in another tab at' });

/** Opens Contacts in two tabs; the first one saves 'Partner' once `before` is done in the second. */
async function saveInTheFirst(page: Page, backend: Backend, before: (second: Page) => Promise<unknown>) {
  await backend.start('half-done', 'myHealth/contact');
  const second = await page.context().newPage();
  await second.goto('myHealth/contact');
  await expect(relationship(second)).toHaveValue('Spouse');
  await before(second);
  await relationship(page).fill('Partner');
  await update(contacts(page)).click();
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  return second;
}

const stored = (backend: Backend) => storedRecord(backend, 'patient', 'Contacts');

test('the second tab to save is told, and saves over the first only when it says so', async ({
  page,
  backend,
}) => {
  const second = await saveInTheFirst(page, backend, (tab) => relationship(tab).fill('Cousin'));
  await expect(told(second)).toBeVisible();
  await update(contacts(second)).click();
  await expect(relationship(second)).toHaveValue('Cousin');
  expect(await stored(backend)).toMatchObject({ relationship: 'Partner' });
  await told(second).getByRole('button', { name: 'Keep mine, so that I can save it' }).click();
  await update(contacts(second)).click();
  await expect(sectionHeading(second, 'Diagnosis')).toBeFocused();
  expect(await stored(backend)).toMatchObject({ relationship: 'Cousin' });
});

test('the second tab can look at what was saved and restore its own afterwards', async ({
  page,
  backend,
}) => {
  const second = await saveInTheFirst(page, backend, (tab) => relationship(tab).fill('Cousin'));
  await told(second).getByRole('button', { name: 'Show what was saved' }).click();
  await draftNotice(second).getByRole('button', { name: 'Restore' }).click();
  await expect(relationship(second)).toHaveValue('Cousin');
  await expect(update(contacts(second))).toBeEnabled();
  expect(await stored(backend)).toMatchObject({ relationship: 'Partner' });
});

test('a tab with nothing typed shows what the other one has saved', async ({ page, backend }) => {
  const second = await saveInTheFirst(page, backend, async () => undefined);
  await expect(relationship(second)).toHaveValue('Partner');
  await expect(told(second)).toBeHidden();
});
