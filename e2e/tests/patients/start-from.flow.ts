import { expect } from 'playwright/test';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import { emailField, logInButton, passwordField, test } from '../../support/app.ts';
import { createPressCounter } from '../../support/press-counter.ts';
import { typeRuth } from '../../support/screens/physician-dashboard.ts';
import { medicineCard, saveAndSendButton, shoopForm, targetField } from '../../support/screens/shoop-form.ts';
import { shoopDialog } from '../../support/screens/shoops.ts';
import { expectToast } from '../../support/screens/toasts.ts';

test('a physician logs in, finds a patient and sends a changed copy of the newest Shoop in six presses', async ({
  page,
  backend,
}) => {
  const { press, pressKey, count } = createPressCounter(page);
  await backend.start('clinic', 'login');
  await emailField(page).fill('physician@clinic.test');
  await passwordField(page).fill(demoPassword);
  await press(logInButton(page));
  await typeRuth(page);
  await pressKey('Enter');
  await press(page.getByRole('button', { name: /^Start from this Shoop/ }).first());
  await expect(targetField(page)).toBeFocused();
  await page.keyboard.type('20');
  await press(medicineCard(page, 1).getByRole('button', { name: 'Split evenly' }));
  await press(saveAndSendButton(page));
  const preview = shoopDialog(page, 'Send this Shoop?');
  await press(preview.getByRole('button', { name: 'Send to Ruth Okafor' }));
  await expectToast(page, 'Your Shoop is sent to Ruth Okafor');
  expect(count()).toBe(6);

  await expect(shoopForm(page).getByRole('heading', { name: 'Create New SHOOP' })).toBeVisible();
  const { shoops } = (await backend.snapshot()).tables;
  const [copied, sent] = shoops
    .filter(({ userId, isReady }) => userId === 'complete-patient' && isReady)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .slice(-2);
  expect(sent).toMatchObject({
    targetCannabinoid: copied?.targetCannabinoid,
    ingestionMethod: copied?.ingestionMethod,
    note: copied?.note,
    dailyDose: 20,
    ShoopDoses: [
      { dose: 10, doseTime: 'Morning' },
      { dose: 10, doseTime: 'Evening' },
    ],
  });
  expect(sent?.id).not.toBe(copied?.id);
});
