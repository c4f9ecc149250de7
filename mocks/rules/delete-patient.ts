import type { Store } from '#mocks/store/store.ts';
import type { Account, CareLink } from '#mocks/store/tables.ts';
import { tellPatient } from './care-news.ts';

/** Nobody but who invited them knows them: they have no password, and no other physician. */
function isInvitationAlone({ tables }: Store, patient: Account, link: CareLink): boolean {
  const others = tables.careLinks.some((other) => other !== link && other.patientId === patient.id);
  return link.status === 'pending' && patient.password === '' && !others;
}

/** Takes an account away with all that is kept about it. The e-mails that were sent stay where they are. */
function forgetAccount({ tables }: Store, id: string): void {
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
 * A physician deletes one of their patients, as a clinic would: who has an account keeps it and all that is in it, and
 * hears that this physician treats them no longer; of an invitation that nobody has accepted nothing stays, and its link
 * is dead (physician §4, §7).
 */
export function deleteFor(store: Store, physician: Account, patient: Account): void {
  const { careLinks } = store.tables;
  const link = careLinks.find((one) => one.physicianId === physician.id && one.patientId === patient.id);
  if (!link) return;
  const isAlone = isInvitationAlone(store, patient, link);
  careLinks.splice(careLinks.indexOf(link), 1);
  if (isAlone) forgetAccount(store, patient.id);
  else if (link.status === 'active') tellPatient(store, patient, physician, false);
}
