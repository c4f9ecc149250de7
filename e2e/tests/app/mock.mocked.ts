import { expect, type Page, test } from 'playwright/test';
import type {} from '#mocks/controls/clinic-mock.ts';
import { emailField } from '../../support/app.ts';
import { pageBackend } from '../../support/backend.ts';
import { mailedLink } from '../../support/screens/links.ts';

/** Returns the status code of the user's intake status call, or 0 without an answer. */
const intakeStatus = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const reply = await fetch('/api/intake/status', { headers }).catch(() => null);
    return reply?.status ?? 0;
  });

const hasController = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Reloads like Shift and the reload button: the new page has no service worker. */
async function hardReload(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const loadEvent = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await loadEvent;
}

const expectHeading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

test.beforeEach(async ({ page }) => {
  await page.goto('./?scenario=half-done');
  await expectHeading(page, 'Welcome, Grace');
});

test('a scenario in the URL signs in and is removed from the URL', async ({ page, baseURL }) => {
  expect(page.url()).toBe(`${baseURL}dashboard`);
  expect(await hasController(page)).toBe(true);
  expect(await page.evaluate(() => window.clinicMock.snapshot().then(({ scenario }) => scenario))).toBe(
    'half-done',
  );
});

test('an unknown scenario changes nothing, and the page lists the scenarios', async ({ page }) => {
  await page.goto('./?scenario=nope&console=off');
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'There is no scenario “nope”. Known are: clinic, ' });
  await expect(alert).toBeVisible();
  await expectHeading(page, 'Welcome, Grace');
  expect(await intakeStatus(page)).toBe(200);
  await page
    .getByRole('complementary', { name: 'Mock notice' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(alert).toBeHidden();
});

test('an error of clinicMock is also shown in the page', async ({ page }) => {
  const errorMessage = await page.evaluate(() =>
    window.clinicMock.advance('x' as unknown as number).catch((error: Error) => error.message),
  );
  expect(errorMessage).toMatch(/^The clock moves forward by a number of milliseconds, .* not by “x”\.$/);
  await expect(page.getByRole('alert').filter({ hasText: String(errorMessage) })).toBeVisible();
});

test('a named snapshot is saved once, restored with the user signed in, and removed', async ({ page }) => {
  const messages = await page.evaluate(async () => {
    const { clinicMock } = window;
    await clinicMock.saveSnapshot(' Before ');
    const describe = (error: Error) => error.message;
    const taken = await clinicMock.saveSnapshot('Before').then(() => '', describe);
    const unknown = await clinicMock.removeSnapshot('After').then(() => '', describe);
    return [taken, unknown];
  });
  expect(messages).toEqual([
    'There is a snapshot “Before” already. Please choose another name.',
    'The snapshot “After” is no longer there.',
  ]);
  await page.evaluate(async () => {
    await window.clinicMock.situation('server-down', true);
    // Renews the tokens, so that the snapshot does not have those of this browser.
    await window.clinicMock.signIn('patient@clinic.test');
    await window.clinicMock.restoreSnapshot('Before');
  });
  await page.reload();
  await expectHeading(page, 'Welcome, Grace');
  expect(await intakeStatus(page)).toBe(200);
  const names = await page.evaluate(async () => {
    await window.clinicMock.removeSnapshot('Before');
    return window.clinicMock.snapshots();
  });
  expect(names).toEqual([]);
});

test('reloads keep session, data and faults, hard ones too', async ({ page }) => {
  await page.evaluate(() =>
    window.clinicMock.fault({ endpoint: 'readContacts', effect: { kind: 'status', status: 418 } }),
  );
  for (const reload of [() => page.reload(), () => hardReload(page), () => hardReload(page)]) {
    await reload();
    await expectHeading(page, 'Welcome, Grace');
    expect(await intakeStatus(page)).toBe(200);
  }
  const { tables } = await page.evaluate(() => window.clinicMock.snapshot());
  expect(tables.faults).toHaveLength(1);
});

test('a hard reload of one of two tabs is answered without the worker', async ({ page, context }) => {
  const secondTab = await context.newPage();
  await secondTab.goto('./dashboard');
  await expectHeading(secondTab, 'Welcome, Grace');
  await hardReload(secondTab);
  await expectHeading(secondTab, 'Welcome, Grace');
  expect(await hasController(secondTab)).toBe(false);
  expect(await intakeStatus(secondTab)).toBe(200);
  expect(await intakeStatus(page)).toBe(200);
});

test('a page whose worker was replaced recovers by itself', async ({ page, context }) => {
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      await registration.unregister();
    }
  });
  const secondTab = await context.newPage();
  await secondTab.goto('./dashboard');
  await expectHeading(secondTab, 'Welcome, Grace');
  expect(await intakeStatus(page)).toBe(200);
});

test('a worker that was stopped answers again', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  expect(await intakeStatus(page)).toBe(200);
});

test('a worker that a second tab cannot update keeps working and warns once', async ({ page, context }) => {
  const secondTab = await context.newPage();
  const pageErrors: string[] = [];
  const warnings: string[] = [];
  secondTab.on('pageerror', ({ message }) => pageErrors.push(message));
  secondTab.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await secondTab.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () =>
      Promise.reject(new TypeError('Failed to update a ServiceWorker for scope'));
  });
  await secondTab.goto('./dashboard');
  await expectHeading(secondTab, 'Welcome, Grace');
  expect(await intakeStatus(secondTab)).toBe(200);
  expect(await hasController(secondTab)).toBe(true);
  expect(pageErrors).toEqual([]);
  expect(warnings.filter((text) => text.includes('could not be updated'))).toHaveLength(1);
  expect(await intakeStatus(page)).toBe(200);
});

test('tabs share data, faults and resets', async ({ page, context }) => {
  const secondTab = await context.newPage();
  await secondTab.goto('./dashboard');
  await expectHeading(secondTab, 'Welcome, Grace');
  await page.evaluate(() =>
    window.clinicMock.fault({ endpoint: 'readIntakeStatus', effect: { kind: 'offline' } }),
  );
  expect(await intakeStatus(secondTab)).toBe(0);
  expect(await secondTab.evaluate(() => window.clinicMock.faults())).toHaveLength(1);
  await secondTab.evaluate(() => window.clinicMock.clearFaults());
  expect(await intakeStatus(page)).toBe(200);
  await secondTab.evaluate(() => window.clinicMock.reset('physician'));
  const { scenario } = await page.evaluate(() => window.clinicMock.snapshot());
  expect(scenario).toBe('physician');
});

test('the list of calls is shared by page loads and tabs until the mock is reset', async ({
  page,
  context,
}) => {
  const endpoints = async (where: Page) => {
    // The mock starts a moment after the page.
    await where.waitForFunction(() => 'clinicMock' in window);
    return where.evaluate(async () => (await window.clinicMock.calls()).map(({ endpoint }) => endpoint));
  };
  await page.goto('./forgotPassword?scenario=clinic');
  await expectHeading(page, 'Forgot password');
  await emailField(page).fill('patient@clinic.test');
  await emailField(page).press('Enter');
  await expect.poll(() => endpoints(page)).toContain('forgotPassword');
  const secondTab = await context.newPage();
  await secondTab.goto(await mailedLink(pageBackend(page), 'patient@clinic.test'));
  await expect.poll(() => endpoints(secondTab)).toContain('verifyCode');
  expect(await endpoints(secondTab)).toContain('forgotPassword');
  await expect.poll(() => endpoints(page)).toEqual(await endpoints(secondTab));
  await page.reload();
  expect(await endpoints(page)).toContain('verifyCode');
  await page.evaluate(() => window.clinicMock.reset('clinic'));
  await expect.poll(() => endpoints(secondTab)).toEqual([]);
});

test('works without a service worker, without storage, and with a worker that cannot be registered', async ({
  browser,
  baseURL,
}) => {
  const breakFeatures = [
    () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
    () => Object.assign(navigator.serviceWorker, { register: () => Promise.reject(new Error('refused')) }),
  ];
  for (const breakFeature of breakFeatures) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.addInitScript(breakFeature);
    await page.goto('./?scenario=half-done');
    await expectHeading(page, 'Welcome, Grace');
    expect(await intakeStatus(page)).toBe(200);
    await context.close();
  }
});
