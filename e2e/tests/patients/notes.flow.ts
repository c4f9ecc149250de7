import { type Browser, expect, type Page } from 'playwright/test';
import { heading, logIn, logOut, pathOf, prepare, test } from '../../support/app.ts';
import { newNote, noteBox, notes, saveNote, shareNote } from '../../support/screens/notes.ts';
import { expectToasts } from '../../support/screens/toasts.ts';

const PATIENT = 'complete.patient@clinic.test';

/** Returns another browser's page on the live server; mocked, the same page after a logout. */
async function otherReader(page: Page, browser: Browser, project: string): Promise<Page> {
  if (project !== 'live') {
    await logOut(page, 'Helen Ashworth');
    return page;
  }
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ baseURL: `${origin}/` });
  await prepare(context);
  const other = await context.newPage();
  await other.goto('login');
  return other;
}

/** Opens the newest notification of a shared note. */
async function openFirstSharedNote(reader: Page): Promise<void> {
  await reader.getByRole('button', { name: /^Notifications/ }).click();
  await reader
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /shared a consultation note with you/ })
    .first()
    .click();
}

test('a physician writes a private and a shared note; the patient is notified and sees only the shared one', async ({
  page,
  backend,
  browser,
}, { project }) => {
  await backend.start('physician', 'physician/patient-profile/complete-patient?view=notes');
  await expect(notes(page)).toHaveCount(5);
  await noteBox(page).fill('Ask oncology about duloxetine.');
  await saveNote(page).click();
  await expect(notes(page).first()).toContainText('Ask oncology about duloxetine.');
  await expect(notes(page).first()).toContainText('Only physicians');

  await noteBox(page).fill('Please eat something before the evening drops.\n\nSee you on Monday.');
  await shareNote(page).check();
  await saveNote(page).click();
  await expect(notes(page).first()).toContainText('Please eat something before the evening drops.');
  await expect(notes(page).first()).toContainText('Shared with the patient');
  await expectToasts(page, [
    'Your note on Ruth Okafor is saved',
    'Your note on Ruth Okafor is saved and shared with the patient',
  ]);
  const sent = (await backend.calls()).filter(({ endpoint }) => endpoint === 'createNote');
  expect(sent.map(({ payload }) => payload).toReversed()).toEqual([
    { note: 'Ask oncology about duloxetine.', patientId: 'complete-patient', sendToPationt: false },
    {
      note: 'Please eat something before the evening drops.\n\nSee you on Monday.',
      patientId: 'complete-patient',
      sendToPationt: true,
    },
  ]);
  await expect(noteBox(page)).toHaveValue('');
  await expect(shareNote(page)).not.toBeChecked();

  const reader = await otherReader(page, browser, project.name);
  await logIn(reader, PATIENT);
  await expect(heading(reader, 'Welcome, Ruth')).toBeVisible();
  await openFirstSharedNote(reader);
  await expect(heading(reader, 'Helen Ashworth')).toBeVisible();
  expect(pathOf(reader)).toContain('/patient-physician-profile/physician?view=notes');
  await expect(notes(reader)).toHaveCount(5);
  await expect(notes(reader).first()).toContainText('Please eat something before the evening drops.');
  await expect(reader.getByRole('heading', { name: 'Notes', exact: true })).toBeVisible();
  await reader.getByRole('button', { name: 'Load more' }).click();
  await expect(notes(reader)).toHaveCount(8);
  await expect(reader.getByText('duloxetine')).toHaveCount(0);
  if (reader !== page) await reader.context().close();
});

test('two clicks during a slow save create one note', async ({ page, backend }) => {
  await backend.start('physician', 'physician/patient-profile/patient?view=notes');
  await noteBox(page).fill('Seen today.');
  await backend.fault({ endpoint: 'createNote', effect: { kind: 'delay', ms: 800 }, once: true });
  await saveNote(page).dblclick();
  await expect(notes(page).first()).toContainText('Seen today.');
  await expect(newNote(page).getByText('Save Notes becomes available')).toBeVisible();
  const { tables } = await backend.snapshot();
  expect(tables.notes.filter(({ note }) => note === 'Seen today.')).toHaveLength(1);
});
