import { expect } from 'playwright/test';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import { emailField, heading, logInButton, passwordField, test } from '../../support/app.ts';
import { createPressCounter } from '../../support/press-counter.ts';
import { newNoteForm, noteCards, saveNoteButton } from '../../support/screens/notes.ts';
import { typeRuth } from '../../support/screens/physician-dashboard.ts';

test('a physician who logs in reads in two presses what has changed with a patient since yesterday', async ({
  page,
  backend,
}) => {
  const { press, pressKey, count } = createPressCounter(page);
  await backend.start('clinic', 'login');
  await emailField(page).fill('physician@clinic.test');
  await passwordField(page).fill(demoPassword);
  await press(logInButton(page));
  await typeRuth(page);
  await pressKey('Enter');
  await expect(heading(page, 'Ruth Okafor')).toBeVisible();
  const faresGroup = page.getByRole('group', { name: 'How the patient fares' });
  await expect(faresGroup.getByRole('columnheader', { name: 'Yesterday' })).toBeInViewport();
  const painRow = faresGroup.getByRole('row', { name: /^Pain Relief/ });
  await expect(painRow.getByRole('cell')).toHaveText([/^(Better|Same|Worse)$/, /./, /./]);
  await expect(painRow).toBeInViewport();
  for (const name of ['Recommended now', 'Medications and allergies', 'Last note'])
    await expect(page.getByRole('group', { name })).toBeInViewport();
  expect(count()).toBe(2);
});

test('a physician writes a note from the dashboard in four presses', async ({ page, backend }) => {
  const { press, pressKey, count } = createPressCounter(page);
  await backend.start('physician', 'physician/dashboard');
  await typeRuth(page);
  await pressKey('Enter');
  await press(page.getByRole('link', { name: 'Last note' }));
  await press(newNoteForm(page).getByRole('textbox', { name: 'Note' }));
  await page.keyboard.type('Sleeps through since Monday.');
  await press(saveNoteButton(page));
  await expect(noteCards(page).first()).toContainText('Sleeps through since Monday.');
  expect(count()).toBe(4);
});
