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
  // Words with single blanks: "Dr. Osei" becomes "Dr Osei", and "Oseis" is another word.
  const bodyWords = notification.body.split(/[^\p{L}\p{M}\p{N}'’-]+/u).join(' ');
  const namedPhysicians = physicians.filter(
    ({ lastName }) => lastName && ` ${bodyWords} `.includes(` Dr ${lastName} `),
  );
  return namedPhysicians.length === 1 ? (namedPhysicians[0] ?? null) : null;
}
