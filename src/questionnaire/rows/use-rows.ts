import { type RefObject, useContext, useEffect, useState } from 'react';
import { blankAnswers, isUntouchedRow } from '#domain/questions/answers/rows.ts';
import type { Answers, RowsQuestion } from '#domain/questions/question.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { SavesContext, useAnswer, useAnswerForm } from '../answer-form.ts';
import { countRowsBefore, fitSlots, newSlots, type RowSlot, rowNameOf, withoutRow } from './row-slots.ts';

/** Selector of the controls of a row that can take the focus. */
const focusable = 'input:not([type=hidden]), textarea, select, button';

/** Rows of a list and the operations on them. */
export interface Rows {
  slots: readonly RowSlot[];
  add(): void;
  /** Removes a row; the only row is replaced by an empty one, unless the list may be empty. */
  remove(index: number): void;
  /** Restores a removed row in its place. */
  restore(slot: RowSlot): void;
}

/** Holds the slots of a list's rows, which follow the number of rows in the form. */
function useSlots(length: number) {
  const [slots, setSlots] = useState<readonly RowSlot[]>(() => newSlots(length));
  // Set during render: effects of other answers can change the number of rows as well.
  if (countRowsBefore(slots) !== length) setSlots(fitSlots(slots, length));

  // A save makes removals final, so their placeholders are dropped (state set during render).
  const saves = useContext(SavesContext);
  const [lastSaves, setLastSaves] = useState(saves);
  if (lastSaves !== saves) {
    setLastSaves(saves);
    setSlots(slots.filter(({ removed }) => !removed));
  }
  return [slots, setSlots] as const;
}

/** Returns functions that focus a slot's first control, or Add, after the next render. */
function useRowFocus(root: RefObject<HTMLElement | null>) {
  const [pendingFocus, setPendingFocus] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (!pendingFocus) return;
    const target = root.current?.querySelector(pendingFocus.selector);
    target?.querySelector<HTMLElement>(focusable)?.focus();
  }, [pendingFocus, root]);
  return {
    focusSlot: ({ key }: RowSlot) => setPendingFocus({ selector: `[data-slot="${key}"]` }),
    focusAdd: () => setPendingFocus({ selector: '[data-add]' }),
  };
}

/** Manages the rows of a list: adding, removing, focus and announcements. */
export function useRows(question: RowsQuestion, path: string, root: RefObject<HTMLElement | null>): Rows {
  const { rowLabel, questions } = question;
  const form = useAnswerForm();
  const announce = useAnnounce();
  const length = Number(useAnswer(`${path}.length`) ?? 0);
  const [slots, setSlots] = useSlots(length);
  const { focusSlot, focusAdd } = useRowFocus(root);
  const canBeEmpty = question.firstAddLabel !== undefined;
  const rowAt = (index: number) => form.readAnswer(`${path}.${index}`) as Answers;

  return {
    slots,
    add() {
      const added = newSlots(1);
      form.insertRow(path, blankAnswers(questions));
      setSlots([...slots, ...added]);
      added.forEach(focusSlot);
      announce(`${rowLabel} ${length + 1} added`);
    },
    remove(index) {
      const row = rowAt(index);
      const removedSlot = slots.filter(({ removed }) => !removed)[index];
      if (!removedSlot) return;
      const isReplaced = length === 1 && !canBeEmpty;
      const title = `${rowLabel} ${index + 1} ${isReplaced ? 'cleared' : 'removed'}`;
      const isEmpty = isUntouchedRow(questions, row);
      const message = [title, rowNameOf(question, row)].filter(Boolean).join(': ');
      const slotsAfter = withoutRow(slots, removedSlot, isEmpty ? undefined : { row, message });
      const nextSlots = isReplaced ? [...slotsAfter, ...newSlots(1)] : slotsAfter;
      if (isReplaced) form.insertRow(path, blankAnswers(questions));
      form.removeRow(path, index);
      setSlots(nextSlots);
      // The row that is now in the removed row's place, or the last one.
      const next = nextSlots.filter(({ removed }) => !removed)[Math.min(index, length - 2)];
      if (!isEmpty) focusSlot(removedSlot);
      else if (next) focusSlot(next);
      else focusAdd();
      announce(title);
    },
    restore(slot) {
      if (!slot.removed) return;
      const index = countRowsBefore(slots, slot);
      form.insertRow(path, slot.removed.row, index);
      // Of the two rows, the one that was not restored is at `1 - index`.
      const hasEmptyRow = length === 1 && !canBeEmpty && isUntouchedRow(questions, rowAt(1 - index));
      const emptyRowIndex = hasEmptyRow ? 1 - index : null;
      // Drops the empty row that replaced the only row.
      const keptSlots = slots.filter(
        ({ key, removed }) => emptyRowIndex === null || removed || key === slot.key,
      );
      if (emptyRowIndex !== null) form.removeRow(path, emptyRowIndex);
      setSlots(keptSlots.map(({ key, removed }) => (key === slot.key ? { key } : { key, removed })));
      focusSlot(slot);
      announce(`${rowLabel} ${emptyRowIndex === null ? index + 1 : 1} is back`);
    },
  };
}
