import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  listNotifications,
  markNotificationRead,
  type Notification,
  type Notifications,
} from '#api/endpoints/notifications.ts';
import { endpointQuery } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import { safePath } from '#domain/paths/safe-path.ts';
import { Picture } from '#ui/illustrations/picture.tsx';
import { Card } from '#ui/layout/card.tsx';
import { QueryCard } from '#ui/loading/query-card.tsx';
import classes from './notification.module.css';
import { NotificationItem } from './notification-item.tsx';
import { UnreadableNotifications } from './unreadable-notifications.tsx';

/** Highest number of notifications in the card: the bell has them all. */
const MAX_NOTIFICATIONS = 2;

/** Returns true for a reminder of the check-up, which has a card of its own on the page. */
const isCheckUpReminder = ({ link }: Notification) => safePath(link)?.startsWith('/add-symptoms') ?? false;

function describeCount(unreadCount: number): string {
  if (unreadCount === 0) return 'Nothing new. You have read everything.';
  return unreadCount === 1 ? '1 notification is unread.' : `${unreadCount} notifications are unread.`;
}

interface NotificationsCardProps {
  title?: string;
  /** True in a wide column: keeps the height of two notifications, so that nothing below moves. */
  isWide?: boolean;
}

/** Card with the newest unread notifications; the bell has the rest (decision 25). */
export function NotificationsCard({ title = 'Notifications', isWide = false }: NotificationsCardProps) {
  const card = (
    <QueryCard
      query={useQuery(endpointQuery(listNotifications, {}))}
      title={title}
      what="your notifications"
      lines={1}
    >
      {(loaded) => <UnreadNotifications title={title} {...loaded} />}
    </QueryCard>
  );
  return isWide ? <div className={classes.wide}>{card}</div> : card;
}

/** Number of unread notifications, and the newest of them as links. */
function UnreadNotifications({
  title,
  notifications,
  unreadable,
  unreadCount,
}: Notifications & { title: string }) {
  const { mutate } = useWrite(markNotificationRead);
  const newestUnread = notifications
    .filter((notification) => !notification.isRead && !isCheckUpReminder(notification))
    .slice(0, MAX_NOTIFICATIONS);
  return (
    <Card title={title}>
      <div className={classes.summary}>
        {unreadCount === 0 && <Picture of="bell" small />}
        <Text>
          {describeCount(unreadCount)}{' '}
          {unreadCount > newestUnread.length && 'The bell at the top has them all.'}
        </Text>
      </div>
      <UnreadableNotifications count={unreadable} />
      {newestUnread.length > 0 && (
        <ul className={classes.list}>
          {newestUnread.map((notification) => (
            <li key={notification.id}>
              <NotificationItem
                notification={notification}
                onOpen={() => mutate({ body: { id: notification.id } })}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
