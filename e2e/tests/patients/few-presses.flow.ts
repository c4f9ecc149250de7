import { expect } from 'playwright/test';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import { emailField, heading, logInButton, passwordField, test } from '../../support/app.ts';
import { countPresses } from '../../support/presses.ts';
import { newNote, notes, saveNote } from '../../support/screens/notes.ts';
import { typeRuth } from '../../support/screens/physician-dashboard.ts';

test('a physician who logs in reads in two presses what has changed with a patient since yesterday', async ({
  page,
  backend,
}) => {
  const { press, pressKey, count } = countPresses(page);
  await backend.start('clinic', 'login');
  await emailField(page).fill('physician@clinic.test');
  await passwordField(page).fill(demoPassword);
  await press(logInButton(page));
  await typeRuth(page);
  await pressKey('Enter');
  await expect(heading(page, 'Ruth Okafor')).toBeVisible();
  const fares = page.getByRole('group', { name: 'How the patient fares' });
  await expect(fares.getByRole('columnheader', { name: 'Yesterday' })).toBeInViewport();
  const pain = fares.getByRole('row', { name: /^Pain Relief/ });
  await expect(pain.getByRole('cell')).toHaveText([/^(Better|Same|Worse)$/, /./, /./]);
  await expect(pain).toBeInViewport();
  for (const name of ['Recommended now', 'Medications and allergies', 'Last note'])
    await expect(page.getByRole('group', { name })).toBeInViewport();
  expect(count()).toBe(2);
});

test('a physician writes a note from the dashboard in four presses', async ({ page, backend }) => {
  const { press, pressKey, count } = countPresses(page);
  await backend.start('physician', 'physician/dashboard');
  await typeRuth(page);
  await pressKey('Enter');
  await press(page.getByRole('link', { name: 'Last note' }));
  await press(newNote(page).getByRole('textbox', { name: 'Note' }));
  await page.keyboard.type('Sleeps through since Monday.');
  await press(saveNote(page));
  await expect(notes(page).first()).toContainText('Sleeps through since Monday.');
  expect(count()).toBe(4);
});
