import * as v from 'valibot';
import { endpoint, idInput, unreadReply } from '#api/contract/endpoint.ts';
import { readableList } from '#api/contract/readable-list.ts';
import { countSchema, idSchema, optionalUrl } from '#api/contract/reply-fields.ts';
import { booleanSchema, textSchema } from '#api/contract/tolerances.ts';
import { momentSchema } from '#domain/values/moments.ts';
import { strictly } from '#domain/values/strictly.ts';
import { longText } from '#domain/values/texts.ts';

export const notificationSchema = v.object({
  id: idSchema,
  body: strictly(longText, textSchema),
  // Path of a page of the app.
  link: optionalUrl,
  isRead: booleanSchema,
  createdAt: strictly(momentSchema, v.string()),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

const notificationsSchema = v.pipe(
  v.object({ notifications: readableList(notificationSchema), unreadCount: countSchema }),
  v.transform(({ notifications: { items, unreadable }, unreadCount }) => ({
    notifications: items,
    unreadable,
    unreadCount,
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
  body: v.object({ id: idInput }),
  reply: unreadReply,
  makesStale: [listNotifications],
});
