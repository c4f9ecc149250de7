import { findProblems } from '#domain/questions/questionnaire.ts';
import type { FormMedicine } from './form-medicine.ts';
import { medicineInBrief } from './medicine-in-brief.ts';
import { shoopForm } from './medicine-questions.ts';
import { payloadOf } from './payload.ts';

/**
 * Returns whether a medicine of the form can be shown as one line: it has a cannabinoid, breaks no
 * rule (physician §5), and waits for no decision about its draft.
 */
export function isFinished(row: FormMedicine): boolean {
  if (!row.targetCannabinoid || row.isGone || row.elsewhere) return false;
  return Object.keys(findProblems(shoopForm.questions, { shoop: [row] })).length === 0;
}

/** Returns whether a medicine is shown as one line now. */
export const isShownFolded = (row: FormMedicine): boolean => row.isFolded === true && isFinished(row);

/** Returns the medicines with each finished one folded, but for the one at this place. */
export const foldedBut = (rows: readonly FormMedicine[], open: number): FormMedicine[] =>
  rows.map((row, index) => (index !== open && isFinished(row) ? { ...row, isFolded: true } : row));

/** Returns a finished medicine in one line, without its name. */
export function finishedInBrief(row: FormMedicine): string {
  const { doses, ...medicine } = payloadOf(row, '');
  return medicineInBrief({ ...medicine, doses: doses.filter(({ isDeleted }) => isDeleted !== true) });
}
