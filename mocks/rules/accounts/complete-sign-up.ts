import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { acceptInvitations } from './invitations.ts';

/** Returns a fictional phone number (555-01xx), in an area code of no other account. */
const makePhone = (store: Store) => `30755501${String(store.nextNumber() % 100).padStart(2, '0')}`;

/** Completes an invited patient's sign-up: sets phone and password and consumes the links. */
export function completeSignUp(store: Store, patient: Account): void {
  patient.phone ||= makePhone(store);
  patient.password ||= demoPassword;
  for (const link of store.tables.links) {
    if (link.accountId !== patient.id) continue;
    link.phoneVerified = true;
    link.used = true;
  }
  acceptInvitations(store, patient);
}
