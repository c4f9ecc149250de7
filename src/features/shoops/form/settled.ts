import { asNew, type FormMedicine, isSameEntry, type Placed } from '#domain/shoops/form-medicine.ts';
import { blankMedicine } from '#domain/shoops/medicine-questions.ts';

/**
 * The medicines of a form once some of them were saved. Those are gone; one that was changed while it was saved stays. What
 * was sent cannot be changed any more: the change is another Shoop.
 * @param saved as they were when they were saved, each known by its key
 */
export function settled(
  rows: readonly FormMedicine[],
  saved: readonly Placed[],
  isReady: boolean,
): { rest: FormMedicine[]; changed: Placed[] } {
  const changed: Placed[] = [];
  const rest = rows.flatMap((row) => {
    const placed = saved.find((known) => known.row.key === row.key);
    if (!placed) return [row];
    if (isSameEntry(placed.row, row)) return [];
    changed.push(placed);
    return [isReady ? asNew(row) : row];
  });
  return { rest: rest.length > 0 ? rest : [blankMedicine()], changed };
}
