import type { LinkedPhysician } from '#api/endpoints/accounts/physicians.ts';
import type { Notification } from '#api/endpoints/notifications.ts';
import { safePath } from '#domain/paths/safe-path.ts';

const patientPages = /^\/physician\/(?:update-profile|patient-profile)\/([^/?#]+)/;
const physicianPages = /^\/patient-physician-profile\/([^/?#]+)/;

/** Returns the id in the notification's link to a person's page, or null. */
function readId(page: RegExp, { link }: Notification): string | null {
  const id = page.exec(safePath(link) ?? '')?.[1];
  return id === undefined ? null : decodeURIComponent(id);
}

/** Returns the id of the patient whose page a notification links to, or null. */
export const linkedPatientId = (notification: Notification) => readId(patientPages, notification);

/**
 * Returns the physician to whose page a notification links, or whose name is in it (as in
 * 'Dr. Ashworth'), or null. A name of several physicians is ambiguous: no field has the sender.
 */
export function findPhysician(
  notification: Notification,
  physicians: readonly LinkedPhysician[],
): LinkedPhysician | null {
  const linkedId = readId(physicianPages, notification);
  if (linkedId !== null) return physicians.find(({ id }) => id === linkedId) ?? null;
  const words = notification.body.split(/[^\p{L}\p{M}\p{N}'’-]+/u).join(' ');
  const named = physicians.filter(({ lastName }) => lastName && ` ${words} `.includes(` Dr ${lastName} `));
  return named.length === 1 ? (named[0] ?? null) : null;
}
