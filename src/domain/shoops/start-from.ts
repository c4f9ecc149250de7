import { type FormMedicine, isUntouchedMedicine, type StartMark } from './medicine/form-medicine.ts';
import { blankMedicine } from './medicine/medicine-questions.ts';
import { answersOfImport } from './payload.ts';
import type { Recommendation } from './recommendations.ts';

/** Recommendation that a new Shoop starts from. */
export interface ShoopStart {
  /** Key of the recommendation. */
  readonly key: string;
  readonly recommendation: Recommendation;
}

const isOfStart =
  ({ key }: Pick<StartMark, 'key'>) =>
  ({ start }: FormMedicine) =>
    start?.key === key;

/**
 * Returns a form's medicines followed by a recommendation's. They are added like an import: without
 * identifiers, in place of blank medicines (decisions 69, 86). The first added medicine is
 * unfolded. A recommendation that the form already has is unfolded and not added again.
 */
export function addStart(rows: readonly FormMedicine[], { key, recommendation }: ShoopStart): FormMedicine[] {
  const existingPlace = rows.findIndex(isOfStart({ key }));
  if (existingPlace >= 0)
    return rows.map((row, place) => (place === existingPlace ? { ...row, isFolded: false } : row));
  const start = { key, createdAt: recommendation.createdAt };
  const added = recommendation.shoops.map(
    (shoop, place): FormMedicine => ({
      ...answersOfImport(shoop),
      origin: 'Import',
      start,
      isFolded: place > 0,
    }),
  );
  return [...rows.filter((row) => !isUntouchedMedicine(row)), ...added];
}

/** Medicines of one start, and the other medicines of the form. */
export interface StartUndone {
  readonly taken: readonly FormMedicine[];
  /** Never empty: a blank medicine if no other is left. */
  readonly rest: readonly FormMedicine[];
}

/** Splits the medicines of a start, with later edits, from the other medicines of a form. */
export function splitOffStart(rows: readonly FormMedicine[], mark: Pick<StartMark, 'key'>): StartUndone {
  const others = rows.filter((row) => !isOfStart(mark)(row));
  return { taken: rows.filter(isOfStart(mark)), rest: others.length > 0 ? others : [blankMedicine()] };
}

/** Returns a form's medicines followed by the removed ones, in place of blank medicines. */
export const putBack = (rows: readonly FormMedicine[], taken: readonly FormMedicine[]): FormMedicine[] => [
  ...rows.filter((row) => !isUntouchedMedicine(row)),
  ...taken,
];
