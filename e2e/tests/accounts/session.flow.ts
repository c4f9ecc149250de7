import { expect } from 'playwright/test';
import { expectLoadedDashboard, heading, logIn, pathOf, sessionKeys, test } from '../../support/app.ts';
import { expectToasts } from '../../support/screens/toasts.ts';

test('an expired access token is renewed once, and the page stays', async ({ page, backend }) => {
  await backend.start('half-done', 'dashboard');
  await expectLoadedDashboard(page);
  const oldToken = await page.evaluate(() => localStorage.getItem('token'));
  // An access token is valid for 15 minutes.
  await backend.advance(20 * 60_000);
  await page.getByRole('link', { name: 'Continue your Health Intake' }).click();
  await page.getByRole('textbox', { name: 'Duration' }).fill('2 years');
  await expect(page.getByRole('textbox', { name: 'Duration' })).toHaveValue('2 years');
  expect(pathOf(page)).toBe('/myHealth/diagnosis');
  const calls = await backend.calls();
  expect(calls.filter(({ endpoint }) => endpoint === 'refresh')).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(oldToken);
  await expectToasts(page, []);
});

test('a refused renewal leads to the login, with one explanation and the way back', async ({
  page,
  backend,
}) => {
  await backend.start('half-done', 'dashboard');
  await expectLoadedDashboard(page);
  // A refresh token is valid for 24 hours.
  await backend.advance(25 * 60 * 60_000);
  await page.getByRole('link', { name: 'Continue your Health Intake' }).click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  const explanation = page.getByText('Your session has ended');
  await expect(explanation).toBeVisible();
  expect(new URL(page.url()).searchParams.get('nextpath')).toBe('/myHealth/diagnosis');
  expect(await sessionKeys(page)).toEqual([]);
  await page.reload();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(explanation).toBeHidden();
  await logIn(page, 'patient@clinic.test');
  await expect(page.getByRole('textbox', { name: 'Duration' })).toBeVisible();
  expect(pathOf(page)).toBe('/myHealth/diagnosis');
});
