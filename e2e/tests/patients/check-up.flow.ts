import { expect, type Page } from 'playwright/test';
import { heading, pathOf, test } from '../../support/app.ts';
import {
  checkUpForm,
  chooseInFirstDose,
  commentField,
  journeyCards,
  openDoses,
  rateFeeling,
  saveCheckUp,
} from '../../support/screens/check-up.ts';

/** Time in ms, under a day: after a whole day the session cannot be renewed. */
const mostOfADayMs = 20 * 3_600_000;

/** Expects the two newest entries in the journey. */
async function expectLastTwoEntries(page: Page): Promise<void> {
  const newestCard = journeyCards(page).first();
  await expect(newestCard).toContainText('No feeling given');
  await newestCard.getByRole('button').click();
  await expect(newestCard).toContainText('No Status Added');
  await expect(newestCard).toContainText('Slept through the night');
  await expect(newestCard).toContainText('CBG oil');
  await expect(newestCard).toContainText('2.5 mg · 3 times a day · Sublingual');
  await journeyCards(page).nth(1).getByRole('button').click();
  await expect(journeyCards(page).nth(1)).toContainText('Mental Health');
}

test('check-ups of several days are listed in the journey, with the last doses prefilled', async ({
  page,
  backend,
}) => {
  await backend.start('new-patient', 'health-journey');
  await page.getByRole('main').getByRole('link', { name: 'Log a check-up' }).click();
  const medicineGroup = checkUpForm(page).getByRole('radiogroup', { name: 'Did you take medicine today?' });
  await expect(medicineGroup.getByRole('radio', { name: 'NO' })).toBeChecked();
  await saveCheckUp(page);
  await expect(heading(page, 'Check Your Health Journey!')).toBeVisible();
  await expect(page.getByText('1 check-up', { exact: true })).toBeVisible();

  await backend.advance(mostOfADayMs);
  await page.goto('add-symptoms?yes=true');
  await expect(medicineGroup.getByRole('radio', { name: 'YES' })).toBeChecked();
  await rateFeeling(page, 'How do you feel?', 'Worse');
  await openDoses(page);
  await checkUpForm(page).getByRole('textbox', { name: 'Amount' }).fill('2.5');
  await chooseInFirstDose(page, 'Frequency', '3');
  await chooseInFirstDose(page, 'Ingestion method', 'Sublingual');
  await chooseInFirstDose(page, 'Product', 'CBG oil');
  await rateFeeling(page, 'Mental Health', 'Same');
  await saveCheckUp(page);
  await expect(page.getByText('2 check-ups', { exact: true })).toBeVisible();

  await backend.advance(mostOfADayMs);
  await page.goto('add-symptoms?yes=true');
  await checkUpForm(page).getByRole('button', { name: 'Same as last time' }).click();
  await commentField(page).fill('Slept through the night');
  await checkUpForm(page).getByRole('button', { name: 'Save check-up' }).dblclick();
  await expect(page.getByText('3 check-ups', { exact: true })).toBeVisible();
  await expect(page.getByText('Thank you, your check-up is saved.')).toBeVisible();

  await expectLastTwoEntries(page);

  const { tables } = await backend.snapshot();
  const patientCheckUps = tables.checkUps.filter(({ userId }) => userId === 'new-patient');
  expect(
    patientCheckUps.map(({ cannabisToday, status, objective }) => [cannabisToday, status, objective]),
  ).toEqual([
    ['no', '', {}],
    ['yes', 'worse', { mentalHealth: 'same' }],
    ['yes', '', {}],
  ]);
  await page.reload();
  await expect(journeyCards(page)).toHaveCount(3);
  await expect(page.getByText('Thank you, your check-up is saved.'), 'is said once').toBeHidden();
});

test('each click loads ten more entries; leaving with unsaved input asks first', async ({
  page,
  backend,
}) => {
  await backend.start('complete', 'health-journey');
  await expect(journeyCards(page)).toHaveCount(10);
  const loadMoreButton = page.getByRole('button', { name: 'Load more' });
  await loadMoreButton.focus();
  await page.keyboard.press('Enter');
  await expect(journeyCards(page)).toHaveCount(20);
  await expect(journeyCards(page).nth(10).getByRole('button')).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Log a check-up' }).click();
  await checkUpForm(page).getByRole('radio', { name: 'YES' }).check();
  await commentField(page).fill('Half a thought');
  await page.goBack();
  const leaveDialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaveDialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(leaveDialog).toBeHidden();
  await expect(commentField(page)).toHaveValue('Half a thought');
  expect(pathOf(page)).toBe('/add-symptoms');
});

test('a check-up is logged by keyboard alone', { tag: '@wcag-2.1.1' }, async ({ page, backend }) => {
  await backend.start('half-done', 'add-symptoms');
  const expectFocused = (role: 'radio' | 'button', name: string) =>
    expect(checkUpForm(page).getByRole(role, { name, exact: true }).first()).toBeFocused();
  await checkUpForm(page).getByRole('radio', { name: 'NO' }).focus();
  await page.keyboard.press('ArrowUp');
  await expectFocused('radio', 'YES');
  await expect(checkUpForm(page).getByRole('button', { name: 'Same as last time' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expectFocused('radio', 'Worse');
  await page.keyboard.press('ArrowRight');
  await expectFocused('radio', 'Same');
  await page.keyboard.press('Tab');
  await expectFocused('button', 'Same as last time');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectFocused('button', 'Change doses');
  await page.keyboard.press('Enter');
  const amount = checkUpForm(page).getByRole('textbox', { name: 'Amount' }).first();
  await expect(amount).toHaveValue('2.5');
  await expect(amount).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you, your check-up is saved.')).toBeVisible();
  const detailsButton = journeyCards(page).first().getByRole('button');
  await expect(detailsButton).toHaveAttribute('aria-expanded', 'false');
  await detailsButton.focus();
  await page.keyboard.press('Enter');
  await expect(detailsButton).toHaveAttribute('aria-expanded', 'true');
});
