import { expect, type Page } from 'playwright/test';
import { heading, pathOf, test } from '../../support/app.ts';
import {
  checkUp,
  comment,
  entries,
  openDoses,
  pick,
  rate,
  saveCheckUp,
} from '../../support/screens/check-up.ts';

/** Time in ms, under a day: after a whole day the session cannot be renewed. */
const MOST_OF_A_DAY = 20 * 3_600_000;

/** Expects the two newest entries in the journey. */
async function expectLastTwoEntries(page: Page): Promise<void> {
  const newest = entries(page).first();
  await expect(newest).toContainText('No feeling given');
  await newest.getByRole('button').click();
  await expect(newest).toContainText('No Status Added');
  await expect(newest).toContainText('Slept through the night');
  await expect(newest).toContainText('CBG oil');
  await expect(newest).toContainText('2.5 mg · 3 times a day · Sublingual');
  await entries(page).nth(1).getByRole('button').click();
  await expect(entries(page).nth(1)).toContainText('Mental Health');
}

test('check-ups of several days are listed in the journey, with the last doses prefilled', async ({
  page,
  backend,
}) => {
  await backend.start('new-patient', 'health-journey');
  await page.getByRole('main').getByRole('link', { name: 'Log a check-up' }).click();
  const medicine = checkUp(page).getByRole('radiogroup', { name: 'Did you take medicine today?' });
  await expect(medicine.getByRole('radio', { name: 'NO' })).toBeChecked();
  await saveCheckUp(page);
  await expect(heading(page, 'Check Your Health Journey!')).toBeVisible();
  await expect(page.getByText('1 check-up', { exact: true })).toBeVisible();

  await backend.advance(MOST_OF_A_DAY);
  await page.goto('add-symptoms?yes=true');
  await expect(medicine.getByRole('radio', { name: 'YES' })).toBeChecked();
  await rate(page, 'How do you feel?', 'Worse');
  await openDoses(page);
  await checkUp(page).getByRole('textbox', { name: 'Amount' }).fill('2.5');
  await pick(page, 'Frequency', '3');
  await pick(page, 'Ingestion method', 'Sublingual');
  await pick(page, 'Product', 'CBG oil');
  await rate(page, 'Mental Health', 'Same');
  await saveCheckUp(page);
  await expect(page.getByText('2 check-ups', { exact: true })).toBeVisible();

  await backend.advance(MOST_OF_A_DAY);
  await page.goto('add-symptoms?yes=true');
  await checkUp(page).getByRole('button', { name: 'Same as last time' }).click();
  await comment(page).fill('Slept through the night');
  await checkUp(page).getByRole('button', { name: 'Save check-up' }).dblclick();
  await expect(page.getByText('3 check-ups', { exact: true })).toBeVisible();
  await expect(page.getByText('Thank you, your check-up is saved.')).toBeVisible();

  await expectLastTwoEntries(page);

  const { tables } = await backend.snapshot();
  const own = tables.checkUps.filter(({ userId }) => userId === 'new-patient');
  expect(own.map(({ cannabisToday, status, objective }) => [cannabisToday, status, objective])).toEqual([
    ['no', '', {}],
    ['yes', 'worse', { mentalHealth: 'same' }],
    ['yes', '', {}],
  ]);
  await page.reload();
  await expect(entries(page)).toHaveCount(3);
  await expect(page.getByText('Thank you, your check-up is saved.'), 'is said once').toBeHidden();
});

test('each click loads ten more entries; leaving with unsaved input asks first', async ({
  page,
  backend,
}) => {
  await backend.start('complete', 'health-journey');
  await expect(entries(page)).toHaveCount(10);
  const more = page.getByRole('button', { name: 'Load more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveCount(20);
  await expect(entries(page).nth(10).getByRole('button')).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Log a check-up' }).click();
  await checkUp(page).getByRole('radio', { name: 'YES' }).check();
  await comment(page).fill('Half a thought');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(comment(page)).toHaveValue('Half a thought');
  expect(pathOf(page)).toBe('/add-symptoms');
});

test('a check-up is logged by keyboard alone', { tag: '@wcag-2.1.1' }, async ({ page, backend }) => {
  await backend.start('half-done', 'add-symptoms');
  const focused = (role: 'radio' | 'button', name: string) =>
    expect(checkUp(page).getByRole(role, { name, exact: true }).first()).toBeFocused();
  await checkUp(page).getByRole('radio', { name: 'NO' }).focus();
  await page.keyboard.press('ArrowUp');
  await focused('radio', 'YES');
  await expect(checkUp(page).getByRole('button', { name: 'Same as last time' })).toBeVisible();
  await page.keyboard.press('Tab');
  await focused('radio', 'Worse');
  await page.keyboard.press('ArrowRight');
  await focused('radio', 'Same');
  await page.keyboard.press('Tab');
  await focused('button', 'Same as last time');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await focused('button', 'Change doses');
  await page.keyboard.press('Enter');
  const amount = checkUp(page).getByRole('textbox', { name: 'Amount' }).first();
  await expect(amount).toHaveValue('2.5');
  await expect(amount).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you, your check-up is saved.')).toBeVisible();
  const opener = entries(page).first().getByRole('button');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
});
