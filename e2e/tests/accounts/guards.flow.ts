import { expect } from 'playwright/test';
import { expectPatientDashboard, heading, logIn, pathOf, test } from '../../support/app.ts';

test('a protected page leads to the login and is shown afterwards', async ({ page, backend }) => {
  await backend.start('clinic', 'health-journey?from=mail');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('nextpath')).toBe('/health-journey?from=mail');
  await logIn(page, 'patient@clinic.test');
  await expect(heading(page, /health journey/i)).toBeVisible();
  expect(pathOf(page)).toBe('/health-journey?from=mail');
});

test('the wrong role sees Unauthorized Access and the way to their own dashboard', async ({
  page,
  backend,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    // A static server answers a deep URL with status 404 and still sends the app.
    if (message.type() === 'error' && !message.text().includes('404')) logged.push(message.text());
  });
  await backend.start('half-done', 'physician/dashboard');
  await expect(heading(page, 'Unauthorized Access')).toBeVisible();
  await expect(page.getByText('You must be logged in as Physician to access this portal.')).toBeVisible();
  expect(pathOf(page)).toBe('/physician/dashboard');
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  await expectPatientDashboard(page);

  await backend.start('physician', 'myHealth');
  await expect(page.getByText('You must be logged in as Patient to access this portal.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page, 'Your patients')).toBeVisible();
  expect(pathOf(page)).toBe('/physician/dashboard');
  expect(logged, 'the wrong role is no fault').toEqual([]);
});

test('a missing page links to the user’s own start page', async ({ page, backend }) => {
  const way = (name: string) => page.getByRole('main').getByRole('link', { name });
  await backend.start('clinic', 'nowhere');
  await expect(page.getByText("The page you were looking for was moved or doesn't exist.")).toBeVisible();
  await expect(way('Go to Login')).toHaveAttribute('href', '/login');
  await page.goto('signup/nowhere');
  await expect(way('Go to sign-up')).toHaveAttribute('href', '/signup');
  await page.goto('physician-signup/nowhere');
  await way('Go to physician sign-up').click();
  await expect(page).toHaveURL(/\/physician-signup$/);

  await backend.start('half-done', 'nowhere');
  await way('Go to your dashboard').click();
  await expectPatientDashboard(page);
  await backend.start('physician', 'physician/nowhere');
  await way('Go to your dashboard').click();
  await expect(heading(page, 'Your patients')).toBeVisible();
});
