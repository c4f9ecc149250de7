import { expect, type Page, type Request } from 'playwright/test';
import { heading, logIn, logOutUnsaved, pathOf, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { tabTo } from '../../support/keyboard.ts';
import { expectNothingCut } from '../../support/narrow.ts';
import { followBell } from '../../support/screens/bell.ts';
import { expectDrafts } from '../../support/screens/drafts.ts';
import { newNote, noteBox, notes, saveNote, shareNote } from '../../support/screens/notes.ts';

const recordOf = (patientId: string) => `physician/patient-profile/${patientId}?view=notes`;
const RUTH = recordOf('complete-patient');
const WORDS = 'Ask about the scan.';

/** Types a note without saving and waits until the draft is persisted. */
async function writeAway(page: Page): Promise<void> {
  await noteBox(page).fill(WORDS);
  await expectDrafts(page, 1);
}

const restore = (page: Page) => page.getByRole('button', { name: 'Restore' });

/** Lets the browser leave a page with unsaved input, about which it asks. */
const acceptLeaving = ({ page }: { page: Page }) => {
  page.on('dialog', (question) => question.accept());
};

test.describe('an unsaved note', () => {
  test.beforeEach(acceptLeaving);

  test('survives a reload as a draft, which is deleted by a save', async ({ page, backend }) => {
    await backend.start('physician', RUTH);
    await shareNote(page).check();
    await writeAway(page);
    await page.reload();
    await restore(page).click();
    await expect(noteBox(page)).toHaveValue(WORDS);
    await expect(shareNote(page)).toBeChecked();
    await page.reload();
    await restore(page).click();
    await saveNote(page).click();
    await expect(notes(page).first()).toContainText(WORDS);
    await expectDrafts(page, 0);
    await page.reload();
    await expect(noteBox(page)).toHaveValue('');
  });

  test('is not carried to another patient, and is offered again on return', async ({ page, backend }) => {
    await backend.start('physician', recordOf('patient'));
    await expect(noteBox(page)).toBeVisible();
    await page.goto(RUTH);
    await writeAway(page);
    await page.goBack();
    await expect(heading(page, 'Grace Holloway')).toBeVisible();
    await expect(noteBox(page)).toHaveValue('');
    await page.goForward();
    await expect(heading(page, 'Ruth Okafor')).toBeVisible();
    await restore(page).click();
    await expect(noteBox(page)).toHaveValue(WORDS);
  });
});

test.describe('an unsaved note whose page is left for good', () => {
  test.beforeEach(acceptLeaving);

  test('is named in the logout dialog and deleted by the logout', async ({ page, backend }) => {
    await backend.start('physician', RUTH);
    await writeAway(page);
    await logOutUnsaved(page, 'Helen Ashworth', 'Not saved on this page: Notes.');
    await logIn(page, 'physician@clinic.test');
    await expect.poll(() => pathOf(page)).toBe('/physician/dashboard');
    await page.goto(RUTH);
    await expect(noteBox(page)).toHaveValue('');
    await expect(restore(page)).toHaveCount(0);
  });

  test('is saved once, although the page was closed before the answer', async ({ page, backend }) => {
    await backend.start('physician', RUTH);
    await writeAway(page);
    await backend.fault({ endpoint: 'createNote', effect: { kind: 'delay', ms: 2_000 }, once: true });
    await saveNote(page).click();
    const arrived = async () => (await backend.snapshot()).tables.notes.some(({ note }) => note === WORDS);
    await expect.poll(arrived).toBe(true);
    await page.reload();
    await expect(notes(page).first()).toContainText(WORDS);
    await expect(noteBox(page)).toHaveValue('');
    await expectDrafts(page, 0);
  });
});

test('a late list of notes is not shown for another patient', async ({ page, backend }) => {
  await backend.start('physician', 'physician/patient-profile/complete-patient');
  await backend.fault({ endpoint: 'listNotes', effect: { kind: 'delay', ms: 3_000 }, once: true });
  const isLate = (request: Request) =>
    request.url().includes('notes') && request.url().includes('complete-patient');
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isLate),
    page.waitForEvent('requestfailed', isLate),
  ]);
  const tab = page.getByRole('link', { name: 'Notes', exact: true });
  await tab.click();
  await expect(page.getByText('Loading the notes')).toBeAttached();
  await followBell(page, /Grace Holloway has saved/);
  await expect(heading(page, 'Grace Holloway')).toBeVisible();
  await tab.click();
  await expect(notes(page).first()).toContainText('back pain diary');
  await ended;
  const { tables } = await backend.snapshot();
  const ofRuth = tables.notes.filter(({ patientId }) => patientId === 'complete-patient');
  expect(ofRuth.length).toBeGreaterThan(0);
  for (const { note } of ofRuth) await expect(notes(page).filter({ hasText: note })).toHaveCount(0);
});

test('a note is written, shared and read by keyboard', { tag: '@wcag-2.1.1' }, async ({ page, backend }) => {
  await backend.start('physician', RUTH);
  await expect(notes(page)).toHaveCount(5);
  await tabTo(noteBox(page));
  await page.keyboard.type('First line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second line');
  await tabTo(shareNote(page));
  await page.keyboard.press('Space');
  await tabTo(saveNote(page));
  await page.keyboard.press('Enter');
  await expect(notes(page).first()).toContainText('First line\nSecond line');
  await expect(page.getByRole('heading', { name: 'Patient and Consultation Notes' })).toBeFocused();
  const more = page.getByRole('button', { name: 'Load more' });
  await tabTo(more);
  await page.keyboard.press('Enter');
  await expect(notes(page)).toHaveCount(10);
  await expect(notes(page).nth(5)).toBeFocused();
  await tabTo(more);
  await page.keyboard.press('Enter');
  await expect(notes(page)).toHaveCount(14);
  await expect(notes(page).nth(10)).toBeFocused();
});

for (const width of [320, 1280]) {
  test(`notes on both sides fit and are accessible at ${width} pixels`, async ({ page, backend }) => {
    await page.setViewportSize({ width, height: 800 });
    await backend.start('physician', RUTH);
    await noteBox(page).fill('   ');
    await saveNote(page).click();
    await expect(newNote(page).getByText('This field is required')).toBeVisible();
    await expect(notes(page)).toHaveCount(5);
    await expectNothingCut(page, 'notes of a patient');
    await expectAccessible(page, 'notes of a patient');
    await backend.start('complete', 'patient-physician-profile/physician?view=notes');
    await expect(notes(page)).toHaveCount(5);
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
