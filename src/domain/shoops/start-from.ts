import { type FormMedicine, isUntouchedMedicine, type StartMark } from './form-medicine.ts';
import { blankMedicine } from './medicine-questions.ts';
import { answersOfImport } from './payload.ts';
import type { Recommendation } from './recommendations.ts';

/** A recommendation that a new Shoop starts from. */
export interface ShoopStart {
  /** That of the recommendation. */
  readonly key: string;
  readonly recommendation: Recommendation;
}

const isOf =
  ({ key }: Pick<StartMark, 'key'>) =>
  ({ start }: FormMedicine) =>
    start?.key === key;

/**
 * Returns a form's medicines with those of a recommendation after them, as an import adds them: without
 * identifiers, in the place of what is blank (decisions 69, 86). The first of them is unfolded.
 * A start that is in the form already is unfolded, and not added again.
 */
export function startedFrom(
  rows: readonly FormMedicine[],
  { key, recommendation }: ShoopStart,
): FormMedicine[] {
  const there = rows.findIndex(isOf({ key }));
  if (there >= 0) return rows.map((row, place) => (place === there ? { ...row, isFolded: false } : row));
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

/** The medicines of one start, and the others of the form. */
export interface StartUndone {
  readonly taken: readonly FormMedicine[];
  /** Never empty: a blank medicine stands where no other one is left. */
  readonly rest: readonly FormMedicine[];
}

/** Takes the medicines of a start out of a form, as they are now. */
export function withoutStart(rows: readonly FormMedicine[], mark: Pick<StartMark, 'key'>): StartUndone {
  const others = rows.filter((row) => !isOf(mark)(row));
  return { taken: rows.filter(isOf(mark)), rest: others.length > 0 ? others : [blankMedicine()] };
}

/** Returns a form's medicines with those put back that were taken out. */
export const putBack = (rows: readonly FormMedicine[], taken: readonly FormMedicine[]): FormMedicine[] => [
  ...rows.filter((row) => !isUntouchedMedicine(row)),
  ...taken,
];
