import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { listPatients } from '#api/endpoints/patients.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { fullName } from '#domain/values/full-name.ts';

type Row = Pick<ReplyOf<typeof listPatients>['patients'][number], 'email' | 'fullName' | 'status'>;

/** Returns a predicate: true if a row has this email, ignoring case. */
export const hasEmail =
  (email: string) =>
  (row: Pick<Row, 'email'>): boolean =>
    row.email?.toLowerCase() === email.trim().toLowerCase();

/**
 * Returns true if the sent patient is on the list now. Compares emails, because the call's reply
 * has no id (physician §7).
 * @param before earlier list; if unknown, a pending row with the same email and name matches
 */
export function isAdded(sent: WireRecord, now: readonly Row[], before?: readonly Row[]): boolean {
  const isThem = hasEmail(String(sent.email));
  if (before) return now.some(isThem) && !before.some(isThem);
  const name = fullName({ firstName: String(sent.firstName), lastName: String(sent.lastName) });
  return now.some((row) => isThem(row) && row.status === 'pending' && row.fullName === name);
}
