import { Unreadable } from '#ui/loading/unreadable.tsx';

/** Notice about unreadable notifications: each only points to a page, which has the same. */
export function UnreadableNotifications({ count }: { count: number }) {
  return (
    <Unreadable count={count} what={['notification', 'notifications']}>
      What it is about is on its own page all the same.
    </Unreadable>
  );
}
