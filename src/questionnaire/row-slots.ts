import type { Answers, LookupAnswer, RowsQuestion } from '#domain/questions/question.ts';

/** A place in a list: a row, or one that was taken out and can be put back where it was. */
export interface RowSlot {
  /** Its own for as long as it lives: what stands in the other rows stays when one goes. */
  readonly key: number;
  readonly removed?: {
    readonly row: Answers;
    /** 'Medication 2 removed: Ibuprofen' */
    readonly words: string;
  };
}

let lastKey = 0;

/** Places for rows that have just come. */
export const newSlots = (count: number): RowSlot[] =>
  Array.from({ length: count }, () => ({ key: ++lastKey }));

/** How many rows stand before a place, or in the whole list. */
export function rowsBefore(slots: readonly RowSlot[], slot?: RowSlot): number {
  const before = slot ? slots.slice(0, slots.indexOf(slot)) : slots;
  return before.filter(({ removed }) => !removed).length;
}

/** The places once the list was made longer or shorter by something else. */
export function fitted(slots: readonly RowSlot[], length: number): RowSlot[] {
  const added = newSlots(Math.max(length - rowsBefore(slots), 0));
  return [...slots, ...added].filter((slot, _, all) => slot.removed || rowsBefore(all, slot) < length);
}

/** What a row is called by whoever filled it in: the first text in it, where the list does not say otherwise. */
export function nameOf(
  { questions, called }: Pick<RowsQuestion, 'questions' | 'called'>,
  row: Answers,
): string {
  if (called) return called(row);
  const texts = questions.map(({ kind, name }) => {
    if (kind === 'lookup') return (row[name] as LookupAnswer).text.trim();
    return kind === 'text' ? String(row[name] ?? '').trim() : '';
  });
  return texts.find((text) => text !== '') ?? '';
}
