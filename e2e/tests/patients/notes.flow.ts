import { type Browser, expect, type Page } from 'playwright/test';
import { heading, logIn, logOut, pathOf, prepareContext, test } from '../../support/app.ts';
import {
  newNoteForm,
  noteCards,
  noteField,
  saveNoteButton,
  shareCheckbox,
} from '../../support/screens/notes.ts';
import { expectToasts } from '../../support/screens/toasts.ts';

const patientEmail = 'complete.patient@clinic.test';

/** Returns another browser's page on the live server; mocked, the same page after a logout. */
async function openPatientBrowser(page: Page, browser: Browser, project: string): Promise<Page> {
  if (project !== 'live') {
    await logOut(page, 'Helen Ashworth');
    return page;
  }
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ baseURL: `${origin}/` });
  await prepareContext(context);
  const patientPage = await context.newPage();
  await patientPage.goto('login');
  return patientPage;
}

/** Opens the newest notification of a shared note. */
async function openFirstSharedNote(patientPage: Page): Promise<void> {
  await patientPage.getByRole('button', { name: /^Notifications/ }).click();
  await patientPage
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
  await expect(noteCards(page)).toHaveCount(5);
  await noteField(page).fill('Ask oncology about duloxetine.');
  await saveNoteButton(page).click();
  await expect(noteCards(page).first()).toContainText('Ask oncology about duloxetine.');
  await expect(noteCards(page).first()).toContainText('Only physicians');

  await noteField(page).fill('Please eat something before the evening drops.\n\nSee you on Monday.');
  await shareCheckbox(page).check();
  await saveNoteButton(page).click();
  await expect(noteCards(page).first()).toContainText('Please eat something before the evening drops.');
  await expect(noteCards(page).first()).toContainText('Shared with the patient');
  await expectToasts(page, [
    'Your note on Ruth Okafor is saved',
    'Your note on Ruth Okafor is saved and shared with the patient',
  ]);
  const createCalls = (await backend.calls()).filter(({ endpoint }) => endpoint === 'createNote');
  expect(createCalls.map(({ payload }) => payload).toReversed()).toEqual([
    { note: 'Ask oncology about duloxetine.', patientId: 'complete-patient', sendToPationt: false },
    {
      note: 'Please eat something before the evening drops.\n\nSee you on Monday.',
      patientId: 'complete-patient',
      sendToPationt: true,
    },
  ]);
  await expect(noteField(page)).toHaveValue('');
  await expect(shareCheckbox(page)).not.toBeChecked();

  const patientPage = await openPatientBrowser(page, browser, project.name);
  await logIn(patientPage, patientEmail);
  await expect(heading(patientPage, 'Welcome, Ruth')).toBeVisible();
  await openFirstSharedNote(patientPage);
  await expect(heading(patientPage, 'Helen Ashworth')).toBeVisible();
  expect(pathOf(patientPage)).toContain('/patient-physician-profile/physician?view=notes');
  await expect(noteCards(patientPage)).toHaveCount(5);
  await expect(noteCards(patientPage).first()).toContainText(
    'Please eat something before the evening drops.',
  );
  await expect(patientPage.getByRole('heading', { name: 'Notes', exact: true })).toBeVisible();
  await patientPage.getByRole('button', { name: 'Load more' }).click();
  await expect(noteCards(patientPage)).toHaveCount(8);
  await expect(patientPage.getByText('duloxetine')).toHaveCount(0);
  if (patientPage !== page) await patientPage.context().close();
});

test('two clicks during a slow save create one note', async ({ page, backend }) => {
  await backend.start('physician', 'physician/patient-profile/patient?view=notes');
  await noteField(page).fill('Seen today.');
  await backend.fault({ endpoint: 'createNote', effect: { kind: 'delay', ms: 800 }, once: true });
  await saveNoteButton(page).dblclick();
  await expect(noteCards(page).first()).toContainText('Seen today.');
  await expect(newNoteForm(page).getByText('Save Notes becomes available')).toBeVisible();
  const { tables } = await backend.snapshot();
  expect(tables.notes.filter(({ note }) => note === 'Seen today.')).toHaveLength(1);
});
