import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { listPatients } from '#api/endpoints/patients.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { fullName } from '#domain/values/full-name.ts';

type Row = Pick<ReplyOf<typeof listPatients>['patients'][number], 'email' | 'fullName' | 'status'>;

/** Whether an email is somebody's, however it is capitalized. */
export const hasEmail =
  (email: string) =>
  (row: Pick<Row, 'email'>): boolean =>
    row.email?.toLowerCase() === email.trim().toLowerCase();

/**
 * Whether somebody who was sent is on the list now, by their email: the answer of the call names nobody (physician §7).
 * @param before the list before; where it is not known, whoever waits there under that name and address was sent
 */
export function isAdded(sent: WireRecord, now: readonly Row[], before?: readonly Row[]): boolean {
  const isThem = hasEmail(String(sent.email));
  if (before) return now.some(isThem) && !before.some(isThem);
  const name = fullName({ firstName: String(sent.firstName), lastName: String(sent.lastName) });
  return now.some((row) => isThem(row) && row.status === 'pending' && row.fullName === name);
}
