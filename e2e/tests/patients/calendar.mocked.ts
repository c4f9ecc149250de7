import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { parseWithThreeParsers } from '#domain/shoops/reminders/parsed-calendar.ts';
import { test } from '../../support/app.ts';

/** Downloads the reminders and parses them like three calendar programs. */
async function downloadReminders(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('reminders.ics');
  await expect(dialog.getByRole('status')).toContainText('was downloaded');
  const text = await readFile(await download.path(), 'utf8');
  const [firstParse = [], ...otherParses] = parseWithThreeParsers(text);
  for (const other of otherParses) expect(other).toEqual(firstParse);
  return { text, events: firstParse };
}

test('a patient adds reminders to a calendar, privately, then with the medicine’s name', async ({
  page,
  backend,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T15:00:00Z'));
  await backend.start('half-done', 'dosing-history');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const privateReminders = await downloadReminders(page);
  expect(privateReminders.text).not.toMatch(/CBD|mg|cannab|dos/i);
  // It is 10:00 AM in New York, so this morning is over. An earlier recommendation ends.
  expect(privateReminders.events.map(({ start, title, status }) => [start, title, status])).toEqual([
    ['2026-11-25T08:00', 'Reminder', 'CONFIRMED'],
    ['2026-11-24T20:00', 'Reminder', 'CONFIRMED'],
    [expect.stringMatching(/T13:00$/), 'Reminder ended', 'CANCELLED'],
  ]);
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  await dialog.getByRole('checkbox', { name: 'Show the medicine’s name in my calendar' }).check();
  await dialog.getByLabel('Evening').fill('21:30');
  const namedReminders = await downloadReminders(page);
  expect(namedReminders.events.map(({ uid }) => uid)).toEqual(privateReminders.events.map(({ uid }) => uid));
  expect(namedReminders.events[1]).toMatchObject({
    start: '2026-11-24T21:30',
    title: 'Evening: CBD (cannabidiol)',
    alarms: ['DISPLAY PT0S Evening: CBD (cannabidiol)'],
  });
  expect(namedReminders.events[1]?.description).toContain('CBD (cannabidiol): Dose 15\u00a0mg');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeFocused();
});
