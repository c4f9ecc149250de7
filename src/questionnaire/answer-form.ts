import type { UseFormReturnType } from '@mantine/form';
import { type ReadonlyAtom, useSelector } from '@tanstack/react-store';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { isObject } from '#domain/values/is-object.ts';

/**
 * Subscriptions to one answer. The library clones all answers on each change, so comparing objects
 * does not tell which answer has changed.
 */
type AnswerSubscriptions = Pick<UseFormReturnType<Answers>, 'watch' | 'useWatchValue'>;

/** Access of a field to its form. The object is stable, so reading it re-renders nothing. */
export interface AnswerForm extends AnswerSubscriptions {
  /** Prefix of the ids of all controls, so that two forms on a page have distinct ids. */
  readonly idPrefix: string;
  /** True if Enter in a one-line field saves; otherwise it focuses the next field (decision 58). */
  readonly savesOnEnter: boolean;
  /** Returns the current answer at a path ('concerns.0.name'). */
  readAnswer(path: string): unknown;
  getAnswers(): Answers;
  /** All answers after each change, for values derived from one of them. */
  readonly currentAnswers: ReadonlyAtom<Answers>;
  setAnswer(path: string, answer: unknown): void;
  /** Inserts a row, by default at the end. */
  insertRow(path: string, row: Answers, index?: number): void;
  removeRow(path: string, index: number): void;
}

/** Returns the answer at a path ('concerns.0.name'), or undefined. */
export const readPath = (answers: Answers, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), answers);

export const AnswerFormContext = createContext<AnswerForm | null>(null);

/** Number of saves of the form. State that must not outlive a save compares it. */
export const SavesContext = createContext(0);

/** Returns the surrounding form. @throws outside of a QuestionnaireForm */
export function useAnswerForm(): AnswerForm {
  const form = useContext(AnswerFormContext);
  if (!form) throw new Error('A question must stand inside a QuestionnaireForm.');
  return form;
}

/** Returns the id of the control, or group of controls, that answers a path. */
export function fieldId(idPrefix: string, path: string): string {
  return `${idPrefix}-${path}`;
}

/** Returns the name of the question that a control's id belongs to. */
export const questionNameOfId = (idPrefix: string, id: string) =>
  id.slice(idPrefix.length + 1).split('.')[0] ?? '';

/** Returns the id of the form, for the `form` attribute of submit buttons outside of it. */
export const formId = (idPrefix: string) => `${idPrefix}-form`;

/** Returns the answer at a path and re-renders when it changes. */
export function useAnswer(path: string): unknown {
  return useAnswerForm().useWatchValue(path);
}

/** Derives a value from the answer at a path, and re-renders only if the value changes. */
export function useDerivedFromAnswer<Result extends string | boolean | null>(
  path: string,
  derive: (answer: unknown) => Result,
): Result {
  return useSelector(useAnswerForm().currentAnswers, (answers) => derive(readPath(answers, path)));
}

type SetAnswer = (answer: unknown) => void;

/** Returns an answer and a stable function that sets it. */
export function useField(path: string): [answer: unknown, setAnswer: SetAnswer] {
  const form = useAnswerForm();
  const setAnswer = useCallback<SetAnswer>((next) => form.setAnswer(path, next), [form, path]);
  return [useAnswer(path), setAnswer];
}

/** Answer passed to an uncontrolled input. Each change from outside creates a new object. */
export interface ExternalAnswer {
  readonly path: string;
  readonly answer: unknown;
}

/**
 * Returns an answer for an uncontrolled input. It re-renders on changes from outside (a list that
 * was emptied, a unit that was switched), but not while the user types.
 */
export function useTypedField(path: string): [given: ExternalAnswer, setAnswer: SetAnswer] {
  const form = useAnswerForm();
  const [externalAnswer, setExternalAnswer] = useState<ExternalAnswer>(() => ({
    path,
    answer: form.readAnswer(path),
  }));
  // Sets state during render: the path changes when rows before this one are added or removed.
  if (externalAnswer.path !== path) setExternalAnswer({ path, answer: form.readAnswer(path) });

  /** Answer that the input shows: typed into it, or set from outside. */
  const lastKnown = useRef(externalAnswer.answer);
  const readExternalChange = useCallback(() => {
    const answer = form.readAnswer(path);
    if (answer === lastKnown.current) return;
    lastKnown.current = answer;
    setExternalAnswer({ path, answer });
  }, [form, path]);
  form.watch(path, readExternalChange);
  // The library subscribes in an effect; this catches a change between render and subscription.
  useEffect(readExternalChange, [readExternalChange]);

  const setAnswer = useCallback<SetAnswer>(
    (answer) => {
      lastKnown.current = answer;
      form.setAnswer(path, answer);
    },
    [form, path],
  );
  return [externalAnswer, setAnswer];
}
