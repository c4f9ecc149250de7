import { createContext, useCallback, useContext } from 'react';
import type { Answers } from '#domain/questions/question.ts';

/** What a field needs of the form it stands in. One stable value, so that reading it never re-renders a field. */
export interface AnswerForm {
  /** Starts the id of every control, so that two forms on a page do not share one. */
  readonly idPrefix: string;
  /** The answer at a path ('concerns.0.name'), followed as it changes. */
  useAnswer(path: string): unknown;
  getAnswers(): Answers;
  setAnswer(path: string, answer: unknown): void;
  insertRow(path: string, row: Answers): void;
  removeRow(path: string, index: number): void;
}

export const AnswerFormContext = createContext<AnswerForm | null>(null);

/** The form around a field. */
export function useAnswerForm(): AnswerForm {
  const form = useContext(AnswerFormContext);
  if (!form) throw new Error('A question must stand inside a QuestionnaireForm.');
  return form;
}

/** The id of the control, or of the group of controls, that answers a path. */
export function fieldId(idPrefix: string, path: string): string {
  return `${idPrefix}-${path}`;
}

/** An answer and the stable function that sets it. */
export function useField(path: string): [answer: unknown, setAnswer: (answer: unknown) => void] {
  const form = useAnswerForm();
  const answer = form.useAnswer(path);
  const setAnswer = useCallback((next: unknown) => form.setAnswer(path, next), [form, path]);
  return [answer, setAnswer];
}
