import { findProblems } from '#domain/questions/questionnaire.ts';
import { payloadOf } from '../payload.ts';
import type { FormMedicine } from './form-medicine.ts';
import { medicineInBrief } from './medicine-in-brief.ts';
import { shoopForm } from './medicine-questions.ts';

/**
 * Returns true if a medicine of the form can be shown as one line: it has a cannabinoid, breaks no
 * rule (physician §5), and its draft has no conflict.
 */
export function isFinished(row: FormMedicine): boolean {
  if (!row.targetCannabinoid || row.isGone || row.elsewhere) return false;
  return Object.keys(findProblems(shoopForm.questions, { shoop: [row] })).length === 0;
}

/** Returns true if a medicine is shown as one line now. */
export const isShownFolded = (row: FormMedicine): boolean => row.isFolded === true && isFinished(row);

/** Returns the medicines with all finished ones folded, except the medicine at index `open`. */
export const foldAllBut = (rows: readonly FormMedicine[], open: number): FormMedicine[] =>
  rows.map((row, index) => (index !== open && isFinished(row) ? { ...row, isFolded: true } : row));

/** Returns a finished medicine as one line, without its name. */
export function describeFinished(row: FormMedicine): string {
  // Stryker disable next-line StringLiteral: the line does not contain the patient's id
  const { doses, ...medicine } = payloadOf(row, '');
  return medicineInBrief({ ...medicine, doses: doses.filter(({ isDeleted }) => isDeleted !== true) });
}
