import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { notify } from './notify.ts';

/** Notifies a patient that a physician was added or removed. */
export function notifyPatientOfLink(
  store: Store,
  patient: Account,
  physician: Account,
  isLinked: boolean,
): void {
  notify(store, patient.id, {
    body: `Dr. ${physician.lastName} is ${isLinked ? 'now' : 'no longer'} one of your physicians.`,
    link: '/profile?step=physician',
  });
}
