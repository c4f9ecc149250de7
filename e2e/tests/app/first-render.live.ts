import { expect } from 'playwright/test';
import { expectPatientDashboard, test } from '../../support/app.ts';

test('a page that waits for the server has its heading and the menu until then', async ({
  page,
  backend,
}) => {
  await backend.start('half-done', 'dashboard');
  await expectPatientDashboard(page);
  await backend.fault({ endpoint: 'readIntakeStatus', effect: { kind: 'timeout' } });
  await page.goto('./myHealth');
  // The section to open depends on the reply.
  await expect(page.getByRole('heading', { level: 1, name: 'Health Intake' })).toBeVisible();
  await expect(page).toHaveURL(/myHealth$/);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expectPatientDashboard(page);
});
