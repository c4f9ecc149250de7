import { expect } from 'playwright/test';
import { heading, logIn, prepareContext, test } from '../../support/app.ts';
import { noteCards, noteField, saveNoteButton } from '../../support/screens/notes.ts';

const ruthsNotes = 'physician/patient-profile/complete-patient?view=notes';

test('two physicians who write on one patient at once lose nothing', async ({ page, backend, browser }) => {
  await backend.start('physician', ruthsNotes);
  await expect(noteCards(page)).toHaveCount(5);
  const context = await browser.newContext({ baseURL: `${new URL(page.url()).origin}/` });
  await prepareContext(context);
  const colleaguePage = await context.newPage();
  await colleaguePage.goto('login');
  await logIn(colleaguePage, 'amara.osei@clinic.test');
  await expect(heading(colleaguePage, 'Your patients')).toBeVisible();
  await colleaguePage.goto(ruthsNotes);
  await expect(noteCards(colleaguePage)).toHaveCount(5);

  // Both write the same words, and the list is read again only after both saves.
  await noteField(page).fill('Seen today.');
  await noteField(colleaguePage).fill('Seen today.');
  await saveNoteButton(page).click();
  await expect(noteCards(page).first()).toContainText('Helen Ashworth');
  await expect(noteField(colleaguePage)).toHaveValue('Seen today.');
  await saveNoteButton(colleaguePage).click();
  await expect(noteCards(colleaguePage).first()).toContainText('Amara Osei');
  await expect(noteCards(colleaguePage).nth(1)).toContainText('Helen Ashworth');
  const { tables } = await backend.snapshot();
  expect(tables.notes.filter(({ note }) => note === 'Seen today.')).toHaveLength(2);
  await context.close();
});
