import { expect } from 'playwright/test';
import { heading, logIn, prepare, test } from '../../support/app.ts';
import { noteBox, notes, saveNote } from '../../support/screens/notes.ts';

const RUTH = 'physician/patient-profile/complete-patient?view=notes';

test('two physicians who write on one patient at once lose nothing', async ({ page, backend, browser }) => {
  await backend.start('physician', RUTH);
  await expect(notes(page)).toHaveCount(5);
  const context = await browser.newContext({ baseURL: `${new URL(page.url()).origin}/` });
  await prepare(context);
  const colleague = await context.newPage();
  await colleague.goto('login');
  await logIn(colleague, 'amara.osei@clinic.test');
  await expect(heading(colleague, 'Your patients')).toBeVisible();
  await colleague.goto(RUTH);
  await expect(notes(colleague)).toHaveCount(5);

  // Both write the same words, and the list is read again only after both saves.
  await noteBox(page).fill('Seen today.');
  await noteBox(colleague).fill('Seen today.');
  await saveNote(page).click();
  await expect(notes(page).first()).toContainText('Helen Ashworth');
  await expect(noteBox(colleague)).toHaveValue('Seen today.');
  await saveNote(colleague).click();
  await expect(notes(colleague).first()).toContainText('Amara Osei');
  await expect(notes(colleague).nth(1)).toContainText('Helen Ashworth');
  const { tables } = await backend.snapshot();
  expect(tables.notes.filter(({ note }) => note === 'Seen today.')).toHaveLength(2);
  await context.close();
});
