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
  const loadMoreButton = drawer(page).getByRole('button', { name: 'Load more' });
  await loadMoreButton.click();
  await expect(items(page)).toHaveCount(10);
  await loadMoreButton.click();
  await expect(items(page)).toHaveCount(13);
  await expect(loadMoreButton).toBeHidden();
  await expect(items(page).last()).toContainText('Welcome to the clinic, Grace.');
  const bodyOverflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  expect(await bodyOverflow()).toBe('hidden');

  const countReads = async () =>
    (await backend.calls()).filter(({ endpoint }) => endpoint === 'listNotifications').length;
  const readsBefore = await countReads();
  await drawer(page).getByRole('button', { name: /close/i }).click();
  await expect(drawer(page)).toBeHidden();
  await expect.poll(countReads, 'closing refetches').toBe(readsBefore + 1);
  await expect.poll(bodyOverflow).not.toBe('hidden');
});

test('a click marks a notification read, lowers the badge and opens its page', async ({ page, backend }) => {
  await backend.start('half-done', 'dashboard');
  await bell(page).click();
  const thirdItem = items(page).nth(2);
  const { tables } = await backend.snapshot();
  const storedNotification = tables.notifications.find(({ body }) =>
    body.includes('waiting for your diagnosis'),
  );
  const localTime = await page.evaluate(
    (createdAt) => new Date(createdAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
    storedNotification?.createdAt ?? '',
  );
  await expect(thirdItem).toContainText(localTime);
  await thirdItem.getByRole('link').click();
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Diagnosis' })).toBeVisible();
  expect(pathOf(page)).toBe('/myHealth/diagnosis');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  const markCall = (await backend.calls()).find(({ endpoint }) => endpoint === 'markNotificationRead');
  expect(markCall?.payload).toEqual({ id: storedNotification?.id });
});

test('without notifications the list says so and the badge is hidden', async ({ page, backend }) => {
  await backend.start('no-notifications', 'dashboard');
  await expectPatientDashboard(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  await expect(drawer(page).getByText('No Notification Found')).toBeVisible();
});
