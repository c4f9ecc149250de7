import { expect, type Page } from 'playwright/test';
import { heading, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { tabTo } from '../../support/keyboard.ts';
import { expectNothingCut } from '../../support/narrow.ts';
import { chooseDelete } from '../../support/screens/patient-list.ts';

const listPath = 'physician/list-patient';
const searchField = (page: Page) => page.getByRole('searchbox');
const nameLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const tableScroller = (page: Page) => page.locator('[data-patients]');
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const boxOf = async (page: Page, name: string) => {
  const box = await page.getByRole('columnheader', { name }).boundingBox();
  if (!box) throw new Error(`${name} is not in sight`);
  return box;
};

test('the list is searched, sorted, browsed and opened by keyboard', { tag: '@wcag-2.1.1' }, async ({
  page,
  backend,
}) => {
  await backend.start('ten-thousand-patients', listPath);
  await expect(page.getByText('10,000 patients')).toBeVisible();
  await tabTo(searchField(page));
  await page.keyboard.type('walker');
  await expect(page.getByText(/^\d+ of 10,000 patients$/)).toBeVisible();
  await tabTo(page.getByRole('columnheader', { name: 'Email' }).getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
  await tabTo(page.locator('[data-control=name]').first());
  const firstName = await focusedText(page);
  await page.keyboard.press('End');
  await expect.poll(() => focusedText(page)).not.toBe(firstName);
  const lastRow = page.locator('tr[data-patient]').last();
  expect(await lastRow.getAttribute('aria-rowindex')).toBe(
    await page.getByRole('table').getAttribute('aria-rowcount'),
  );
  await page.keyboard.press('Home');
  await expect.poll(() => focusedText(page)).toBe(firstName);
  await page.keyboard.press('ArrowDown');
  const secondName = await focusedText(page);
  expect(secondName).not.toBe(firstName);
  // The focused row stays mounted at any scroll position, and Tab continues from that row.
  await tableScroller(page).evaluate((element) => {
    element.scrollTop = element.scrollHeight / 2;
  });
  await expect.poll(() => focusedText(page)).toBe(secondName);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`${secondName}$`));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/patient-profile/);
  await expect(heading(page, secondName ?? '')).toBeVisible();
  await page.goBack();
  await expect(searchField(page)).toHaveValue('walker');
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
});

test('header and name column stay visible while the table scrolls both ways', async ({ page, backend }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await backend.start('physician', listPath);
  await expect(nameLink(page, 'Aaron Fischer')).toBeVisible();
  const [nameHeader, emailHeader] = [await boxOf(page, 'Full name'), await boxOf(page, 'Email')];
  await tableScroller(page).evaluate((element) => element.scrollTo(400, 900));
  await expect(nameLink(page, 'Aaron Fischer')).not.toBeInViewport();
  const scrolledName = await boxOf(page, 'Full name');
  expect(scrolledName.y).toBe(nameHeader.y);
  expect(scrolledName.x).toBeLessThanOrEqual(nameHeader.x);
  expect(scrolledName.x).toBeGreaterThan(0);
  const scrolledEmail = await boxOf(page, 'Email');
  expect([scrolledEmail.y, scrolledEmail.x]).toEqual([emailHeader.y, emailHeader.x - 400]);
  // The header must cover the rows.
  const topmostText = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('th')?.textContent,
    { x: scrolledName.x + 20, y: scrolledName.y + 20 },
  );
  expect(topmostText).toBe('Full name');
});

test('the table fills the window, and keeps 500 pixels in a short one', async ({ page, backend }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await backend.start('physician', listPath);
  await expect(page.getByText('60 patients')).toBeVisible();
  const measureTable = () =>
    tableScroller(page).evaluate((element) => {
      const { bottom, height } = element.getBoundingClientRect();
      const rows = [...element.querySelectorAll('tr[data-patient]')];
      const isWhole = (row: Element) => row.getBoundingClientRect().bottom <= Math.min(bottom, innerHeight);
      return { below: innerHeight - bottom, height, rows: rows.filter(isWhole).length };
    });
  const tallWindow = await measureTable();
  expect(tallWindow.rows).toBeGreaterThanOrEqual(11);
  expect(tallWindow.below).toBeGreaterThan(0);
  expect(tallWindow.below).toBeLessThan(40);
  await page.setViewportSize({ width: 1280, height: 560 });
  await expect.poll(async () => (await measureTable()).height).toBe(500);
  await searchField(page).fill('ruth okafor');
  await expect(page.getByText('1 of 60 patients')).toBeVisible();
  expect((await measureTable()).height).toBeLessThan(100);
});

test('a click in a row opens it; selecting text does not; a modified click opens a new tab', async ({
  page,
  backend,
  context,
}) => {
  await backend.start('physician', listPath);
  const row = page.getByRole('row').filter({ hasText: 'Aaron Fischer' });
  const emailCell = row.getByRole('cell', { name: /@mail.test/ });
  const box = await emailCell.boundingBox();
  if (!box) throw new Error('There is no e-mail');
  await page.mouse.move(box.x + 14, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 150, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(5);
  await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  await page.evaluate(() => getSelection()?.removeAllRanges());
  const [otherTab] = await Promise.all([
    context.waitForEvent('page'),
    emailCell.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  expect(otherTab.url()).toMatch(/patient-profile/);
  await otherTab.close();
  await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  await emailCell.click();
  await expect(page).toHaveURL(/patient-profile/);
});

test('a status filter creates a history entry, typing in the search does not', async ({ page, backend }) => {
  await backend.start('physician', 'physician/profile');
  await page.goto(listPath);
  await searchField(page).pressSequentially('ruth');
  await expect(page).toHaveURL(/search=ruth$/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('pending');
  await expect(page).toHaveURL(/status=pending/);
  await page.goBack();
  await expect(page).toHaveURL(/search=ruth$/);
  await expect(page.getByText('1 of 60 patients')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/physician\/profile/);
});

test('a row opened right after typing keeps the search for Back', async ({ page, backend }) => {
  await backend.start('physician', listPath);
  await searchField(page).pressSequentially('okafor');
  await page.getByRole('row').filter({ hasText: 'Ruth Okafor' }).getByRole('cell').nth(1).click();
  await expect(heading(page, 'Ruth Okafor')).toBeVisible();
  await page.goBack();
  await expect(searchField(page)).toHaveValue('okafor');
});

test('a deleted patient also disappears in another tab', async ({ page, backend, context }) => {
  await backend.start('physician', `${listPath}?search=aaron+fischer`);
  const recordPath = await nameLink(page, 'Aaron Fischer').getAttribute('href');
  const otherTab = await context.newPage();
  await otherTab.goto(recordPath ?? '');
  await expect(heading(otherTab, 'Aaron Fischer')).toBeVisible();
  await chooseDelete(page);
  const deleteDialog = page.getByRole('dialog', { name: 'Are you sure you want to Delete Patient?' });
  await deleteDialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('0 of 59 patients')).toBeVisible();
  // The dialog no longer asks for the patient's birth date.
  const statuses = async () => (await backend.calls()).map(({ status }) => status);
  await expect.poll(statuses).not.toContain(null);
  expect(await statuses()).not.toContain(403);
  await otherTab.reload();
  await expect(otherTab.getByText('This record is not open to you.')).toBeVisible();
});

test('list and dialog are accessible, and deceased patients are marked by more than color', {
  tag: '@wcag-1.4.1',
}, async ({ page, backend }) => {
  await backend.start('ten-thousand-patients', `${listPath}?status=deceased`);
  await expect(page.getByText('40 of 10,000 patients')).toBeVisible();
  await expectAccessible(page, 'deceased patients');
  await chooseDelete(page);
  await expect(page.getByRole('dialog')).toContainText('@mail.test');
  await expectAccessible(page, 'the question');
  await page.keyboard.press('Escape');
  const row = page.locator('tr[data-patient]').first();
  expect(await row.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('gradient');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await row.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('dashed');
  const statusMark = row.getByText('deceased');
  expect(await statusMark.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 800 }, hasTouch: true });

  test('cards fit 320 pixels, and of ten thousand only a few are rendered', { tag: '@wcag-1.4.10' }, async ({
    page,
    backend,
  }) => {
    await backend.start('ten-thousand-patients', listPath);
    await expect(page.getByText('10,000 patients')).toBeVisible();
    await expectNothingCut(page, 'cards');
    await expectAccessible(page, 'cards');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /^[F-N]/ })
        .first(),
    ).toBeVisible();
    expect(await page.locator('[data-patient]').count()).toBeLessThan(50);
    await chooseDelete(page, page.locator('[data-patient]').nth(3));
    await expect(page.getByRole('dialog')).toContainText('@mail.test');
    await expectNothingCut(page, 'the question');
  });
});
