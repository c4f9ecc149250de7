import { expect, type Page, type Request } from 'playwright/test';
import { heading, logIn, logOutUnsaved, pathOf, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { tabTo } from '../../support/keyboard.ts';
import { expectNothingCut } from '../../support/narrow.ts';
import { dropLaterSteps, expectDrafts } from '../../support/screens/drafts.ts';
import {
  newNoteForm,
  noteCards,
  noteField,
  saveNoteButton,
  shareCheckbox,
} from '../../support/screens/notes.ts';
import { followNotification } from '../../support/screens/notifications.ts';

const notesPathOf = (patientId: string) => `physician/patient-profile/${patientId}?view=notes`;
const ruthsNotes = notesPathOf('complete-patient');
const noteText = 'Ask about the scan.';

/** Types a note without saving and waits until the draft is persisted. */
async function typeUnsavedNote(page: Page): Promise<void> {
  await noteField(page).fill(noteText);
  await expectDrafts(page, 1);
}

const restoreButton = (page: Page) => page.getByRole('button', { name: 'Restore' });

/** Lets the browser leave a page with unsaved input, about which it asks. */
const acceptLeaving = ({ page }: { page: Page }) => {
  page.on('dialog', (confirmDialog) => confirmDialog.accept());
};

test.describe('an unsaved note', () => {
  test.beforeEach(acceptLeaving);

  test('survives a reload as a draft, which is deleted by a save', async ({ page, backend }) => {
    await backend.start('physician', ruthsNotes);
    await shareCheckbox(page).check();
    await typeUnsavedNote(page);
    await page.reload();
    await restoreButton(page).click();
    await expect(noteField(page)).toHaveValue(noteText);
    await expect(shareCheckbox(page)).toBeChecked();
    await page.reload();
    await restoreButton(page).click();
    await saveNoteButton(page).click();
    await expect(noteCards(page).first()).toContainText(noteText);
    await expectDrafts(page, 0);
    await page.reload();
    await expect(noteField(page)).toHaveValue('');
  });

  test('is not carried to another patient, and is offered again on return', async ({ page, backend }) => {
    await backend.start('physician', notesPathOf('patient'));
    await expect(noteField(page)).toBeVisible();
    await page.goto(ruthsNotes);
    await typeUnsavedNote(page);
    await page.goBack();
    await expect(heading(page, 'Grace Holloway')).toBeVisible();
    await expect(noteField(page)).toHaveValue('');
    await page.goForward();
    await expect(heading(page, 'Ruth Okafor')).toBeVisible();
    await restoreButton(page).click();
    await expect(noteField(page)).toHaveValue(noteText);
  });
});

test.describe('an unsaved note whose page is left for good', () => {
  test.beforeEach(acceptLeaving);

  test('is named in the logout dialog and deleted by the logout', async ({ page, backend }) => {
    await backend.start('physician', ruthsNotes);
    await typeUnsavedNote(page);
    await logOutUnsaved(page, 'Helen Ashworth', 'Not saved on this page: Notes.');
    await logIn(page, 'physician@clinic.test');
    await expect.poll(() => pathOf(page)).toBe('/physician/dashboard');
    await page.goto(ruthsNotes);
    await expect(noteField(page)).toHaveValue('');
    await expect(restoreButton(page)).toHaveCount(0);
  });

  test('is saved once, although the page was closed before the answer', async ({ page, backend }) => {
    await backend.start('physician', ruthsNotes);
    await typeUnsavedNote(page);
    await backend.fault({ endpoint: 'createNote', effect: { kind: 'delay', ms: 2_000 }, once: true });
    await saveNoteButton(page).click();
    const isStored = async () =>
      (await backend.snapshot()).tables.notes.some(({ note }) => note === noteText);
    await expect.poll(isStored).toBe(true);
    await page.reload();
    await expect(noteCards(page).first()).toContainText(noteText);
    await expect(noteField(page)).toHaveValue('');
    await expectDrafts(page, 0);
  });
});

test('the draft of a saved note is gone, even if the page is closed at once', async ({ page, backend }) => {
  await backend.start('physician', ruthsNotes);
  await typeUnsavedNote(page);
  await dropLaterSteps(page);
  await saveNoteButton(page).click();
  await expect(noteCards(page).first()).toContainText(noteText);
  await expectDrafts(page, 0);
});

test('a late list of notes is not shown for another patient', async ({ page, backend }) => {
  await backend.start('physician', 'physician/patient-profile/complete-patient');
  await backend.fault({ endpoint: 'listNotes', effect: { kind: 'delay', ms: 3_000 }, once: true });
  const isLate = (request: Request) =>
    request.url().includes('notes') && request.url().includes('complete-patient');
  const lateCallEnded = Promise.race([
    page.waitForEvent('requestfinished', isLate),
    page.waitForEvent('requestfailed', isLate),
  ]);
  const notesTab = page.getByRole('link', { name: 'Notes', exact: true });
  await notesTab.click();
  await expect(page.getByText('Loading the notes')).toBeAttached();
  await followNotification(page, /Grace Holloway has saved/);
  await expect(heading(page, 'Grace Holloway')).toBeVisible();
  await notesTab.click();
  await expect(noteCards(page).first()).toContainText('back pain diary');
  await lateCallEnded;
  const { tables } = await backend.snapshot();
  const ruthsStoredNotes = tables.notes.filter(({ patientId }) => patientId === 'complete-patient');
  expect(ruthsStoredNotes.length).toBeGreaterThan(0);
  for (const { note } of ruthsStoredNotes)
    await expect(noteCards(page).filter({ hasText: note })).toHaveCount(0);
});

test('a note is written, shared and read by keyboard', { tag: '@wcag-2.1.1' }, async ({ page, backend }) => {
  await backend.start('physician', ruthsNotes);
  await expect(noteCards(page)).toHaveCount(5);
  await tabTo(noteField(page));
  await page.keyboard.type('First line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second line');
  await tabTo(shareCheckbox(page));
  await page.keyboard.press('Space');
  await tabTo(saveNoteButton(page));
  await page.keyboard.press('Enter');
  await expect(noteCards(page).first()).toContainText('First line\nSecond line');
  await expect(page.getByRole('heading', { name: 'Patient and Consultation Notes' })).toBeFocused();
  const loadMoreButton = page.getByRole('button', { name: 'Load more' });
  await tabTo(loadMoreButton);
  await page.keyboard.press('Enter');
  await expect(noteCards(page)).toHaveCount(10);
  await expect(noteCards(page).nth(5)).toBeFocused();
  await tabTo(loadMoreButton);
  await page.keyboard.press('Enter');
  await expect(noteCards(page)).toHaveCount(14);
  await expect(noteCards(page).nth(10)).toBeFocused();
});

for (const width of [320, 1280]) {
  test(`notes on both sides fit and are accessible at ${width} pixels`, async ({ page, backend }) => {
    await page.setViewportSize({ width, height: 800 });
    await backend.start('physician', ruthsNotes);
    await noteField(page).fill('   ');
    await saveNoteButton(page).click();
    await expect(newNoteForm(page).getByText('This field is required')).toBeVisible();
    await expect(noteCards(page)).toHaveCount(5);
    await expectNothingCut(page, 'notes of a patient');
    await expectAccessible(page, 'notes of a patient');
    await backend.start('complete', 'patient-physician-profile/physician?view=notes');
    await expect(noteCards(page)).toHaveCount(5);
    await expectNothingCut(page, 'a physician, for a patient');
    await expectAccessible(page, 'a physician, for a patient');
    await page.goto('patient-physician-profile/physician');
    await expect(page.getByRole('heading', { name: 'THC delta 9' })).toBeVisible();
    await expectNothingCut(page, 'recommended Shoops');
    await expectAccessible(page, 'recommended Shoops');
    await page.goto('patient-physician-profile/physician-farid');
    await expect(page.getByRole('alert')).toContainText('not open to you');
    await expectNothingCut(page, 'a refused profile');
    await expectAccessible(page, 'a refused profile');
  });
}
