import { asNew, type FormMedicine, isSameEntry } from '#domain/shoops/form-medicine.ts';
import { blankMedicine } from '#domain/shoops/medicine-questions.ts';

/**
 * The medicines of a form once some of them were saved. Those are gone; one that was changed while it was saved stays. What
 * was sent cannot be changed any more: the change is another Shoop.
 * @param saved as they were when they were saved, each known by its key
 */
export function settled<Saved extends { readonly row: FormMedicine }>(
  rows: readonly FormMedicine[],
  saved: readonly Saved[],
  isReady: boolean,
): { rest: FormMedicine[]; changed: Saved[] } {
  const changed: Saved[] = [];
  const rest = rows.flatMap((row) => {
    const known = saved.find((medicine) => medicine.row.key === row.key);
    if (!known) return [row];
    if (isSameEntry(known.row, row)) return [];
    changed.push(known);
    return [isReady ? asNew(row) : row];
  });
  return { rest: rest.length > 0 ? rest : [blankMedicine()], changed };
}
