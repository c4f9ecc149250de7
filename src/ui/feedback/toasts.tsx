import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import {
  type NotificationData,
  Notifications,
  notifications,
  notificationsStore,
} from '@mantine/notifications';
import { IconCheck, IconExclamationMark, IconInfoSmall } from '@tabler/icons-react';
import type { Toast } from './toast.ts';
import classes from './toasts.module.css';

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

/** Puts a toast on the pile; an equal one that is still there stays as long again instead. `show-toast.ts` is the way in. */
export function pushToast({ message, about, kind, duration }: Toast): void {
  const id = `${kind} ${about ?? ''} ${message}`;
  const toast = {
    ...looks[kind],
    id,
    // No live region: it is seen, and read by whoever comes across it.
    ...(kind === 'error' && isSaid(message) && { role: 'group' }),
    title: about,
    message,
    autoClose: duration,
    closeButtonProps: { 'aria-label': 'Close message' },
    classNames: { root: classes.toast, icon: classes.icon, description: classes.message },
    'data-kind': kind,
    'data-toast': '',
  };
  const { notifications: shown, queue } = notificationsStore.getState();
  const equal = [...shown, ...queue].find((other) => other.id === id);
  if (!equal) notifications.show(toast);
  // The library counts anew when the time changes, be it by less than a clock can tell.
  else
    notifications.update({ ...toast, autoClose: equal.autoClose === duration ? duration + 0.1 : duration });
}

/** The pile itself, under the top bar. The library pauses a toast while it is hovered or focused (decision 40). */
export default function Toasts() {
  return <Notifications position="top-right" containerWidth={400} className={classes.pile} />;
}
