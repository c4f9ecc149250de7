import { expect, type Page } from 'playwright/test';
import { logIn, logOut, test } from '../../support/app.ts';
import { databasesOnDisk } from '../../support/disk.ts';
import { fillMedicine, saveAndSendButton, targetField } from '../../support/screens/shoop-form.ts';
import { shoopDialog, shoopPath } from '../../support/screens/shoops.ts';

const physicianEmail = 'physician@clinic.test';
const minuteMs = 60_000;
const preview = (page: Page) => shoopDialog(page, 'Send this Shoop?');
const recipientQuestion = (page: Page) =>
  preview(page).getByRole('radiogroup', { name: 'Whom is this one for?' });
const sendButton = (page: Page) => preview(page).getByRole('button', { name: /^Send to / });

/** Builds a Shoop on a patient's page, up to the preview. */
async function buildShoopFor(page: Page, patientId: string): Promise<void> {
  await page.goto(shoopPath('new', patientId));
  await fillMedicine(page, 'CBC');
  await saveAndSendButton(page).click();
  await expect(sendButton(page)).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(targetField(page, 1)).toHaveValue('');
}

/** Confirms that the Shoop is for the page's patient and sends it. */
async function answerAndSend(page: Page): Promise<void> {
  await expect(sendButton(page)).toBeDisabled();
  await recipientQuestion(page).getByRole('radio').first().check();
  await send(page);
}

test('the recipient of a Shoop is asked for in another tab and after a reload, not after a logout', async ({
  page,
  backend,
}) => {
  await backend.start('physician', shoopPath('new'));
  await buildShoopFor(page, 'complete-patient');
  await expect(recipientQuestion(page)).toHaveCount(0);
  await send(page);
  const disk = JSON.stringify(await databasesOnDisk(page));
  expect(disk, 'the sending is remembered').toContain('sent lately');
  expect(disk, 'nothing is readable').not.toMatch(/Ruth|Okafor|11-03-1957|complete-patient|CBC/);

  const secondTab = await page.context().newPage();
  await buildShoopFor(secondTab, 'patient');
  await expect(preview(secondTab)).toContainText('Nearly the same Shoop went to Ruth Okafor a minute ago.');
  await answerAndSend(secondTab);
  await secondTab.close();

  await page.reload();
  await buildShoopFor(page, 'new-patient');
  await expect(recipientQuestion(page)).toBeVisible();
  await answerAndSend(page);

  await logOut(page, 'Helen Ashworth');
  await logIn(page, physicianEmail);
  // The login screen also has a heading with “Welcome”.
  await expect(page.getByRole('button', { name: 'Helen Ashworth' })).toBeVisible();
  await buildShoopFor(page, 'complete-patient');
  await expect(recipientQuestion(page)).toHaveCount(0);
});

test('after ten minutes the recipient of a Shoop is not asked for any more', async ({ page, backend }) => {
  await page.clock.install();
  await backend.start('physician', shoopPath('new'));
  await buildShoopFor(page, 'complete-patient');
  await send(page);
  await page.clock.fastForward(9 * minuteMs);
  await buildShoopFor(page, 'patient');
  await expect(recipientQuestion(page)).toBeVisible();
  await preview(page).getByRole('button', { name: 'Back' }).click();
  await page.clock.fastForward(minuteMs);
  await saveAndSendButton(page).click();
  await expect(sendButton(page)).toBeEnabled();
  await expect(recipientQuestion(page)).toHaveCount(0);
});
