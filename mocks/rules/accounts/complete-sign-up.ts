import { demoPassword } from '#mocks/seed/demo-accounts.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { acceptInvitations } from './invitations.ts';

/** A phone of the numbers that nobody has (555-01xx), in an area that no other account of the mock uses. */
const phoneOf = (store: Store) => `30755501${String(store.next() % 100).padStart(2, '0')}`;

/** What an invited patient does behind the e-mailed link: a verified phone, a password; the link is used up. */
export function completeSignUp(store: Store, patient: Account): void {
  patient.phone ||= phoneOf(store);
  patient.password ||= demoPassword;
  for (const link of store.tables.links) {
    if (link.accountId !== patient.id) continue;
    link.phoneVerified = true;
    link.used = true;
  }
  acceptInvitations(store, patient);
}
