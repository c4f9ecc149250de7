import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import type { Notification } from '#api/endpoints/notifications.ts';
import { safePath } from '#domain/paths/safe-path.ts';
import { formatWhen } from '#domain/values/dates.ts';
import { usePathLink } from '#ui/links/use-path-link.ts';
import classes from './notification.module.css';

interface NotificationItemProps {
  notification: Notification;
  /** Marks it read and closes the drawer. */
  onOpen: () => void;
}

/** Link to a page of this app; without a safe path, a button that only marks read (decision 11). */
export function NotificationItem({ notification, onOpen: onFollow }: NotificationItemProps) {
  const { body, link, isRead, createdAt } = notification;
  const path = safePath(link);
  const { href, onClick } = usePathLink(path ?? '');
  const contents = (
    <>
      <span className={classes.body}>{body}</span>
      <span className={classes.foot}>
        <time dateTime={createdAt}>{formatWhen(createdAt)}</time>
        {!isRead && <Badge size="sm">New</Badge>}
      </span>
    </>
  );
  const shared = { className: classes.item, 'data-read': isRead || undefined };
  if (!path) {
    return (
      <button type="button" {...shared} onClick={onFollow}>
        {contents}
      </button>
    );
  }

  return (
    <a
      href={href}
      {...shared}
      onClick={(event) => {
        onFollow();
        onClick(event);
      }}
    >
      {contents}
    </a>
  );
}
