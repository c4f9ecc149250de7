import { expect } from 'playwright/test';
import { pathOf, test } from '../../support/app.ts';

test('twenty concurrently refused calls share one renewal and are all answered', async ({
  page,
  backend,
}) => {
  await backend.start('many-notifications', 'dashboard');
  await page.getByRole('button', { name: 'Notifications, 24 unread' }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  for (let itemCount = 5; itemCount < 45; itemCount += 5) {
    await expect(drawer.getByRole('listitem')).toHaveCount(itemCount);
    await drawer.getByRole('button', { name: 'Load more' }).click();
  }
  await expect(drawer.getByRole('listitem')).toHaveCount(45);
  // An access token is valid for 15 minutes.
  await backend.advance(20 * 60_000);
  const { length: clickedCount } = await page.evaluate(() => {
    const unreadLinks = document.querySelectorAll<HTMLElement>('[role=dialog] li a:not([data-read])');
    const firstTwenty = [...unreadLinks].slice(0, 20);
    for (const link of firstTwenty) link.click();
    return firstTwenty;
  });
  expect(clickedCount).toBe(20);
  await expect(page.getByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible();
  const calls = await backend.calls();
  const markCalls = calls.filter(({ endpoint }) => endpoint === 'markNotificationRead');
  expect(markCalls.filter(({ status }) => status === 401)).toHaveLength(20);
  expect(markCalls.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(calls.filter(({ endpoint }) => endpoint === 'refresh')).toHaveLength(1);
  expect(pathOf(page)).not.toContain('/login');
});
