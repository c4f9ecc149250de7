import { Badge, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import type { Notification } from '#api/endpoints/notifications.ts';
import { safePath } from '#domain/paths/safe-path.ts';
import { formatDayName, formatTimeOfDay, formatWhen } from '#domain/values/dates.ts';
import { usePathLink } from '#ui/links/use-path-link.ts';
import classes from './notification.module.css';
import { SenderPortrait } from './sender-portrait.tsx';
import type { Sender } from './use-senders.ts';

interface NotificationItemProps {
  notification: Notification;
  /** Person in the picture; null for none. Undefined in lists without pictures and day headings. */
  sender?: Sender | null;
  /** Marks it read; in the drawer, closes that as well. */
  onOpen: () => void;
}

/** Link to a page of this app; without a safe path, a button that only marks read (decision 11). */
export function NotificationItem({ notification, sender, onOpen }: NotificationItemProps) {
  const { body, link, isRead, createdAt } = notification;
  const path = safePath(link);
  const { href, onClick } = usePathLink(path ?? '');
  const contents = (
    <>
      {sender !== undefined && <SenderPortrait sender={sender} />}
      <span className={classes.text}>
        <span className={classes.body}>{body}</span>
        <span className={classes.timeAndBadge}>
          <time dateTime={createdAt}>
            {sender === undefined ? formatWhen(createdAt) : <TimeBelowDay createdAt={createdAt} />}
          </time>
          {!isRead && <Badge size="sm">New</Badge>}
        </span>
      </span>
    </>
  );
  const sharedProps = { className: classes.item, 'data-read': isRead || undefined };
  if (!path) {
    return (
      <button type="button" {...sharedProps} onClick={onOpen}>
        {contents}
      </button>
    );
  }

  return (
    <a
      href={href}
      {...sharedProps}
      onClick={(event) => {
        onOpen();
        onClick(event);
      }}
    >
      {contents}
    </a>
  );
}

/** Time of day. Screen readers get the day as well, since they may list links without headings. */
function TimeBelowDay({ createdAt }: { createdAt: string }) {
  const day = formatDayName(createdAt);
  if (!day) return null;
  return (
    <>
      <VisuallyHidden>{day}, </VisuallyHidden>
      {formatTimeOfDay(createdAt)}
    </>
  );
}
