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
  /** Person in the picture; null for none. Undefined without pictures and headings with the day. */
  sender?: Sender | null;
  /** Marks it read and closes the drawer. */
  onOpen: () => void;
}

/** Link to a page of this app; without a safe path, a button that only marks read (decision 11). */
export function NotificationItem({ notification, sender, onOpen: onFollow }: NotificationItemProps) {
  const { body, link, isRead, createdAt } = notification;
  const path = safePath(link);
  const { href, onClick } = usePathLink(path ?? '');
  const contents = (
    <>
      {sender !== undefined && <SenderPortrait sender={sender} />}
      <span className={classes.text}>
        <span className={classes.body}>{body}</span>
        <span className={classes.foot}>
          <time dateTime={createdAt}>
            {sender === undefined ? formatWhen(createdAt) : <TimeUnderDay at={createdAt} />}
          </time>
          {!isRead && <Badge size="sm">New</Badge>}
        </span>
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

/** Time of day below the heading with the day; a list of links has the day as well. */
function TimeUnderDay({ at }: { at: string }) {
  const day = formatDayName(at);
  if (!day) return null;
  return (
    <>
      <VisuallyHidden>{day}, </VisuallyHidden>
      {formatTimeOfDay(at)}
    </>
  );
}
