import { expect, type Page } from 'playwright/test';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import { emailField, expectPatientDashboard, logIn, test } from '../../support/app.ts';

/** Collects the names of the dashboards' files that the page requests, without their hashes. */
function collectDashboardFiles(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(dashboard|physician\.dashboard)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

test('the dashboards load once, when the login form is touched', async ({ page, backend }) => {
  await backend.start('clinic', 'login');
  const files = collectDashboardFiles(page);
  await emailField(page).focus();
  await expect.poll(() => files.toSorted()).toEqual(['dashboard', 'physician.dashboard']);
  await logIn(page, 'patient@clinic.test', demoPassword);
  await expectPatientDashboard(page);
  expect(files).toHaveLength(2);
});

test('a browser that saves data loads a dashboard only after the login', async ({ page, backend }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await backend.start('clinic', 'login');
  const files = collectDashboardFiles(page);
  await emailField(page).focus();
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
  await logIn(page, 'patient@clinic.test', demoPassword);
  await expectPatientDashboard(page);
  expect(files).toEqual(['dashboard']);
});
