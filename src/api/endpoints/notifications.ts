import * as v from 'valibot';
import { endpoint, idSchema, optionalText, sentId, unread } from '#api/contract/endpoint.ts';
import { itemByItem } from '#api/contract/item-by-item.ts';
import { booleanSchema, countSchema, textSchema } from '#api/contract/tolerances.ts';

export const notificationSchema = v.object({
  id: idSchema,
  body: textSchema,
  link: optionalText,
  isRead: booleanSchema,
  createdAt: v.string(),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

const notificationsSchema = v.pipe(
  v.object({ notifications: itemByItem(notificationSchema), unreadCount: countSchema }),
  v.transform(({ notifications: { items, unreadable }, unreadCount }) => ({
    notifications: items,
    ...{ unreadable, unreadCount },
  })),
);
export type Notifications = v.InferOutput<typeof notificationsSchema>;

/** See accounts §2.4, §7. */
export const listNotifications = endpoint({
  method: 'GET',
  path: 'dashboard/notifications',
  summary: 'List notifications, newest first',
  access: ['patient', 'physician'],
  reply: notificationsSchema,
});

export const markNotificationRead = endpoint({
  method: 'POST',
  path: 'dashboard/notifications',
  summary: 'Mark one notification as read',
  access: ['patient', 'physician'],
  body: v.object({ id: sentId }),
  reply: unread,
  makesStale: [listNotifications],
});
