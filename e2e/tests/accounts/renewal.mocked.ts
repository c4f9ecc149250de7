import { expect } from 'playwright/test';
import { pathOf, test } from '../../support/app.ts';

test('twenty concurrently refused calls share one renewal and are all answered', async ({
  page,
  backend,
}) => {
  await backend.start('many-notifications', 'dashboard');
  await page.getByRole('button', { name: 'Notifications, 24 unread' }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  for (let shown = 5; shown < 45; shown += 5) {
    await expect(drawer.getByRole('listitem')).toHaveCount(shown);
    await drawer.getByRole('button', { name: 'Load more' }).click();
  }
  await expect(drawer.getByRole('listitem')).toHaveCount(45);
  await backend.advance(20 * 60_000);
  const { length: clicked } = await page.evaluate(() => {
    const unread = document.querySelectorAll<HTMLElement>('[role=dialog] li a:not([data-read])');
    const twenty = [...unread].slice(0, 20);
    for (const link of twenty) link.click();
    return twenty;
  });
  expect(clicked).toBe(20);
  await expect(page.getByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible();
  const calls = await backend.calls();
  const marks = calls.filter(({ endpoint }) => endpoint === 'markNotificationRead');
  expect(marks.filter(({ status }) => status === 401)).toHaveLength(20);
  expect(marks.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(calls.filter(({ endpoint }) => endpoint === 'refresh')).toHaveLength(1);
  expect(pathOf(page)).not.toContain('/login');
});
