import { expect, type Page } from 'playwright/test';
import { expectPatientDashboard, heading, logOut, test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import { draftNotice, expectDrafts } from '../../support/screens/drafts.ts';
import { field, form, sectionHeading, storedRecord, updateButton } from '../../support/screens/intake.ts';
import { stepHeading, stepUpdateButton } from '../../support/screens/profile.ts';

const contacts = (page: Page) => form(page, 'Contacts');
const relationship = (page: Page) => field(contacts(page), 'Relationship');
const conflictNotice = (page: Page) =>
  contacts(page).getByRole('alert').filter({ hasText: 'This section was saved in another tab at' });

declare global {
  interface Window {
    heldCallbacks: (() => void)[];
  }
}

/** Holds a page's idle callbacks back, as in a hidden tab, until `runIdleCallbacks` runs them. */
const holdIdleCallbacks = (page: Page) =>
  page.addInitScript(() => {
    window.heldCallbacks = [];
    window.requestIdleCallback = (run) =>
      window.heldCallbacks.push(() => run({ didTimeout: true, timeRemaining: () => 0 }));
  });
const runIdleCallbacks = (page: Page) =>
  page.evaluate(() => {
    for (const run of window.heldCallbacks.splice(0)) run();
  });

/** Saves 'Partner' in the first of two tabs after `prepareSecondTab`; returns the second tab. */
async function saveInFirstTab(
  page: Page,
  backend: Backend,
  prepareSecondTab: (secondTab: Page) => Promise<unknown>,
) {
  await backend.start('half-done', 'myHealth/contact');
  const secondTab = await page.context().newPage();
  await secondTab.goto('myHealth/contact');
  await expect(relationship(secondTab)).toHaveValue('Spouse');
  await prepareSecondTab(secondTab);
  await relationship(page).fill('Partner');
  await updateButton(contacts(page)).click();
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  return secondTab;
}

const storedContacts = (backend: Backend) => storedRecord(backend, 'patient', 'Contacts');

test('the second tab to save is notified and overwrites the first only if confirmed', async ({
  page,
  backend,
}) => {
  const secondTab = await saveInFirstTab(page, backend, (tab) => relationship(tab).fill('Cousin'));
  await expect(conflictNotice(secondTab)).toBeVisible();
  await updateButton(contacts(secondTab)).click();
  await expect(relationship(secondTab)).toHaveValue('Cousin');
  expect(await storedContacts(backend)).toMatchObject({ relationship: 'Partner' });
  await conflictNotice(secondTab).getByRole('button', { name: 'Keep mine, so that I can save it' }).click();
  await updateButton(contacts(secondTab)).click();
  await expect(sectionHeading(secondTab, 'Diagnosis')).toBeFocused();
  expect(await storedContacts(backend)).toMatchObject({ relationship: 'Cousin' });
});

test('the second tab shows the saved answers and lets the user resolve each conflict', async ({
  page,
  backend,
}) => {
  const secondTab = await saveInFirstTab(page, backend, async (tab) => {
    await relationship(tab).fill('Cousin');
    await field(contacts(tab), 'Referred by').fill('A friend');
  });
  await conflictNotice(secondTab).getByRole('button', { name: 'Show what was saved' }).click();
  await draftNotice(secondTab).getByRole('button', { name: 'Restore' }).click();
  const choice = secondTab.getByRole('radiogroup');
  await expect(choice, 'the other answer was typed in one tab alone').toHaveCount(1);
  await expect(choice.getByRole('radio', { name: 'Saved since Partner' })).not.toBeChecked();
  await choice.getByRole('radio', { name: 'Yours Cousin' }).check();
  await secondTab.getByRole('button', { name: 'Restore' }).click();
  await expect(relationship(secondTab)).toHaveValue('Cousin');
  await expect(field(contacts(secondTab), 'Referred by')).toHaveValue('A friend');
  await expect(updateButton(contacts(secondTab))).toBeEnabled();
  expect(await storedContacts(backend)).toMatchObject({ relationship: 'Partner' });
});

test('a tab without unsaved changes shows what another tab has saved', async ({ page, backend }) => {
  const secondTab = await saveInFirstTab(page, backend, async () => undefined);
  await expect(relationship(secondTab)).toHaveValue('Partner');
  await expect(conflictNotice(secondTab)).toBeHidden();
});

test('unsaved answers survive a save in another tab that deletes its own draft late', async ({
  page,
  backend,
}) => {
  await holdIdleCallbacks(page);
  const secondTab = await saveInFirstTab(page, backend, async (tab) => {
    await relationship(tab).fill('Cousin');
    // An opened section looks for its draft after the held-back callbacks: the fault delays that.
    await backend.fault({ endpoint: 'readDiagnosis', effect: { kind: 'timeout' } });
  });
  await expect(conflictNotice(secondTab)).toBeVisible();
  await expectDrafts(secondTab, 1);
  await runIdleCallbacks(page);
  secondTab.on('dialog', (confirmDialog) => confirmDialog.accept());
  await secondTab.reload();
  await draftNotice(secondTab).getByRole('button', { name: 'Restore' }).click();
  await secondTab.getByRole('radio', { name: 'Yours Cousin' }).check();
  await secondTab.getByRole('button', { name: 'Restore' }).click();
  await expect(relationship(secondTab)).toHaveValue('Cousin');
});

test('each tab is offered its own draft, and a new tab the drafts of all closed tabs', async ({
  page,
  context,
  backend,
}) => {
  context.on('page', (opened) => opened.on('dialog', (question) => question.accept()));
  page.on('dialog', (question) => question.accept());
  await backend.start('half-done', 'myHealth/contact');
  const secondTab = await context.newPage();
  await secondTab.goto('myHealth/contact');
  await relationship(page).fill('Cousin');
  await relationship(secondTab).fill('Neighbor');
  await expectDrafts(page, 2);
  for (const [tab, typed] of [
    [page, 'Cousin'],
    [secondTab, 'Neighbor'],
  ] as const) {
    await tab.reload();
    await draftNotice(tab).getByRole('button', { name: 'Restore' }).click();
    await expect(relationship(tab)).toHaveValue(typed);
  }
  const [copiedTab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  await expect(relationship(copiedTab), 'a copied tab has the storage of the other one').toHaveValue(
    'Spouse',
  );
  await expect(draftNotice(copiedTab)).toBeHidden();
  await relationship(copiedTab).fill('Uncle');
  await expectDrafts(page, 3);
  for (const tab of [page, secondTab]) await tab.close({ runBeforeUnload: false });
  await copiedTab.reload();
  await draftNotice(copiedTab).getByRole('button', { name: 'Discard' }).click();
  const offers = copiedTab.getByRole('status').filter({ hasText: 'Unsaved answers from 2 closed tabs' });
  await expect(offers.getByRole('listitem')).toHaveText([
    /^\d{1,2}:\d\d [AP]M Relationship/,
    /^\d{1,2}:\d\d [AP]M Relationship/,
  ]);
  await offers
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(relationship(copiedTab)).toHaveValue('Neighbor');
  await expectDrafts(copiedTab, 2);
  await updateButton(contacts(copiedTab)).click();
  await expect(sectionHeading(copiedTab, 'Diagnosis')).toBeFocused();
  await expectDrafts(copiedTab, 1);
});

test('two tabs opened concurrently share one key, so that each can read the other’s drafts', async ({
  page,
  context,
  backend,
}) => {
  await context.addInitScript(() => {
    const { subtle } = crypto;
    const generateKey = subtle.generateKey.bind(subtle);
    window.heldCallbacks = [];
    subtle.generateKey = (async (...given: Parameters<typeof generateKey>) => {
      await new Promise<void>((release) => window.heldCallbacks.push(release));
      return generateKey(...given);
    }) as typeof generateKey;
  });
  await backend.start('half-done', 'myHealth/contact');
  const secondTab = await page.context().newPage();
  await secondTab.goto('myHealth/contact');
  for (const tab of [page, secondTab])
    await expect.poll(() => tab.evaluate(() => window.heldCallbacks.length), 'it knows of no key').toBe(1);
  await runIdleCallbacks(page);
  await relationship(page).fill('Cousin');
  await expectDrafts(page, 1);
  await runIdleCallbacks(secondTab);
  await expect(relationship(secondTab)).toHaveValue('Spouse');
  await page.close({ runBeforeUnload: false });
  await secondTab.reload();
  await draftNotice(secondTab).getByRole('button', { name: 'Restore' }).click();
  await expect(relationship(secondTab)).toHaveValue('Cousin');
});

test('a logout names unsaved changes of another tab and does not ask once they are saved', async ({
  page,
  backend,
}) => {
  await backend.start('half-done', 'profile');
  const lastName = page.getByRole('textbox', { name: 'Last name' });
  await lastName.fill('Holloway-Reed');
  const secondTab = await page.context().newPage();
  await secondTab.goto('dashboard');
  await expectPatientDashboard(secondTab);
  await logOut(secondTab, 'Grace Holloway');
  const question = secondTab.getByRole('dialog', { name: 'Log out without saving?' });
  await expect(question).toContainText('Not saved in another tab or window: Personal Information.');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(lastName).toHaveValue('Holloway-Reed');

  await stepUpdateButton(page, 'personal').click();
  await expect(stepHeading(page, 'image')).toBeFocused();
  await logOut(secondTab, 'Grace Holloway-Reed');
  await expect(heading(secondTab, 'Welcome back')).toBeVisible();
});
