import { expect, type Page } from 'playwright/test';
import { expectPatientDashboard, pathOf, test } from '../../support/app.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const items = (page: Page) => drawer(page).getByRole('listitem');

test('notifications load five at a time until all are listed', async ({ page, backend }) => {
  await backend.start('half-done', 'dashboard');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 4 unread');
  await bell(page).click();
  await expect(items(page)).toHaveCount(5);
  const more = drawer(page).getByRole('button', { name: 'Load more' });
  await more.click();
  await expect(items(page)).toHaveCount(10);
  await more.click();
  await expect(items(page)).toHaveCount(13);
  await expect(more).toBeHidden();
  await expect(items(page).last()).toContainText('Welcome to the clinic, Grace.');
  const locked = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  expect(await locked()).toBe('hidden');

  const reads = async () =>
    (await backend.calls()).filter(({ endpoint }) => endpoint === 'listNotifications').length;
  const before = await reads();
  await drawer(page).getByRole('button', { name: /close/i }).click();
  await expect(drawer(page)).toBeHidden();
  await expect.poll(reads, 'closing refetches').toBe(before + 1);
  await expect.poll(locked).not.toBe('hidden');
});

test('a click marks a notification read, lowers the badge and opens its page', async ({ page, backend }) => {
  await backend.start('half-done', 'dashboard');
  await bell(page).click();
  const third = items(page).nth(2);
  const { tables } = await backend.snapshot();
  const stored = tables.notifications.find(({ body }) => body.includes('waiting for your diagnosis'));
  const local = await page.evaluate(
    (at) => new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
    stored?.createdAt ?? '',
  );
  await expect(third).toContainText(local);
  await third.getByRole('link').click();
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Diagnosis' })).toBeVisible();
  expect(pathOf(page)).toBe('/myHealth/diagnosis');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  const marked = (await backend.calls()).find(({ endpoint }) => endpoint === 'markNotificationRead');
  expect(marked?.payload).toEqual({ id: stored?.id });
});

test('without notifications the list says so and the badge is hidden', async ({ page, backend }) => {
  await backend.start('no-notifications', 'dashboard');
  await expectPatientDashboard(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  await expect(drawer(page).getByText('No Notification Found')).toBeVisible();
});
