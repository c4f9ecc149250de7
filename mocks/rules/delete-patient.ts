import type { Store } from '#mocks/store/store.ts';
import type { Account, CareLink } from '#mocks/store/tables.ts';
import { notifyPatientOfLink } from './notify-patient-of-link.ts';

/** Returns true if a patient is only invited: no password, and no other physician. */
function isOnlyInvited({ tables }: Store, patient: Account, link: CareLink): boolean {
  const hasOtherLink = tables.careLinks.some((other) => other !== link && other.patientId === patient.id);
  return link.status === 'pending' && patient.password === '' && !hasOtherLink;
}

/** Deletes an account and all of its data but the e-mails that were sent. */
function deleteAccount({ tables }: Store, id: string): void {
  const isOfOtherUser = ({ userId }: { userId: string }) => userId !== id;
  const isOfOtherAccount = ({ accountId }: { accountId: string }) => accountId !== id;
  Object.assign(tables, {
    accounts: tables.accounts.filter((account) => account.id !== id),
    intakeRecords: tables.intakeRecords.filter(isOfOtherUser),
    documents: tables.documents.filter(isOfOtherUser),
    completed: tables.completed.filter(isOfOtherUser),
    checkUps: tables.checkUps.filter(isOfOtherUser),
    shoops: tables.shoops.filter(isOfOtherUser),
    notes: tables.notes.filter(({ patientId }) => patientId !== id),
    notifications: tables.notifications.filter(isOfOtherAccount),
    sessions: tables.sessions.filter(isOfOtherAccount),
    links: tables.links.filter(isOfOtherAccount),
  });
}

/**
 * Deletes a patient from a physician's list (physician §4, §7). A patient with an account keeps it
 * and is notified. An invitation that was not accepted is deleted, and its link becomes invalid.
 */
export function removePatient(store: Store, physician: Account, patient: Account): void {
  const { careLinks } = store.tables;
  // Missing if the physician has deleted the patient in another tab.
  const link = careLinks.find(
    (candidate) => candidate.physicianId === physician.id && candidate.patientId === patient.id,
  );
  if (!link) return;
  const isAccountObsolete = isOnlyInvited(store, patient, link);
  careLinks.splice(careLinks.indexOf(link), 1);
  if (isAccountObsolete) deleteAccount(store, patient.id);
  else if (link.status === 'active') notifyPatientOfLink(store, patient, physician, false);
}
