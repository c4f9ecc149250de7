import { expect } from 'playwright/test';
import { heading, pathOf, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { tabTo } from '../../support/keyboard.ts';
import { expectNothingCut } from '../../support/narrow.ts';
import { expectCharts, findPatientField, totalPatients } from '../../support/screens/physician-dashboard.ts';

const dashboardPath = 'physician/dashboard';

test('a patient is found and a table opened by keyboard', async ({ page, backend }) => {
  await backend.start('physician', dashboardPath);
  await expectCharts(page);
  const tableButton = page.getByRole('button', { name: 'Show table of Top Diagnoses' });
  await tabTo(tableButton);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Top Diagnoses' })).toBeVisible();
  await tabTo(findPatientField(page));
  await page.keyboard.type('okafor');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Ruth Okafor')).toBeVisible();
  await page.goBack();
  await expect(totalPatients(page)).toBeVisible();
});

test('on a desktop the page begins in the field, which reads no patients until it is used', async ({
  page,
  backend,
}) => {
  await backend.start('physician', 'physician/profile');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(totalPatients(page)).toBeVisible();
  await expect(findPatientField(page)).toBeFocused();
  const patientReads = async () =>
    (await backend.calls()).filter(({ endpoint }) => endpoint === 'listPatients');
  expect(await patientReads()).toEqual([]);
  await page.keyboard.type('okafor');
  await expect(page.getByRole('option')).toHaveCount(1);
  expect(await patientReads()).toHaveLength(1);
});

test('a search typed before the patients have loaded runs afterwards', async ({ page, backend }) => {
  await backend.start('physician', dashboardPath);
  await expect(totalPatients(page)).toBeVisible();
  await backend.fault({ endpoint: 'listPatients', effect: { kind: 'delay', ms: 1500 } });
  await findPatientField(page).pressSequentially('okafor');
  await page.keyboard.press('Enter');
  expect(pathOf(page)).toBe(`/${dashboardPath}`);
  await expect(page.getByText('Loading your patients…')).toBeVisible();
  await expect(page.getByRole('option', { name: /^Ruth Okafor/ })).toBeVisible();
});

test('a deleted patient changes the figures', async ({ page, backend }) => {
  await backend.start('physician', dashboardPath);
  await expect(totalPatients(page)).toBeVisible();
  const snapshot = await backend.snapshot();
  const { tables } = snapshot;
  tables.careLinks = tables.careLinks.filter(({ patientId }) => patientId !== 'patient-100');
  await page.evaluate((state) => window.clinicMock.restore(state), snapshot);
  await page.getByRole('link', { name: 'See all patients' }).click();
  await expect(heading(page, 'Patient Listing')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  const totalRegion = page.getByRole('region', { name: 'Total Patients' });
  await expect(totalRegion.getByText('59', { exact: true })).toBeVisible();
});

test('only physicians fetch the figures', async ({ page, backend }) => {
  await backend.start('half-done', dashboardPath);
  await expect(heading(page, 'Unauthorized Access')).toBeVisible();
  expect((await backend.calls()).filter(({ endpoint }) => endpoint === 'readDashboard')).toEqual([]);
});

test('if the charts fail to load, texts and tables are shown without them', async ({ page, backend }) => {
  // The service worker fetches the files, so the route is set on the context.
  await page.context().route(/\/assets\/(figures|lines)-[^/]*\.js$/, (route) => route.abort());
  await backend.start('physician', dashboardPath);
  const objectives = page.getByRole('region', { name: 'Top Objectives' });
  await expect(objectives.getByText(/^The chart could not be drawn/)).toBeVisible();
  await expect(objectives.getByText(/^Most often Pain Relief, for \d+ patients$/)).toBeVisible();
  await objectives.getByRole('button', { name: 'Show table' }).click();
  await expect(page.getByRole('table', { name: 'Top Objectives' })).toBeVisible();
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 800 }, hasTouch: true });

  test('nothing of the dashboard is cut off, even with long names of diagnoses', async ({
    page,
    backend,
  }) => {
    await backend.start('physician', dashboardPath);
    await expectCharts(page);
    // On a phone, focus in the field would open the keyboard over the page.
    await expect(findPatientField(page)).not.toBeFocused();
    await expectNothingCut(page, 'dashboard');
    const snapshot = await backend.snapshot();
    const names = ['x'.repeat(255), '<b>bold</b> '.repeat(20), '\u202Eألم مزمن\u202C', '🩺'.repeat(60)];
    for (const [index, { record }] of snapshot.tables.intakeRecords
      .filter(({ module }) => module === 'Diagnosis')
      .entries()) {
      record.name = names[index % names.length];
    }
    await page.evaluate((given) => window.clinicMock.restore(given), snapshot);
    await page.reload();
    await expectCharts(page);
    await page.getByRole('button', { name: 'Show table of Top Diagnoses' }).click();
    await expect(page.getByRole('table', { name: 'Top Diagnoses' })).toBeVisible();
    await findPatientField(page).fill('bold');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNothingCut(page, 'dashboard with hostile names');
    await expectAccessible(page, 'dashboard at 320 pixels');
  });
});
