import { expect, type Page } from 'playwright/test';
import { logIn, logOut, test } from '../../support/app.ts';
import { databasesOnDisk } from '../../support/disk.ts';
import { fillMedicine, saveAndSend, target } from '../../support/screens/shoop-form.ts';
import { shoopDialog, shoopPath } from '../../support/screens/shoops.ts';

const PHYSICIAN = 'physician@clinic.test';
const MINUTE = 60_000;
const preview = (page: Page) => shoopDialog(page, 'Send this Shoop?');
const question = (page: Page) => preview(page).getByRole('radiogroup', { name: 'Whom is this one for?' });
const yes = (page: Page) => preview(page).getByRole('button', { name: /^Send to / });

/** Builds a Shoop on a patient's page, up to the preview. */
async function buildFor(page: Page, patientId: string): Promise<void> {
  await page.goto(shoopPath('new', patientId));
  await fillMedicine(page, 'CBC');
  await saveAndSend(page).click();
  await expect(yes(page)).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await yes(page).click();
  await expect(target(page, 1)).toHaveValue('');
}

/** Confirms that the Shoop is for the page's patient and sends it. */
async function answerAndSend(page: Page): Promise<void> {
  await expect(yes(page)).toBeDisabled();
  await question(page).getByRole('radio').first().check();
  await send(page);
}

test('the recipient of a Shoop is asked for in another tab and after a reload, not after a logout', async ({
  page,
  backend,
}) => {
  await backend.start('physician', shoopPath('new'));
  await buildFor(page, 'complete-patient');
  await expect(question(page)).toHaveCount(0);
  await send(page);
  const disk = JSON.stringify(await databasesOnDisk(page));
  expect(disk, 'the sending is remembered').toContain('sent lately');
  expect(disk, 'nothing is readable').not.toMatch(/Ruth|Okafor|11-03-1957|complete-patient|CBC/);

  const second = await page.context().newPage();
  await buildFor(second, 'patient');
  await expect(preview(second)).toContainText('Nearly the same Shoop went to Ruth Okafor a minute ago.');
  await answerAndSend(second);
  await second.close();

  await page.reload();
  await buildFor(page, 'new-patient');
  await expect(question(page)).toBeVisible();
  await answerAndSend(page);

  await logOut(page, 'Helen Ashworth');
  await logIn(page, PHYSICIAN);
  // The login screen also has a heading with “Welcome”.
  await expect(page.getByRole('button', { name: 'Helen Ashworth' })).toBeVisible();
  await buildFor(page, 'complete-patient');
  await expect(question(page)).toHaveCount(0);
});

test('after ten minutes the recipient of a Shoop is not asked for any more', async ({ page, backend }) => {
  await page.clock.install();
  await backend.start('physician', shoopPath('new'));
  await buildFor(page, 'complete-patient');
  await send(page);
  await page.clock.fastForward(9 * MINUTE);
  await buildFor(page, 'patient');
  await expect(question(page)).toBeVisible();
  await preview(page).getByRole('button', { name: 'Back' }).click();
  await page.clock.fastForward(MINUTE);
  await saveAndSend(page).click();
  await expect(yes(page)).toBeEnabled();
  await expect(question(page)).toHaveCount(0);
});
