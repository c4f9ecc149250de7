import { expect, type Page } from 'playwright/test';
import { hostilePaths } from '#domain/paths/hostile-paths.ts';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import type { Snapshot } from '#mocks/store/snapshot.ts';
import { expectPatientDashboard, logIn, test } from '../../support/app.ts';

/** Sample of every kind for a real browser; src/domain/paths/safe-path.test.ts tests them all. */
const samplePaths = hostilePaths.filter((_, index) => index % 12 === 0);

/** Records every page of another origin that is opened, in any window, and every script dialog. */
function recordWaysOut(page: Page): string[] {
  const waysOut: string[] = [];
  const { origin } = new URL(page.url());
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(origin) && frame.url() !== 'about:blank') waysOut.push(frame.url());
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.url().startsWith(origin)) waysOut.push(request.url());
  });
  page.on('popup', (popup) => waysOut.push(popup.url()));
  page.on('dialog', (dialog) => {
    waysOut.push(dialog.message());
    void dialog.dismiss();
  });
  return waysOut;
}

test('no nextpath leads out of the app', async ({ page, backend }) => {
  await backend.start('clinic', 'login');
  const waysOut = recordWaysOut(page);
  const { origin } = new URL(page.url());
  for (const path of samplePaths) {
    await test.step(path, async () => {
      await page.goto(`login?nextpath=${encodeURIComponent(path)}`);
      await logIn(page, 'patient@clinic.test', demoPassword);
      await expectPatientDashboard(page);
      expect(page.url(), path).toBe(`${origin}/dashboard`);
      await page.evaluate(() => localStorage.clear());
    });
  }
  expect(waysOut).toEqual([]);
});

/** Stores one notification for each link. */
async function storeNotifications(page: Page, links: readonly string[]): Promise<void> {
  await page.evaluate(async (notificationLinks) => {
    const snapshot: Snapshot = await window.clinicMock.snapshot();
    snapshot.tables.notifications = notificationLinks.map((link, index) => ({
      id: `hostile-${index}`,
      accountId: 'patient',
      body: `Message ${index + 1}.`,
      link,
      isRead: false,
      createdAt: new Date(Date.now() - index * 1000).toISOString(),
    }));
    await window.clinicMock.restore(snapshot);
  }, links);
  await page.reload();
}

test('no notification leads out of the app', async ({ page, backend }) => {
  await backend.start('half-done', 'dashboard');
  const waysOut = recordWaysOut(page);
  await storeNotifications(page, samplePaths);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  for (const [index, link] of samplePaths.entries()) {
    await test.step(link, async () => {
      await bell.click();
      const item = drawer.getByRole('button', { name: `Message ${index + 1}.` });
      while (!(await item.isVisible())) await drawer.getByRole('button', { name: 'Load more' }).click();
      await item.click();
      await expect(drawer).toBeHidden();
      expect(new URL(page.url()).pathname).toBe('/dashboard');
    });
  }
  await expect(bell).toHaveAccessibleName('Notifications');
  expect(waysOut).toEqual([]);
});
