import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Notification } from '#api/notifications.ts';
import { formatDateTime } from '#domain/dates.ts';
import { safePath } from '#domain/safe-path.ts';
import classes from './notification.module.css';

interface NotificationItemProps {
  notification: Notification;
  /** Marks it read and closes the drawer. */
  onFollow: () => void;
}

/** A link where it leads to a page of this app; anything else is only marked read (decision 11). */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const router = useRouter();
  const { body, link, isRead, createdAt } = notification;
  const path = safePath(link);
  const contents = (
    <>
      <span className={classes.body}>{body}</span>
      <span className={classes.foot}>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
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

  function onClick(event: MouseEvent, href: string) {
    onFollow();
    // A new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href });
  }

  return (
    <a
      href={(router.options.basepath ?? '').replace(/\/$/, '') + path}
      {...shared}
      onClick={(event) => onClick(event, path)}
    >
      {contents}
    </a>
  );
}
