import { expect } from 'playwright/test';
import { heading } from '../app.ts';
import { expectToast } from '../screens/toasts.ts';
import { fillIn, formOf, refuseOnce, type TestUser } from './walker.ts';

/** Time in ms, under a day: after a whole day the session cannot be renewed (docs/mock.md). */
const nearlyADayMs = 23.5 * 3_600_000;

/** Chooses two physicians and removes the second (accounts §2.16, §8). */
export async function choosePhysicians({ page }: TestUser): Promise<void> {
  await page.getByRole('link', { name: 'Choose a physician' }).click();
  const form = formOf(page, 'Physician');
  const linkedPhysicians = form.getByRole('region', { name: 'Your physicians' }).getByRole('listitem');
  const addButton = form.getByRole('button', { name: 'Add', exact: true });
  await expect(addButton).toBeDisabled();
  for (const name of ['Helen Ashworth', 'Samir Banerjee']) {
    await form.getByRole('combobox', { name: 'Select Physician' }).fill(name);
    await page.getByRole('option', { name }).click();
    await addButton.click();
    await expect(linkedPhysicians.filter({ hasText: name })).toBeVisible();
  }
  await form.getByRole('button', { name: /^Remove .*Samir Banerjee/ }).click();
  const confirmDialog = page.getByRole('dialog', { name: 'Remove physician' });
  await expect(confirmDialog).toContainText(
    /Please confirm you no longer wants to take services of Physician .*Samir Banerjee/,
  );
  await confirmDialog.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Deleted Successfully');
  await expect(linkedPhysicians).toHaveCount(1);
}

/** Logs a day's check-up, from the dashboard's question to the journey (accounts §2.14, §2.15). */
async function logDay(walker: TestUser, day: number): Promise<void> {
  const { page } = walker;
  await page.goto('add-symptoms?yes');
  const form = formOf(page, 'Daily check-up');
  const dose = form.getByRole('group', { name: 'Dose 1' });
  await form
    .getByRole('radiogroup', { name: 'How do you feel?' })
    .getByRole('radio', { name: 'Better' })
    .check();
  if (day === 1) {
    await form.getByRole('button', { name: 'Enter doses' }).click();
    await fillIn(dose, { Amount: '2.5' });
    await refuseOnce(walker, 'createCheckUp');
    await form.getByRole('button', { name: 'Save check-up' }).click();
    await expect(form.getByText('Please Check your Service Provider')).toBeVisible();
    await expect(dose.getByRole('textbox', { name: 'Amount' })).toHaveValue('2.5');
  } else await form.getByRole('button', { name: 'Same as last time' }).click();
  await form.getByRole('button', { name: 'Save check-up' }).click();
  await expect(heading(page, 'Check Your Health Journey!')).toBeVisible();
  await expect(page.getByText(day === 1 ? '1 check-up' : `${day} check-ups`, { exact: true })).toBeVisible();
}

/** Logs check-ups for a week; the server's clock advances daily and the session is renewed. */
export async function logWeek(walker: TestUser): Promise<void> {
  for (let day = 1; day <= 7; day += 1) {
    if (day > 1) await walker.backend.advance(nearlyADayMs);
    await logDay(walker, day);
  }
  await expect(walker.page.getByRole('article')).toHaveCount(7);
}
