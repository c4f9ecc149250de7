import { expect, type Page, test } from 'playwright/test';
import { intakeSections } from '#domain/intake/sections.ts';
import type {} from '#mocks/controls/clinic-mock.ts';
import { readCommit } from '../../../tools/ci/commit.ts';
import { expectAccessible } from '../../support/axe.ts';
import {
  consolePanel,
  findCharter,
  lensCard,
  lensText,
  listFieldsWithoutText,
  openCharters,
  readJunit,
  saveFile,
  turnLensOn,
} from '../../support/charters.ts';
import { findSeat } from '../../support/theatre.ts';

const title = 'Emergency contact and its phone';
const id = 'emergency-contact-and-its-phone';
const hostileNote = '</failure>]]> & <b>"two"</b>\n- [ ] spaces';

const findLastName = (page: Page) =>
  page.getByRole('form', { name: 'Contacts' }).getByRole('textbox', { name: 'Last name', exact: true });
const listResults = async (page: Page) => {
  const charters = await page.evaluate(() => window.clinicMock.charters());
  return charters.flatMap((charter) => (charter.result ? [[charter.id, charter.result.outcome]] : []));
};

test('a charter is started, ticked as failed, exported in both formats and cleared', async ({ page }) => {
  await page.goto('./login?scenario=clinic');
  const panel = await openCharters(page);
  await panel.getByRole('searchbox', { name: 'Search the charters' }).fill('emergency intake §2.2');
  await panel.getByRole('button', { name: `Start: ${title}` }).click();
  await expect(page).toHaveURL(/myHealth\/contact$/);
  await expect(findLastName(page)).toHaveValue('Okafor');
  const own = panel.getByRole('region', { name: /^This screen/ });
  await expect(own.getByRole('article').first()).toHaveAccessibleName(title);
  const charter = findCharter(page, title);
  await charter.getByRole('button', { name: 'Failed' }).click();
  await charter.getByRole('textbox', { name: 'Note' }).fill(hostileNote);
  await expect(charter.getByRole('button', { name: 'Failed' })).toHaveAttribute('aria-pressed', 'true');
  await expect(charter.getByText(`commit ${readCommit()}`)).toBeVisible();
  const attach = charter.getByRole('button', { name: `Attach the bug capsule: ${title}` });
  const capsule = await saveFile(page, attach);
  expect(capsule.name).toMatch(/\.har/);
  await expect(charter.getByText(`Bug capsule: ${capsule.name}`)).toBeVisible();

  const markdown = await saveFile(page, panel.getByRole('button', { name: 'Export Markdown' }));
  expect(markdown.name).toBe('charters.md');
  expect(markdown.text).toContain('0 passed, 1 failed, 0 unsure');
  expect(markdown.text).toContain(`**Failed:** ${title} (intake §2.2, intake §5)`);
  expect(markdown.text).toContain('Note: \\</failure\\>\\]\\]\\> \\& \\<b\\>"two"\\</b\\>');
  const junit = await saveFile(page, panel.getByRole('button', { name: 'Export JUnit XML' }));
  expect(junit.name).toBe('charters.xml');
  const { parserError, cases, failures, skipped } = await readJunit(page, junit.text);
  expect(parserError).toBe('');
  expect(failures).toEqual([hostileNote]);
  expect(cases).toContain(`charters.${id}`);
  expect(skipped).toHaveLength(cases.length - 1);

  // A reset and a load of the page keep the result.
  await page.goto('./myHealth/contact?scenario=half-done');
  await expect(charter.getByRole('textbox', { name: 'Note' })).toHaveValue(hostileNote);
  expect(await listResults(page)).toEqual([[id, 'failed']]);
  const clear = charter.getByRole('button', { name: `Clear the result: ${title}` });
  await clear.click();
  await charter.getByRole('button', { name: 'Keep it' }).click();
  await expect(clear).toBeFocused();
  await clear.click();
  await charter.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(charter.getByRole('button', { name: 'Passed' })).toBeFocused();
  expect(await listResults(page)).toEqual([]);
});

test('the list follows the page, and is accessible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./dashboard?scenario=half-done');
  const panel = await openCharters(page);
  await expect(findCharter(page, 'Dashboard of a newcomer')).toBeVisible();
  await findCharter(page, 'Dashboard of a newcomer').getByRole('button', { name: 'Unsure' }).click();
  await expectAccessible(page, 'charters on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // The app's own link loads no page.
  await page.getByRole('link', { name: 'Continue your Health Intake' }).click();
  await expect(findCharter(page, 'Diagnosis typed but not picked')).toBeVisible();
  await expect(panel.getByRole('region', { name: /^This screen/ })).not.toContainText(
    'Dashboard of a newcomer',
  );
});

test('a charter with two seats opens both, and its result is one for all seats', async ({ page }) => {
  await page.goto('./dosing-history?scenario=complete');
  await openCharters(page);
  await findCharter(page, 'Shoop arrives at the patient')
    .getByRole('link', { name: 'Start: Shoop arrives at the patient' })
    .click();
  const [physician, patient] = [await findSeat(page, 1), await findSeat(page, 2)];
  await expect(physician.page.getByRole('heading', { name: 'Ruth Okafor' }).first()).toBeVisible();
  await expect(patient.page.getByRole('heading', { level: 1, name: 'Dosing History' })).toBeVisible();
  await patient.frame.evaluate(() => window.clinicMock.tickCharter('shoop-arrives-at-the-patient', 'passed'));
  const seen = await physician.frame.evaluate(() => window.clinicMock.charters());
  expect(seen.find((charter) => charter.id === 'shoop-arrives-at-the-patient')?.result?.outcome).toBe(
    'passed',
  );
});

test('the lens describes what the mouse points at, and the page gets no click', async ({ page }) => {
  await page.goto('./myHealth/contact?scenario=complete');
  await expect(findLastName(page)).toBeVisible();
  await turnLensOn(page);
  await findLastName(page).hover({ force: true });
  await expect(lensCard(page).getByRole('heading', { level: 2 })).toHaveText('Textbox “Last name”');
  await expect(lensText(page, 'intake §2.2 Contacts')).toBeVisible();
  // A disabled button takes no pointer events of its own.
  const update = page.getByRole('form', { name: 'Contacts' }).getByRole('button', { name: 'Update' });
  await expect(update).toBeDisabled();
  await update.hover({ force: true });
  await expect(lensCard(page).getByRole('heading', { level: 2 })).toHaveText('Button “Update”');
  await expect(lensText(page, 'decision 27')).toBeVisible();
  const dashboard = page.getByRole('link', { name: 'Dashboard', exact: true });
  await dashboard.click({ force: true });
  await expect(lensCard(page).getByRole('heading', { level: 2 })).toHaveText('Link “Dashboard”');
  // The card is held: pointing elsewhere changes nothing.
  await findLastName(page).hover({ force: true });
  await lensText(page, 'accounts §2.3').click();
  await expect(lensCard(page).getByText('a red badge while anything is unread')).toBeVisible();
  await expect(page).toHaveURL(/myHealth\/contact$/);
  await expectAccessible(page, 'spec lens with a text');
  await page.keyboard.press('Escape');
  await expect(lensCard(page)).toBeHidden();
  await dashboard.click();
  await expect(page).toHaveURL(/dashboard$/);
});

test('the lens is driven by keyboard, also over a dialog of the page', async ({ page }) => {
  await page.goto('./myHealth/contact?scenario=complete');
  await findLastName(page).fill('Okafor-Berg');
  await turnLensOn(page);
  await expect(lensCard(page).getByRole('heading', { level: 2 })).toHaveText('Textbox “Last name”');
  await page.keyboard.press('Tab');
  await expect(lensCard(page).getByRole('heading', { level: 2 })).toHaveText('Textbox “Phone”');
  await expect(lensText(page, 'decision 34')).toBeVisible();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(lensCard(page)).toBeFocused();
  await lensText(page, 'decision 34').focus();
  await page.keyboard.press('Space');
  await expect(lensCard(page).getByText('555')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lensCard(page)).toBeHidden();
  const phone = page
    .getByRole('form', { name: 'Contacts' })
    .getByRole('textbox', { name: 'Phone', exact: true });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('(303) 555-0135');

  await page.getByRole('button', { name: 'Ruth Okafor' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out without saving?' });
  await expect(dialog).toBeVisible();
  await turnLensOn(page);
  await expect(lensText(page, 'decision 59')).toBeVisible();
  // The first Escape is the lens's, the second one the dialog's.
  await page.keyboard.press('Escape');
  await expect(lensCard(page)).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the lens answers each field of the intake with its section', async ({ page }) => {
  await page.goto('./dashboard?scenario=complete');
  await expect(page.getByRole('heading', { name: 'Welcome, Ruth' })).toBeVisible();
  for (const { segment, title: sectionTitle, module } of intakeSections) {
    if (module === 'MyDocuments') continue;
    await page.goto(`./myHealth/${segment}`);
    const form = page.getByRole('form', { name: sectionTitle, exact: true });
    await expect(form).toBeVisible();
    await turnLensOn(page);
    const ownSection = new RegExp(`^intake §2\\.\\d+ ${sectionTitle}$`);
    expect(await listFieldsWithoutText(form, ownSection), sectionTitle).toEqual([]);
  }
});

test('no page loads the charters or the lens before they are asked for', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const parts = /charter|lens|spec-/;
  await page.goto('./login?scenario=clinic');
  await expect(page.getByRole('button', { name: 'Mock console' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.filter((path) => parts.test(path))).toEqual([]);
  await turnLensOn(page);
  expect(files.filter((path) => parts.test(path)).length).toBeGreaterThan(2);
  await expect(lensText(page, 'accounts §2.7 Login')).toBeVisible();
  await page.keyboard.press('Alt+Shift+L');
  await expect(lensCard(page)).toBeHidden();
  // Nothing outside of the app was asked for.
  await expect(consolePanel(page)).toBeHidden();
});
