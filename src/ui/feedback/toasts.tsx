import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
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

const looks: Record<Toast['kind'], Pick<NotificationData, 'role' | 'color' | 'icon'>> = {
  success: { role: 'status', color: 'pine', icon: <IconCheck aria-hidden size={18} stroke={2.5} /> },
  info: { role: 'status', color: 'water', icon: <IconInfoSmall aria-hidden size={24} stroke={2} /> },
  error: { role: 'alert', color: 'red', icon: <IconExclamationMark aria-hidden size={18} stroke={2.5} /> },
};

/** What an alert in the page says already; a screen reader would say it twice. */
function isSaid(message: string): boolean {
  const alerts = document.querySelectorAll('[role=alert]:not([data-toast])');
  return [...alerts].some(({ textContent }) => textContent.includes(message));
}

/** Counts a toast's time from when it was drawn: a page that draws a whole screen beside it draws the toast late. */
function countDown(toast: NotificationData, duration: Toast['duration']): void {
  requestAnimationFrame(() => setTimeout(() => notifications.update({ ...toast, autoClose: duration })));
}

/** Puts a toast on the pile; an equal one that is still there stays as long again instead. `show-toast.ts` is the way in. */
export function pushToast({ message, about, kind, duration }: Toast): void {
  const id = `${kind} ${about ?? ''} ${message}`;
  const toast: NotificationData = {
    ...looks[kind],
    id,
    // No live region: it is seen, and read by whoever comes across it.
    ...(kind === 'error' && isSaid(message) && { role: 'group' }),
    title: about,
    message,
    autoClose: false,
    onOpen: () => countDown(toast, duration),
    closeButtonProps: { 'aria-label': 'Close message' },
    classNames: { root: classes.toast, icon: classes.icon, description: classes.message },
    'data-kind': kind,
    'data-toast': '',
  };
  const { notifications: shown, queue } = notificationsStore.getState();
  if (![...shown, ...queue].some((other) => other.id === id)) notifications.show(toast);
  else {
    notifications.update(toast);
    countDown(toast, duration);
  }
}

/** The pile itself, under the top bar or, on a phone, where it is in nobody's way. The library pauses a toast while it is hovered or focused (decision 40). */
export default function Toasts() {
  const { notifications: shown } = useNotifications(notificationsStore);
  const piles = useClearPlace(shown.length > 0);
  return (
    <div ref={piles}>
      <Notifications
        withinPortal={false}
        position="top-right"
        containerWidth={400}
        className={classes.pile}
      />
    </div>
  );
}
