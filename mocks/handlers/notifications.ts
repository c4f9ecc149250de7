import type * as notifications from '#api/endpoints/notifications.ts';
import { Problem } from '#mocks/rules/problem.ts';
import type { HandlersOf } from './handler.ts';

export const notificationHandlers: HandlersOf<typeof notifications> = {
  listNotifications({ store, account }) {
    const notifications = store.tables.notifications
      .filter(({ accountId }) => accountId === account.id)
      .map(({ accountId: _, ...notification }) => notification)
      .sort((a, b) => Number(a.createdAt < b.createdAt) - Number(a.createdAt > b.createdAt));
    return { notifications, unreadCount: notifications.filter(({ isRead }) => !isRead).length };
  },

  markNotificationRead({ store, account, body }) {
    const notification = store.tables.notifications.find(({ id }) => id === body.id);
    if (!notification) throw new Problem(404, 'There is no such notification');
    if (notification.accountId !== account.id) throw new Problem(403, 'This is not your notification');
    notification.isRead = true;
    return null;
  },
};
