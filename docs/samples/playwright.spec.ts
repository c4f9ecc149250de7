import { expect, test } from 'playwright/test';
// Types of window.clinicMock. Outside this repository, declare the calls that the test needs.
import type {} from '../../mocks/controls/clinic-mock.ts';

test('a failed save says so, and the data go back to the first save', async ({ page }) => {
  await page.goto('myHealth/contact?scenario=half-done&console=off');
  const contacts = page.getByRole('form', { name: 'Contacts' });
  const relationship = contacts.getByRole('textbox', { name: 'Relationship' });
  const update = contacts.getByRole('button', { name: 'Update' });
  const nextSection = page.getByRole('heading', { name: 'Diagnosis', level: 2 });

  // Once the form is there, so are the mock and its scenario.
  await relationship.fill('Brother');
  await page.evaluate(() =>
    window.clinicMock.fault({
      endpoint: 'saveContacts',
      effect: { kind: 'status', status: 400 },
      after: 1,
      times: 1,
    }),
  );
  await update.click();
  // The focus moves to the next section when the save is done.
  await expect(nextSection).toBeFocused();
  const changes = await page.evaluate(() => window.clinicMock.history());

  await page.getByRole('link', { name: 'Contacts' }).click();
  await relationship.fill('Neighbor');
  await update.click();
  await expect(contacts.getByRole('alert')).toContainText('Contact Information Not Updated');
  await expect(relationship).toHaveValue('Neighbor');
  expect(await page.evaluate(() => window.clinicMock.faults())).toEqual([]);
  await update.click();
  await expect(nextSection).toBeFocused();

  const address = await page.evaluate(
    (number) => window.clinicMock.goBack(number),
    changes.at(-1)?.number ?? 0,
  );
  await page.goto(address);
  await expect(relationship).toHaveValue('Brother');
});

test('a login takes the texted code', async ({ page }) => {
  await page.goto('login?scenario=two-factor&console=off');
  await page.getByRole('textbox', { name: 'Email' }).fill('twofa@clinic.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('Clinic#2026');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  const code = page.getByRole('dialog').getByRole('textbox', { name: 'Verification code' });
  await expect(code).toBeVisible();
  // The message is sent a moment after the dialog has opened.
  const readCode = () => page.evaluate(async () => (await window.clinicMock.outbox())[0]?.code ?? '');
  await expect.poll(readCode).not.toBe('');
  await code.fill(await readCode());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Theo' })).toBeVisible();
});
