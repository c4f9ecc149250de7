import { fullName } from '#domain/values/full-name.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { notify } from '../notify.ts';

/**
 * Accepts a patient's pending invitations and notifies their physicians (physician §4).
 * @returns the number of accepted invitations
 */
export function acceptInvitations(store: Store, patient: Account): number {
  const pendingLinks = store.tables.careLinks.filter(
    ({ patientId, status }) => patientId === patient.id && status === 'pending',
  );
  for (const link of pendingLinks) {
    link.status = 'active';
    notify(store, link.physicianId, {
      body: `${fullName(patient)} has accepted your invitation.`,
      link: `/physician/update-profile/${patient.id}`,
    });
  }
  return pendingLinks.length;
}
