import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listNotifications } from '#api/endpoints/notifications.ts';
import { endpointQuery } from '#api/query.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { useDeferredOpen } from '#ui/reading/use-deferred-open.ts';
import { NotificationList } from './notification-list.tsx';
import { UnreadableNotifications } from './unreadable-notifications.tsx';

interface NotificationDrawerProps {
  opened: boolean;
  /** Also refetches: a press in the drawer marks a notification read (accounts §2.4). */
  onClose: () => void;
}

/** Drawer with the notifications (accounts §2.4). The library locks the page's scroll. */
export default function NotificationDrawer({ opened, onClose }: NotificationDrawerProps) {
  return (
    <Drawer opened={useDeferredOpen(opened)} onClose={onClose} position="right" title="Notifications">
      <DrawerContents onDone={onClose} />
    </Drawer>
  );
}

const emptyState = (
  <EmptyState title="No Notification Found" titleOrder={3} picture="bell">
    What is new for you comes here, and the bell counts it until you have read it.
  </EmptyState>
);

/** Mounted while the drawer is open: each time it refetches and shows the newest five first. */
function DrawerContents({ onDone }: { onDone: () => void }) {
  const query = useQuery({ ...endpointQuery(listNotifications, {}), refetchOnMount: 'always' });
  return (
    <Loaded
      query={query}
      what="your notifications"
      skeleton={<ListSkeleton rows={5} label="Loading notifications" />}
      empty={{
        when: ({ notifications, unreadable }) => notifications.length + unreadable === 0,
        show: emptyState,
      }}
    >
      {({ notifications, unreadable }) => (
        <>
          <UnreadableNotifications count={unreadable} />
          <NotificationList notifications={notifications} onDone={onDone} />
        </>
      )}
    </Loaded>
  );
}
