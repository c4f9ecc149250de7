import { expect, type Page, test } from 'playwright/test';
import type {} from '#mocks/controls/clinic-mock.ts';
import { readCommit } from '../../../tools/ci/commit.ts';
import { pageBackend } from '../../support/backend.ts';
import { clickInPanel, launcher, openTab, panel } from '../../support/screens/console.ts';

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

const ruthsPage = 'physician/patient-profile/complete-patient';

test('the console stays open on its tab across a sign-in and a page load', async ({ page }) => {
  await page.goto('./?scenario=clinic');
  await openTab(page, 'People');
  await clickInPanel(page, 'Sign in as Helen Ashworth');
  await expectHeading(page, 'Your patients');
  const people = panel(page).getByRole('tab', { name: 'People' });
  await expect(people).toHaveAttribute('aria-selected', 'true');
  await openTab(page, 'Faults');
  await page.reload();
  await expect(panel(page).getByRole('tab', { name: 'Faults' })).toHaveAttribute('aria-selected', 'true');
  // A page that opens with the console open leaves the focus to the page.
  expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(launcher(page)).toBeFocused();
  await page.reload();
  await expect(launcher(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('a mocked build says that its people are made up, and the console names its commit', async ({
  page,
}) => {
  await page.goto('./login');
  await expect(page.getByRole('contentinfo')).toContainText('Demo data: no real people');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await launcher(page).click();
  await expect(panel(page)).toContainText(`commit ${readCommit()}`);
});

test('a physician switches to the patient whose page is open, and back to that page', async ({ page }) => {
  await page.goto('./physician/dashboard?scenario=physician');
  await openTab(page, 'People');
  await expect(panel(page).getByRole('button', { name: 'Become this patient' })).toBeHidden();
  // The app's own link navigates without a page load; the console must follow.
  await page.getByRole('combobox', { name: 'Find a patient' }).fill('Ruth');
  await page.getByRole('option', { name: /Ruth Okafor/ }).click();
  await expect(page).toHaveURL(new RegExp(ruthsPage));
  await clickInPanel(page, 'Become this patient');
  await expectHeading(page, 'Welcome, Ruth');
  await clickInPanel(page, 'Back to Helen Ashworth');
  await expect(page).toHaveURL(new RegExp(ruthsPage));
  await expectHeading(page, 'Ruth Okafor');
  await expect(panel(page).getByText('Helen Ashworth, physician')).toBeVisible();
});

test('an invited patient has no password: the invitation is opened instead', async ({ page }) => {
  await page.goto('./physician/dashboard?scenario=invited');
  await openTab(page, 'People');
  await panel(page).getByRole('textbox', { name: 'Search all people' }).fill('novak pending');
  await expect(panel(page).getByText('Invited: no password yet', { exact: false })).toBeVisible();
  await clickInPanel(page, 'Open the invitation of Iris Novak');
  await expectHeading(page, 'Verify Phone Number');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible();
});

test('one click makes every second save fail, in all tabs, until it is undone', async ({ page, context }) => {
  await page.goto('./?scenario=half-done');
  await expectHeading(page, 'Welcome, Grace');
  const secondTab = await context.newPage();
  await secondTab.goto('./dashboard');
  await openTab(page, 'Faults');
  const preset = panel(page).getByRole('button', { name: /^Every second save fails/ });
  await preset.click();
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  const trySave = (tab: Page) =>
    tab.evaluate(async () => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('token')}`,
        'Content-Type': 'application/json',
      };
      const body = JSON.stringify({ twoFA: false });
      return (await fetch('/api/dashboard/profile', { method: 'POST', headers, body })).status;
    });
  const saveStatuses = [];
  for (const where of [page, secondTab, secondTab, page]) saveStatuses.push(await trySave(where));
  expect(saveStatuses).toEqual([200, 500, 200, 500]);
  await preset.click();
  await expect(preset).toHaveAttribute('aria-pressed', 'false');
  expect([await trySave(page), await trySave(page)]).toEqual([200, 200]);
});

test('an expired session leads to the login once and ends the fault', async ({ page }) => {
  await page.goto('./?scenario=half-done');
  await expectHeading(page, 'Welcome, Grace');
  await openTab(page, 'Faults');
  await clickInPanel(page, 'Session runs out');
  await page.getByRole('link', { name: 'Health Intake' }).first().click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(() => page.evaluate(() => window.clinicMock.faults())).toEqual([]);
});

test('a named snapshot survives loads and resets, and keeps the session', async ({ page }) => {
  await page.goto('./?scenario=half-done');
  await expectHeading(page, 'Welcome, Grace');
  await pageBackend(page).fault({ endpoint: 'readContacts', effect: { kind: 'offline' } });
  await openTab(page, 'Data');
  await panel(page).getByRole('textbox', { name: 'Name of the snapshot' }).fill('Before the visit');
  await clickInPanel(page, 'Save snapshot');
  await expect(panel(page).getByRole('heading', { name: 'Before the visit' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Before the visit');
  await page.goto('./?scenario=half-done');
  await expectHeading(page, 'Welcome, Grace');
  expect(await page.evaluate(() => window.clinicMock.faults())).toEqual([]);
  const reloaded = page.waitForEvent('load');
  await clickInPanel(page, 'Restore Before the visit');
  await reloaded;
  await expectHeading(page, 'Welcome, Grace');
  expect(await page.evaluate(() => window.clinicMock.faults())).toHaveLength(1);
  await clickInPanel(page, 'Delete Before the visit');
  await clickInPanel(page, 'Delete for good');
  await expect(panel(page).getByText('No snapshots yet')).toBeVisible();
});

test('the launcher shows how far the mock’s clock is ahead', async ({ page }) => {
  await pageBackend(page).start('physician', './physician/dashboard');
  await expect(launcher(page)).toHaveAccessibleName('Mock console');
  await pageBackend(page).advance(2 * 24 * 60 * 60_000);
  await expect(launcher(page)).toHaveAccessibleName('Mock console (clock 2 days ahead)');
  await expect(page.getByText('+2d')).toBeVisible();
  await page.reload();
  await expect(launcher(page)).toHaveAccessibleName('Mock console (clock 2 days ahead)');
});
