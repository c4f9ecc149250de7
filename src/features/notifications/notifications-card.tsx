import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listNotifications, markNotificationRead } from '#api/endpoints/notifications.ts';
import { endpointQuery } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import { Card } from '#ui/layout/card.tsx';
import { LoadError } from '#ui/loading/load-error.tsx';
import { useGroupedLoad } from '#ui/loading/load-group.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import classes from './notification.module.css';
import { NotificationItem } from './notification-item.tsx';

const MOST_SHOWN = 2;

function inWords(unread: number): string {
  if (unread === 0) return 'Nothing new. You have read everything.';
  return unread === 1 ? '1 notification is unread.' : `${unread} notifications are unread.`;
}

/** The newest of what is unread; the rest is behind the bell (decision 25). */
export function NotificationsCard() {
  const query = useQuery(endpointQuery(listNotifications, {}));
  const { data, error, isFetching, refetch } = query;
  useGroupedLoad(query);
  const { mutate } = useWrite(markNotificationRead);
  if (!data && !error) return <CardSkeleton lines={1} label="Loading your notifications" />;
  const unread = data?.notifications.filter(({ isRead }) => !isRead).slice(0, MOST_SHOWN) ?? [];
  return (
    <Card title="Notifications">
      {data ? (
        <>
          <Text>
            {inWords(data.unreadCount)}{' '}
            {data.unreadCount > unread.length && 'The bell at the top has them all.'}
          </Text>
          {unread.length > 0 && (
            <ul className={classes.list} data-in-card="">
              {unread.map((notification) => (
                <li key={notification.id}>
                  <NotificationItem
                    notification={notification}
                    onFollow={() => mutate({ body: { id: notification.id } })}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <LoadError what="your notifications" onRetry={() => void refetch()} retrying={isFetching}>
          {error?.message}
        </LoadError>
      )}
    </Card>
  );
}
