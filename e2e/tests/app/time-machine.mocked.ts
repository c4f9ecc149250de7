import { expect, type Page, test } from 'playwright/test';
import type {} from '#mocks/controls/clinic-mock.ts';
import { pageBackend } from '../../support/backend.ts';
import { clickInPanel, openTab, panel } from '../../support/screens/console.ts';
import { field } from '../../support/screens/intake.ts';
import { stepUpdateButton } from '../../support/screens/profile.ts';
import { findSeat, theatrePath } from '../../support/theatre.ts';

const personalStep = './profile?step=personal';
const lastName = (page: Page) => page.getByLabel('Last name');
const chosenChange = (page: Page) => panel(page).getByRole('article', { name: 'Chosen change' });

/** Saves another last name, as the patient who is signed in. */
async function saveLastName(page: Page, name: string): Promise<void> {
  await page.goto(personalStep);
  await lastName(page).fill(name);
  await stepUpdateButton(page, 'personal').click();
  await expect(page).toHaveURL(/step=image/);
}

/** Goes back to the newest change with a text but the last, such as a renewed token. */
async function goBackTo(page: Page, text: string): Promise<void> {
  await openTab(page, 'Time');
  await expect(panel(page).getByRole('slider', { name: 'Change' })).toBeVisible();
  const backButton = panel(page).getByRole('button', { name: 'Back to here' });
  await expect(async () => {
    const isChosen = (await chosenChange(page).innerText()).includes(text) && (await backButton.isEnabled());
    if (!isChosen) await clickInPanel(page, 'Earlier');
    await expect(chosenChange(page)).toContainText(text, { timeout: 100 });
    await expect(backButton).toBeEnabled({ timeout: 100 });
  }).toPass();
  await backButton.click();
}

/** Returns how far the page's clock is ahead of the computer's; null while the page loads. */
const readShift = (page: Page) =>
  page
    .evaluate(() => Date.now())
    .then(
      (time) => time - Date.now(),
      () => null,
    );
/** Returns date and time by the page's clock; '' while the page loads. */
const readPageTime = (page: Page) => page.evaluate(() => new Date().toString()).catch(() => '');
const expectComputerTime = (page: Page) =>
  expect.poll(async () => Math.abs((await readShift(page)) ?? 5000)).toBeLessThan(1000);

test('data, page and clock go back to a change, and that can be undone', async ({ page }) => {
  await page.goto('./?scenario=complete');
  await expect(page.getByRole('heading', { name: 'Welcome, Ruth' })).toBeVisible();
  await saveLastName(page, 'First');
  await saveLastName(page, 'Second');
  await expect(page.getByRole('button', { name: 'Ruth Second' })).toBeVisible();
  // The first of the two saves was made by the patient who was called Okafor then.
  await goBackTo(page, 'Ruth Okafor, patient');
  await expect(page).toHaveURL(/step=personal/);
  await expect(lastName(page)).toHaveValue('First');
  await expect(page.getByRole('button', { name: 'Ruth First' })).toBeVisible();
  expect(await readShift(page)).toBeLessThan(0);
  await page.reload();
  await expect(lastName(page)).toHaveValue('First');
  expect(await readShift(page), 'the clock stays back, and runs on').toBeLessThan(0);
  // Undone: the change before the way back.
  await goBackTo(page, 'Ruth First, patient');
  await expect(lastName(page)).toHaveValue('Second');
  await clickInPanel(page, 'Return to now');
  await expectComputerTime(page);
  await expect(lastName(page)).toHaveValue('Second');
});

test('the session goes back, too, also into a second tab', async ({ page, context }) => {
  await pageBackend(page).start('clinic', './');
  await page.evaluate(() => window.clinicMock.signIn('patient@clinic.test'));
  await page.goto('./dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Grace' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('./login');
  await expect(other.getByRole('heading', { name: 'Welcome, Grace' })).toBeVisible();
  await page.evaluate(() => window.clinicMock.reset('physician'));
  await page.goto('./physician/dashboard');
  await expect(page.getByRole('heading', { name: 'Your patients', exact: true })).toBeVisible();
  // The second tab has followed the new session to a page of the physician's, and stays there.
  await expect(other.getByRole('heading', { name: 'Your patients', exact: true })).toBeVisible();
  await goBackTo(page, 'Sign-in as “patient@clinic.test”');
  await expect(page.getByRole('heading', { name: 'Welcome, Grace' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Grace Holloway' })).toBeVisible();
});

test('of 210 changes at least the last 200 are kept, and the oldest comes back to the letter', async ({
  page,
}) => {
  await page.goto('./?scenario=complete');
  await expect(page.getByRole('heading', { name: 'Welcome, Ruth' })).toBeVisible();
  const { before, after, count, ms } = await page.evaluate(async () => {
    const { clinicMock } = window;
    let before = '';
    for (let turn = 0; turn < 210; turn++) {
      await clinicMock.advance(1000);
      if (turn === 12) before = JSON.stringify(await clinicMock.snapshot());
    }
    const changes = await clinicMock.history();
    const start = performance.now();
    await clinicMock.goBack(changes.at(-198)?.number ?? 0);
    const ms = performance.now() - start;
    return { before, after: JSON.stringify(await clinicMock.snapshot()), count: changes.length, ms };
  });
  expect(count).toBeGreaterThanOrEqual(200);
  expect(count).toBeLessThan(210);
  expect(after === before, 'the state after the thirteenth advance').toBe(true);
  test.info().annotations.push({ type: 'ms to go back', description: String(Math.round(ms)) });
});

test('the clock jumps to moments that matter, with the user signed in', async ({ page }) => {
  await page.goto('./?scenario=complete');
  await expect(page.getByRole('heading', { name: 'Welcome, Ruth' })).toBeVisible();
  await openTab(page, 'Time');
  await clickInPanel(page, 'Go to: Midnight');
  await expect.poll(() => readPageTime(page)).toMatch(/23:59:5|00:00:/);
  await expect(page.getByRole('heading', { name: 'Welcome, Ruth' })).toBeVisible();
  await clickInPanel(page, 'Go to: Idle warning');
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await panel(page).getByLabel('Date and time').fill('2031-07-01T09:00');
  await clickInPanel(page, 'Set');
  await expect.poll(() => readPageTime(page)).toContain('Jul 01 2031 09:00');
  await expect(page.getByRole('heading', { name: 'Welcome, Ruth' })).toBeVisible();
  await clickInPanel(page, 'Return to now');
  await expectComputerTime(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Ruth' })).toBeVisible();
});

test('text that would be lost is named first, and stays if the tester does', async ({ page }) => {
  await page.goto('./?scenario=complete');
  await expect(page.getByRole('heading', { name: 'Welcome, Ruth' })).toBeVisible();
  await page.goto(personalStep);
  await lastName(page).fill('Not saved');
  await openTab(page, 'Time');
  await clickInPanel(page, 'Go to: Midnight');
  const question = panel(page).getByRole('group', { name: 'Unsaved text would be lost' });
  await expect(question).toContainText('Not saved on this page: Personal Information.');
  await clickInPanel(page, 'Stay here');
  await expect(lastName(page)).toHaveValue('Not saved');
  await clickInPanel(page, 'Go to: Midnight');
  // No second question of the browser: a dialog would be dismissed here, and the page would stay.
  await clickInPanel(page, 'Go and lose it');
  await expect(lastName(page)).toHaveValue('Okafor');
});

test('all seats of the theatre go back, each with its own session', async ({ page }) => {
  await page.goto(
    theatrePath(
      ['1002 physician@clinic.test physician/dashboard', '390 complete.patient@clinic.test dashboard'],
      'physician',
    ),
  );
  const physician = await findSeat(page, 1);
  const patient = await findSeat(page, 2);
  await expect(physician.page.getByRole('heading', { name: 'Your patients', exact: true })).toBeVisible();
  await expect(patient.page.getByRole('heading', { name: 'Welcome, Ruth' })).toBeVisible();
  const [change] = (await physician.page.evaluate(() => window.clinicMock.history())).slice(-1);
  await patient.page.evaluate(() => window.clinicMock.reset('clinic'));
  await patient.page.goto('./login');
  await expect(field(patient.page as never, 'Email')).toBeVisible();
  await physician.page.evaluate((number) => window.clinicMock.goBack(number), change?.number ?? 0);
  await expect(patient.page.getByRole('heading', { name: 'Welcome, Ruth' })).toBeVisible();
  await physician.page.goto('./physician/dashboard');
  await expect(physician.page.getByRole('heading', { name: 'Your patients', exact: true })).toBeVisible();
});
