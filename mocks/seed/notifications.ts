import { notify } from '#mocks/rules/notify.ts';
import type { Store } from '#mocks/store/store.ts';

type NotificationEntry = [hoursAgo: number, isRead: boolean, body: string, link: string];

const patientEntries: NotificationEntry[] = [
  [1, false, 'Hello, Grace. Did you take your medicine today?', '/add-symptoms'],
  [5, false, 'Dr. Ashworth has sent you a new dosing recommendation.', '/dosing-history'],
  [26, false, 'Your Health Intake is waiting for your diagnosis.', '/myHealth/diagnosis'],
  [
    50,
    false,
    'Dr. Ashworth shared a consultation note with you.',
    '/patient-physician-profile/physician?view=notes',
  ],
  [75, true, 'You have not logged a check-up for three days.', '/add-symptoms'],
  [98, true, 'Your contact information was saved.', '/myHealth/contact'],
  [122, true, 'Your patient information was saved.', '/myHealth/info-patient'],
  [170, true, 'Dr. Ashworth has updated your dosing recommendation.', '/dosing-history'],
  [220, true, 'Your check-up of last week is in your Health Journey.', '/health-journey'],
  [290, true, 'Please confirm the phone number in your profile.', '/profile'],
  [2200, true, 'Dr. Ashworth is now one of your physicians.', '/profile'],
  [2270, true, 'Tell us about your health before your first appointment.', '/myHealth'],
  [2279, true, 'Welcome to the clinic, Grace.', '/dashboard'],
];

const completePatientEntries: NotificationEntry[] = [
  [3, false, 'Did you take your medicine today?', '/add-symptoms'],
  [30, true, 'Thank you, your Health Intake is complete.', '/myHealth/summary'],
];

const physicianEntries: NotificationEntry[] = [
  [2, false, 'Ruth Okafor has completed the Health Intake.', '/physician/update-profile/complete-patient'],
  [9, false, 'Grace Holloway has saved her contact information.', '/physician/update-profile/patient'],
  [30, false, 'Owen Castellano has accepted your invitation.', '/physician/update-profile/new-patient'],
  [55, true, 'Two invitations have not been answered for a week.', '/physician/list-patient'],
  [130, true, 'Your profile was updated.', '/physician/profile'],
  [300, true, 'Welcome to the clinic, Dr. Ashworth.', '/physician/dashboard'],
];

function addNotifications(store: Store, accountId: string, entries: NotificationEntry[]): void {
  for (const [hoursAgo, isRead, body, link] of entries) {
    notify(store, accountId, { body, link, hoursAgo, isRead });
  }
}

/** Adds the notifications of the demo accounts; new accounts have none. */
export function seedNotifications(store: Store): void {
  addNotifications(store, 'patient', patientEntries);
  addNotifications(store, 'complete-patient', completePatientEntries);
  addNotifications(store, 'physician', physicianEntries);
}
