import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listNotifications } from '#api/notifications.ts';
import { endpointQuery } from '#api/query.ts';
import { Card } from '#ui/card.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { CardSkeleton } from '#ui/skeletons.tsx';

function inWords(unread: number): string {
  if (unread === 0) return 'Nothing new. You have read everything.';
  return unread === 1 ? '1 notification is unread.' : `${unread} notifications are unread.`;
}

/** How much is unread; the notifications themselves are behind the bell (decision 25). */
export function NotificationsCard() {
  const { data, isError, isFetching, refetch } = useQuery(endpointQuery(listNotifications, {}));
  if (!data && !isError) return <CardSkeleton lines={1} label="Loading your notifications" />;
  return (
    <Card title="Notifications">
      {data ? (
        <Text>
          {inWords(data.unreadCount)} {data.unreadCount > 0 && 'The bell at the top opens them.'}
        </Text>
      ) : (
        <LoadError what="your notifications" onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Card>
  );
}
