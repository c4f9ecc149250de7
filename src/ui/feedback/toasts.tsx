import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Anchor } from '@mantine/core';
import {
  type NotificationData,
  Notifications,
  notifications,
  notificationsStore,
  useNotifications,
} from '@mantine/notifications';
import { IconCheck, IconExclamationMark, IconInfoSmall } from '@tabler/icons-react';
import type { Toast } from './toast.ts';
import classes from './toasts.module.css';
import { useClearPlace } from './use-clear-place.ts';

const styleByKind: Record<Toast['kind'], Pick<NotificationData, 'role' | 'color' | 'icon'>> = {
  success: { role: 'status', color: 'pine', icon: <IconCheck aria-hidden size={18} stroke={2.5} /> },
  info: { role: 'status', color: 'water', icon: <IconInfoSmall aria-hidden size={24} stroke={2} /> },
  error: { role: 'alert', color: 'red', icon: <IconExclamationMark aria-hidden size={18} stroke={2.5} /> },
};

/** Returns true if an alert in the page has the message: a screen reader would read it twice. */
function isAnnounced(message: string): boolean {
  const alerts = document.querySelectorAll('[role=alert]:not([data-toast])');
  return [...alerts].some(({ textContent }) => textContent.includes(message));
}

/** Starts a toast's time once it is painted, which a page that renders a whole screen delays. */
function startTimer(toast: NotificationData, duration: Toast['durationMs']): void {
  requestAnimationFrame(() => setTimeout(() => notifications.update({ ...toast, autoClose: duration })));
}

/** Adds a toast, or restarts the time of an equal one. Call it through `show-toast.ts`. */
export function pushToast({ message, about, action, kind, durationMs: duration }: Toast): void {
  const id = `${kind} ${about ?? ''} ${message}`;
  const toast: NotificationData = {
    ...styleByKind[kind],
    id,
    // Not a live region: the alert was announced already.
    ...(kind === 'error' && isAnnounced(message) && { role: 'group' }),
    title: about,
    message: action ? <WithAction id={id} message={message} action={action} /> : message,
    autoClose: false,
    onOpen: () => startTimer(toast, duration),
    closeButtonProps: { 'aria-label': 'Close message' },
    classNames: { root: classes.toast, icon: classes.icon, description: classes.message },
    'data-kind': kind,
    'data-toast': '',
  };
  const { notifications: shown, queue } = notificationsStore.getState();
  if (![...shown, ...queue].some((other) => other.id === id)) notifications.show(toast);
  else {
    notifications.update(toast);
    startTimer(toast, duration);
  }
}

interface WithActionProps {
  id: string;
  message: string;
  action: NonNullable<Toast['action']>;
}

/** Message with a button below that leads on. */
function WithAction({ id, message, action }: WithActionProps) {
  return (
    <>
      {message}{' '}
      <Anchor
        component="button"
        type="button"
        className={classes.action}
        onClick={() => {
          notifications.hide(id);
          action.run();
        }}
      >
        {action.label}
      </Anchor>
    </>
  );
}

/** All toasts. The library pauses a toast while it is hovered or focused (decision 40). */
export default function Toasts() {
  const { notifications: shown } = useNotifications(notificationsStore);
  const pileHolder = useClearPlace(shown.length > 0);
  return (
    <div ref={pileHolder}>
      <Notifications
        withinPortal={false}
        position="top-right"
        containerWidth={400}
        className={classes.pile}
      />
    </div>
  );
}
