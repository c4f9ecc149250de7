import { expect } from 'playwright/test';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import { emailField, logInButton, passwordField, test } from '../../support/app.ts';
import { countPresses } from '../../support/presses.ts';
import { typeRuth } from '../../support/screens/physician-dashboard.ts';
import { medicine, saveAndSend, shoopForm, target } from '../../support/screens/shoop-form.ts';
import { shoopDialog } from '../../support/screens/shoops.ts';
import { expectToast } from '../../support/screens/toasts.ts';

test('a physician logs in, finds a patient and sends a changed copy of the newest Shoop in six presses', async ({
  page,
  backend,
}) => {
  const { press, pressKey, count } = countPresses(page);
  await backend.start('clinic', 'login');
  await emailField(page).fill('physician@clinic.test');
  await passwordField(page).fill(demoPassword);
  await press(logInButton(page));
  await typeRuth(page);
  await pressKey('Enter');
  await press(page.getByRole('button', { name: /^Start from this Shoop/ }).first());
  await expect(target(page)).toBeFocused();
  await page.keyboard.type('20');
  await press(medicine(page, 1).getByRole('button', { name: 'Split evenly' }));
  await press(saveAndSend(page));
  const preview = shoopDialog(page, 'Send this Shoop?');
  await press(preview.getByRole('button', { name: 'Send to Ruth Okafor' }));
  await expectToast(page, 'Your Shoop is sent to Ruth Okafor');
  expect(count()).toBe(6);

  await expect(shoopForm(page).getByRole('heading', { name: 'Create New SHOOP' })).toBeVisible();
  const { shoops } = (await backend.snapshot()).tables;
  const [before, after] = shoops
    .filter(({ userId, isReady }) => userId === 'complete-patient' && isReady)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .slice(-2);
  expect(after).toMatchObject({
    targetCannabinoid: before?.targetCannabinoid,
    ingestionMethod: before?.ingestionMethod,
    note: before?.note,
    dailyDose: 20,
    ShoopDoses: [
      { dose: 10, doseTime: 'Morning' },
      { dose: 10, doseTime: 'Evening' },
    ],
  });
  expect(after?.id).not.toBe(before?.id);
});
