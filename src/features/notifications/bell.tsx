import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { listNotifications } from '#api/endpoints/notifications.ts';
import { endpointKey, endpointQuery, refetchOnReturn } from '#api/query.ts';
import { CountBadge } from '#ui/layout/count-badge.tsx';

const NotificationDrawer = lazy(() => import('./notification-drawer.tsx'));

/** Bell with a badge of unread notifications, which opens the drawer (accounts §2.3, §2.4). */
export default function Bell() {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...endpointQuery(listNotifications, {}), ...refetchOnReturn });
  const [isDrawerLoaded, setDrawerLoaded] = useState(false);
  const [opened, setOpened] = useState(false);
  const unreadCount = data?.unreadCount ?? 0;

  return (
    <>
      <CountBadge count={unreadCount}>
        <ActionIcon
          aria-label={unreadCount === 0 ? 'Notifications' : `Notifications, ${unreadCount} unread`}
          aria-haspopup="dialog"
          onClick={() => {
            setDrawerLoaded(true);
            setOpened(true);
          }}
        >
          <IconBell aria-hidden stroke={1.75} />
        </ActionIcon>
      </CountBadge>
      {isDrawerLoaded && (
        <Suspense>
          <NotificationDrawer
            opened={opened}
            onClose={() => {
              setOpened(false);
              // Refetches the list and its count after the drawer (accounts §2.4).
              void queryClient.invalidateQueries({ queryKey: endpointKey(listNotifications) });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
