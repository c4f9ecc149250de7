import { type RefObject, useEffect, useState } from 'react';
import type { RowsQuestion } from '#domain/questions/question.ts';
import { blankAnswers } from '#domain/questions/rows.ts';
import { useAnnounce } from '#ui/live-region.tsx';
import { useAnswer, useAnswerForm } from './answer-form.ts';

const focusable = 'input:not([type=hidden]), textarea, select, button';

interface Rows {
  /** One for each row, its own for as long as the row lives: what stands in the others stays when one goes. */
  keys: readonly number[];
  add(): void;
  remove(index: number): void;
  /** Empties the only row, which is never taken out. */
  clear(): void;
}

let lastKey = 0;
const newKeys = (count: number) => Array.from({ length: count }, () => ++lastKey);

/** The rows of a list: adding and removing them, where focus goes, and what a screen reader hears. */
export function useRows(question: RowsQuestion, root: RefObject<HTMLElement | null>): Rows {
  const { name, rowLabel, questions } = question;
  const form = useAnswerForm();
  const announce = useAnnounce();
  const length = Number(useAnswer(`${name}.length`) ?? 0);
  const [keys, setKeys] = useState(() => newKeys(length));
  const [focusRow, setFocusRow] = useState<{ index: number } | null>(null);

  // The list can change without these buttons, by an effect of another answer.
  if (keys.length !== length)
    setKeys(keys.length < length ? [...keys, ...newKeys(length - keys.length)] : keys.slice(0, length));

  useEffect(() => {
    if (!focusRow) return;
    const rows = root.current?.querySelectorAll('[data-row]');
    rows?.[focusRow.index]?.querySelector<HTMLElement>(focusable)?.focus();
  }, [focusRow, root]);

  return {
    keys,
    add() {
      form.insertRow(name, blankAnswers(questions));
      setKeys([...keys, ...newKeys(1)]);
      setFocusRow({ index: keys.length });
      announce(`${rowLabel} ${keys.length + 1} added`);
    },
    remove(index) {
      form.removeRow(name, index);
      setKeys(keys.filter((_, place) => place !== index));
      setFocusRow({ index: Math.min(index, keys.length - 2) });
      announce(`${rowLabel} ${index + 1} removed`);
    },
    clear() {
      for (const asked of questions) form.setAnswer(`${name}.0.${asked.name}`, structuredClone(asked.blank));
      setFocusRow({ index: 0 });
      announce(`${rowLabel} 1 cleared`);
    },
  };
}
