import type { WireRecord } from '#domain/questions/question.ts';
import type { Store } from '#mocks/store/store.ts';
import { Problem } from './problem.ts';

/** Adds the server's data of a diagnosis. @throws Problem 400 when it is not on the list */
export function resolveDiagnosis({ tables }: Store, record: WireRecord): WireRecord {
  const item = tables.diagnoses.find(({ id }) => id === record.diagnoseId);
  if (record.diagnoseId && !item) throw new Problem(400, 'diagnoseId: there is no such diagnosis');
  if (item && record.name !== undefined && record.name !== item.name)
    throw new Problem(400, `name: “${item.id}” is “${item.name}” on the list`);
  // A sent name stays, so that the rules refuse one that is no item; the sign-up sends none.
  return { name: item?.name ?? '', ...record, isCancer: item?.isCancer ?? false };
}

/** @throws Problem 400 for a row whose medication is not on the list */
export function refuseUnknownMedications({ tables }: Store, record: WireRecord): void {
  const rows = record.medications as { medicationId: string; name: string }[];
  const isListed = (row: { medicationId: string; name: string }) =>
    tables.medications.some(({ id, name }) => id === row.medicationId && name === row.name);
  const unknownRow = rows.find((row) => !isListed(row));
  if (unknownRow)
    throw new Problem(400, `medications: there is no medication “${unknownRow.name}” on the list`);
}
