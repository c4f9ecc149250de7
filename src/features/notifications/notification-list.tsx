import { Stack, Title } from '@mantine/core';
import { markNotificationRead, type Notification } from '#api/endpoints/notifications.ts';
import { useWrite } from '#api/use-write.ts';
import { formatDayName } from '#domain/values/dates.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import classes from './notification.module.css';
import { NotificationItem } from './notification-item.tsx';
import { useSenders } from './use-senders.ts';

/** Notifications shown at first, and added each time (accounts §2.4). */
const NOTIFICATIONS_PER_PAGE = 5;

interface NotificationListProps {
  notifications: readonly Notification[];
  /** Closes the drawer. */
  onDone: () => void;
}

/** Shows five notifications at first, and five more each time, under their days (accounts §2.4). */
export function NotificationList({ notifications, onDone }: NotificationListProps) {
  const { mutate } = useWrite(markNotificationRead);
  const findSender = useSenders(notifications);

  function open({ id, isRead }: Notification) {
    if (!isRead) mutate({ body: { id } });
    onDone();
  }

  return (
    <Stack gap="md">
      <PagedList items={notifications} step={NOTIFICATIONS_PER_PAGE} what="notifications" as="ul">
        {(notification, index) => {
          const day = formatDayName(notification.createdAt);
          const previous = notifications[index - 1];
          const isFirstOfDay = !previous || formatDayName(previous.createdAt) !== day;
          return (
            <li key={notification.id}>
              {isFirstOfDay && (
                <Title order={3} size="h5" className={classes.day}>
                  {day || 'Day unknown'}
                </Title>
              )}
              <NotificationItem
                notification={notification}
                sender={findSender(notification)}
                onOpen={() => open(notification)}
              />
            </li>
          );
        }}
      </PagedList>
    </Stack>
  );
}
