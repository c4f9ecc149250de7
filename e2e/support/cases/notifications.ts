import { expect, type Page } from 'playwright/test';
import { shortPollIntervals } from '../screens/toasts.ts';
import { type EndpointCase, type FaultCase, loadCase, notice } from './fault-case.ts';
import { dashboardPage } from './pages.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

const notLoadedTitle = 'We could not load your notifications.';
const loadNotifications = loadCase(dashboardPage, notLoadedTitle, (page) =>
  page.getByText('4 notifications are unread.'),
);

export const listNotifications: FaultCase = {
  ...loadNotifications,
  // The bell fetches the list before the card mounts; after a failure the mounting card refetches.
  async trigger(scene) {
    const delayUntilCardMounts = { kind: 'delay', ms: 1_000 } as const;
    if (await notice(scene.page, notLoadedTitle).isHidden())
      await scene.backend.fault({ endpoint: 'listNotifications', effect: delayUntilCardMounts, once: true });
    await loadNotifications.trigger(scene);
  },
};

/** After a failure the notification stays unread, so that the bell still counts it. */
export const markNotificationRead = {
  call: ({ store }) => ({
    body: { id: store.tables.notifications.find(({ accountId }) => accountId === 'complete-patient')?.id },
  }),
  ...dashboardPage,
  // The newest notification leads to this page, even if it cannot be marked.
  heading: 'Daily check-up',
  async prepare({ page }) {
    await expect(bell(page)).toHaveAccessibleName(/unread$/);
    await bell(page).click();
  },
  trigger: ({ page }) =>
    drawer(page)
      .getByRole('link')
      .filter({ has: page.getByText('New', { exact: true }) })
      .first()
      .click(),
  async expectFailure({ page }) {
    await expect(drawer(page)).toBeHidden();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 4 unread');
  },
  // A call repeated with a new token may still be pending when the page moves on. The next fault
  // must not affect that call.
  async expectSuccess({ backend }) {
    const newestStatus = async () =>
      (await backend.calls()).find(({ endpoint }) => endpoint === 'markNotificationRead')?.status;
    await expect.poll(newestStatus, shortPollIntervals).toBe(200);
  },
} satisfies EndpointCase;
