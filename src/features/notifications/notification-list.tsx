import { Stack } from '@mantine/core';
import { markNotificationRead, type Notification } from '#api/endpoints/notifications.ts';
import { useWrite } from '#api/use-write.ts';
import { useLoadMore } from '#ui/loading/use-load-more.tsx';
import classes from './notification.module.css';
import { NotificationItem } from './notification-item.tsx';

const PAGE_SIZE = 5;

interface NotificationListProps {
  notifications: readonly Notification[];
  /** Closes the drawer. */
  onDone: () => void;
}

/** Five at first, five more each time (accounts §2.4); only those shown are drawn, however many there are. */
export function NotificationList({ notifications, onDone }: NotificationListProps) {
  const { length } = notifications;
  const { list, count, more } = useLoadMore<HTMLUListElement>(PAGE_SIZE, length, 'notifications');
  const { mutate } = useWrite(markNotificationRead);
  const shown = notifications.slice(0, count);

  function follow({ id, isRead }: Notification) {
    if (!isRead) mutate({ body: { id } });
    onDone();
  }

  return (
    <Stack gap="md">
      <ul ref={list} className={classes.list}>
        {shown.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} onFollow={() => follow(notification)} />
          </li>
        ))}
      </ul>
      {more}
    </Stack>
  );
}
