import { phoneDigits } from '#domain/values/phone.ts';
import { comparedName, normalizeText, type PatientRow } from '../finder/patient-row.ts';
import type { ListingView, SortKey } from './listing-view.ts';

/** Returns the text that a column is sorted by; '' if it is missing. */
const sortedTexts: Record<SortKey, (patient: PatientRow) => string> = {
  name: comparedName,
  email: ({ email }) => email.toLowerCase(),
  phone: ({ phone }) => phoneDigits(phone).slice(-10),
  diagnosis: ({ primaryDiagnosis }) => normalizeText(primaryDiagnosis),
  status: ({ status }) => status.toLowerCase(),
};

/**
 * Sorts rows by a column. Missing texts are last both ways; rows with equal ones keep their order.
 * The table library looks up both texts with every comparison, and a collator takes long to compare
 * them: for ten thousand rows, each would take several times as long as all of this.
 */
export function sortRows<Row extends { original: { patient: PatientRow } }>(
  rows: readonly Row[],
  { sort, descending }: Pick<ListingView, 'sort' | 'descending'>,
): Row[] {
  const readText = sortedTexts[sort];
  const ascending = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, text: readText(row.original.patient) }))
    .sort(({ text: one }, { text: other }) => {
      if (one === other) return 0;
      if (one === '' || other === '') return one === '' ? 1 : -1;
      return one < other ? -ascending : ascending;
    })
    .map(({ row }) => row);
}
