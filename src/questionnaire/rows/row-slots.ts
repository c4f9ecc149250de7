import { answerTo } from '#domain/questions/codec.ts';
import type { Answers, RowsQuestion } from '#domain/questions/question.ts';

/** Slot in a list: a row, or a removed row that can be restored in its place. */
export interface RowSlot {
  /** Stable React key, so that the inputs of other rows keep their state when a row is removed. */
  readonly key: number;
  readonly removed?: {
    readonly row: Answers;
    /** Text of the placeholder, such as “Medication 2 removed: Ibuprofen”. */
    readonly message: string;
  };
}

let lastKey = 0;

/** Creates slots for new rows. */
export const newSlots = (count: number): RowSlot[] =>
  Array.from({ length: count }, () => ({ key: ++lastKey }));

/** Counts the rows before a slot, or all rows. */
export function countRowsBefore(slots: readonly RowSlot[], slot?: RowSlot): number {
  const slotsBefore = slot ? slots.slice(0, slots.indexOf(slot)) : slots;
  return slotsBefore.filter(({ removed }) => !removed).length;
}

/** Adjusts the slots to a changed number of rows. */
export function fitSlots(slots: readonly RowSlot[], length: number): RowSlot[] {
  const added = newSlots(Math.max(length - countRowsBefore(slots), 0));
  // Placeholders of removed rows stay; rows beyond the new number go.
  return [...slots, ...added].filter((slot, _, all) => slot.removed || countRowsBefore(all, slot) < length);
}

/** Removes a row: its slot keeps the removed row to restore; without `removed`, it goes as well. */
export function withoutRow(
  slots: readonly RowSlot[],
  removedSlot: RowSlot,
  removed: RowSlot['removed'],
): readonly RowSlot[] {
  return slots.flatMap((slot) => {
    if (slot !== removedSlot) return [slot];
    return removed ? [{ ...slot, removed }] : [];
  });
}

/** Returns the user's name for a row: its first text, unless the list defines `findRowName`. */
export function rowNameOf(
  { questions, findRowName }: Pick<RowsQuestion, 'questions' | 'findRowName'>,
  row: Answers,
): string {
  if (findRowName) return findRowName(row);
  const texts = questions.map((question) => {
    if (question.kind === 'lookup') return answerTo(question, row).text.trim();
    return question.kind === 'text' ? String(row[question.name] ?? '').trim() : '';
  });
  return texts.find((text) => text !== '') ?? '';
}
