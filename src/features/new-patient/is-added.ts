import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { listPatients } from '#api/endpoints/patients.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { fullName } from '#domain/values/full-name.ts';

type ListRow = Pick<ReplyOf<typeof listPatients>['patients'][number], 'email' | 'fullName' | 'status'>;

/** Returns a predicate: true if a row has this email, ignoring case. */
export const hasEmail =
  (email: string) =>
  (row: Pick<ListRow, 'email'>): boolean =>
    row.email?.toLowerCase() === email.trim().toLowerCase();

/**
 * Returns true if the sent patient is on the list now. Compares emails, because the call's reply
 * has no id (physician §7).
 * @param earlierRows list before the call; if unknown, the row must be pending and have the name
 */
export function isAdded(
  sent: WireRecord,
  currentRows: readonly ListRow[],
  earlierRows?: readonly ListRow[],
): boolean {
  const hasSentEmail = hasEmail(String(sent.email));
  if (earlierRows) return currentRows.some(hasSentEmail) && !earlierRows.some(hasSentEmail);
  const name = fullName({ firstName: String(sent.firstName), lastName: String(sent.lastName) });
  return currentRows.some((row) => hasSentEmail(row) && row.status === 'pending' && row.fullName === name);
}
