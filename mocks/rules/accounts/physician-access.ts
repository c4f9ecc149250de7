import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { findSharedNotes } from '../notes.ts';
import { Problem } from '../problem.ts';
import { isPracticing } from './applications.ts';

/** Returns a physician. @throws Problem 404 when the id is unknown or an applicant's */
export function requirePhysician({ tables }: Store, id: string): Account {
  const physician = tables.accounts.find((account) => account.id === id && isPracticing(account));
  if (!physician) throw new Problem(404, 'There is no such physician');
  return physician;
}

/**
 * Returns a physician whose profile the patient may open: a linked one, or one who has shared a
 * note with them or sent them a Shoop (physician §6).
 * @throws Problem 403 for any other physician, 404 when there is no such physician
 */
export function requireVisiblePhysician(store: Store, patient: Account, id: string): Account {
  const physician = requirePhysician(store, id);
  const isLinked = store.tables.careLinks.some(
    (link) => link.physicianId === id && link.patientId === patient.id && link.status === 'active',
  );
  const hasSentShoop = store.tables.shoops.some(
    (shoop) => shoop.physicianId === id && shoop.userId === patient.id && shoop.isReady,
  );
  if (!isLinked && !hasSentShoop && findSharedNotes(store, id, patient.id).length === 0)
    throw new Problem(403, 'This is not one of your physicians');
  return physician;
}
