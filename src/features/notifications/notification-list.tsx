import { Stack } from '@mantine/core';
import { markNotificationRead, type Notification } from '#api/endpoints/notifications.ts';
import { useWrite } from '#api/use-write.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import { NotificationItem } from './notification-item.tsx';

const PAGE_SIZE = 5;

interface NotificationListProps {
  notifications: readonly Notification[];
  /** Closes the drawer. */
  onDone: () => void;
}

/** Shows five notifications at first, and five more each time (accounts §2.4). */
export function NotificationList({ notifications, onDone }: NotificationListProps) {
  const { mutate } = useWrite(markNotificationRead);

  function follow({ id, isRead }: Notification) {
    if (!isRead) mutate({ body: { id } });
    onDone();
  }

  return (
    <Stack gap="md">
      <PagedList items={notifications} step={PAGE_SIZE} what="notifications" as="ul">
        {(notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} onOpen={() => follow(notification)} />
          </li>
        )}
      </PagedList>
    </Stack>
  );
}
