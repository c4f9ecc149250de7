import type { Store } from '#mocks/store/store.ts';
import type { Account, CareLink } from '#mocks/store/tables.ts';
import { notifyPatient } from './notify-patient.ts';

/** Returns true if a patient is only invited: no password, and no other physician. */
function isOnlyInvited({ tables }: Store, patient: Account, link: CareLink): boolean {
  const others = tables.careLinks.some((other) => other !== link && other.patientId === patient.id);
  return link.status === 'pending' && patient.password === '' && !others;
}

/** Deletes an account and all of its data but the e-mails that were sent. */
function deleteAccount({ tables }: Store, id: string): void {
  const ofOthers = ({ userId }: { userId: string }) => userId !== id;
  const notTheirs = ({ accountId }: { accountId: string }) => accountId !== id;
  Object.assign(tables, {
    accounts: tables.accounts.filter((account) => account.id !== id),
    intakeRecords: tables.intakeRecords.filter(ofOthers),
    documents: tables.documents.filter(ofOthers),
    completed: tables.completed.filter(ofOthers),
    checkUps: tables.checkUps.filter(ofOthers),
    shoops: tables.shoops.filter(ofOthers),
    notes: tables.notes.filter(({ patientId }) => patientId !== id),
    notifications: tables.notifications.filter(notTheirs),
    sessions: tables.sessions.filter(notTheirs),
    links: tables.links.filter(notTheirs),
  });
}

/**
 * Deletes a patient from a physician's list (physician §4, §7). A patient with an account keeps it
 * and is notified. An invitation that was not accepted is deleted, and its link becomes invalid.
 */
export function removePatient(store: Store, physician: Account, patient: Account): void {
  const { careLinks } = store.tables;
  const link = careLinks.find((one) => one.physicianId === physician.id && one.patientId === patient.id);
  if (!link) return;
  const isAlone = isOnlyInvited(store, patient, link);
  careLinks.splice(careLinks.indexOf(link), 1);
  if (isAlone) deleteAccount(store, patient.id);
  else if (link.status === 'active') notifyPatient(store, patient, physician, false);
}
