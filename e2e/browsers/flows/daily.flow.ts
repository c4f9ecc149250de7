import { expect, test } from '../test.ts';
import { button, choose, field, form, heading, pick } from './steps.ts';

test('a check-up is logged with a dose and listed in the journey', async ({ tab, backend }) => {
  await backend.start('new-patient', 'add-symptoms?yes=true');
  const checkUp = form(tab, 'Daily check-up');
  await pick(checkUp, 'How do you feel?', 'Better');
  await button(checkUp, 'Enter doses').click();
  await field(checkUp, 'Amount').fill('2.5');
  await choose(tab, checkUp, 'Frequency', '3');
  await choose(tab, checkUp, 'Ingestion method', 'Sublingual');
  await field(checkUp, 'Comment').fill('Slept through the night');
  // A double click must log one check-up.
  await button(checkUp, 'Save check-up').click({ times: 2 });
  await heading(tab, 'Check Your Health Journey!').toBeVisible();
  await tab.getByText('1 check-up', { exact: true }).toBeVisible();
  const entry = tab.getByRole('article').first();
  await entry.getByText('1 dose, comment').click();
  await entry.toHaveText(/Slept through the night/);
});

test('the dosing history is shown, and its next page loads', async ({ tab, backend }) => {
  await backend.start('hundred-shoops', 'dosing-history');
  await heading(tab, 'Dosing History').toBeVisible();
  const recommendations = tab.getByRole('main').getByRole('article');
  await button(tab, 'Load more').toBeVisible();
  const countBefore = await recommendations.count();
  await button(tab, 'Load more').click();
  await expect.poll(recommendations.count).toBeGreaterThan(countBefore);
});

test('the bell opens the notifications, and a click on one opens its page', async ({ tab, backend }) => {
  await backend.start('half-done', 'dashboard');
  await backend.triggerEvent('note-shared', 'patient@clinic.test');
  await tab.reload();
  await button(tab, /^Notifications, \d+ unread/).click();
  const drawer = tab.getByRole('dialog', { name: 'Notifications' });
  await drawer.getByRole('link').filter({ hasText: 'shared a consultation note' }).first().click();
  await drawer.toBeHidden();
  expect(await tab.getByRole('heading', { level: 1 }).texts()).toHaveLength(1);
});
