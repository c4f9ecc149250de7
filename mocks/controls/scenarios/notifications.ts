import { notify } from '#mocks/rules/notify.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Scenario } from './scenario.ts';

/** Returns a scenario's action that deletes an account's notifications. */
const deleteNotifications = (accountId: string) => (store: Store) => {
  const { tables } = store;
  tables.notifications = tables.notifications.filter((entry) => entry.accountId !== accountId);
};

/** Adds sixty notifications, the newest twenty unread, to the seeded ones. */
function addSixtyNotifications(store: Store): void {
  for (let index = 1; index <= 60; index += 1) {
    notify(store, 'patient', {
      body: `Reminder ${index}: did you take your medicine today?`,
      link: '/add-symptoms',
      hoursAgo: index * 12,
      isRead: index > 20,
    });
  }
}

/** Scenarios of the notifications. */
export const notificationScenarios = {
  'many-notifications': {
    title: 'Many notifications',
    description: 'Grace Holloway has 73 notifications, 24 of them unread.',
    signedIn: 'patient@clinic.test',
    apply: addSixtyNotifications,
  },
  'no-notifications': {
    title: 'No notifications',
    description: 'Grace Holloway has no notifications.',
    signedIn: 'patient@clinic.test',
    apply: deleteNotifications('patient'),
  },
} as const satisfies Record<string, Scenario>;
