import { expect, type Page } from 'playwright/test';
import { often } from '../screens/toasts.ts';
import { type EndpointCase, type FaultCase, loadCase, notice } from './fault-case.ts';
import { dashboardPage } from './pages.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

const NOT_LOADED = 'We could not load your notifications.';
const loadNotifications = loadCase(dashboardPage, NOT_LOADED, (page) =>
  page.getByText('4 notifications are unread.'),
);

export const listNotifications: FaultCase = {
  ...loadNotifications,
  // The bell asks before the card is there, and a card that comes to a failure asks again by itself.
  async trigger(scene) {
    const untilCardIsThere = { kind: 'delay', ms: 1_000 } as const;
    if (await notice(scene.page, NOT_LOADED).isHidden())
      await scene.backend.fault({ endpoint: 'listNotifications', effect: untilCardIsThere, once: true });
    await loadNotifications.trigger(scene);
  },
};

/** Nothing was typed and the notification stays unread, so that the bell keeps saying it. */
export const markNotificationRead = {
  call: ({ store }) => ({
    body: { id: store.tables.notifications.find(({ accountId }) => accountId === 'complete-patient')?.id },
  }),
  ...dashboardPage,
  heading: 'Daily check-up',
  async ready({ page }) {
    await expect(bell(page)).toHaveAccessibleName(/unread$/);
    await bell(page).click();
  },
  trigger: ({ page }) =>
    drawer(page)
      .getByRole('link')
      .filter({ has: page.getByText('New', { exact: true }) })
      .first()
      .click(),
  async failed({ page }) {
    await expect(drawer(page)).toBeHidden();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 4 unread');
  },
  // Repeated with a new token, the call is still under way when the page has moved on; the next fault is not its.
  async succeeded({ backend }) {
    const newest = async () =>
      (await backend.calls()).find(({ endpoint }) => endpoint === 'markNotificationRead')?.status;
    await expect.poll(newest, often).toBe(200);
  },
} satisfies EndpointCase;
