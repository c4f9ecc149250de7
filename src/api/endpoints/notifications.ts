import * as v from 'valibot';
import { endpoint, idSchema, optionalText, unread } from '#api/contract/endpoint.ts';

export const notificationSchema = v.object({
  id: idSchema,
  body: v.string(),
  link: optionalText,
  isRead: v.boolean(),
  createdAt: v.string(),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

const notificationsSchema = v.object({
  notifications: v.array(notificationSchema),
  unreadCount: v.number(),
});
export type Notifications = v.InferOutput<typeof notificationsSchema>;

/** accounts §2.4, §7. */
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
  body: v.object({ id: v.string() }),
  reply: unread,
  makesStale: [listNotifications],
});
