import type { UseFormReturnType } from '@mantine/form';
import { type ReadonlyAtom, useSelector } from '@tanstack/react-store';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';

/** Follow one answer. The library copies all of them with every change: none is known again by its identity. */
type Followed = Pick<UseFormReturnType<Answers>, 'watch' | 'useWatchValue'>;

/** What a field needs of the form it stands in. One stable value, so that reading it never re-renders a field. */
export interface AnswerForm extends Followed {
  /** Starts the id of every control, so that two forms on a page do not share one. */
  readonly idPrefix: string;
  /** Whether Enter in a one-line field saves, or goes on to the next field (decision 58). */
  readonly savesOnEnter: boolean;
  /** The answer at a path ('concerns.0.name') as it is now. */
  readAnswer(path: string): unknown;
  getAnswers(): Answers;
  /** All answers after each change, for what follows from one of them. */
  readonly newest: ReadonlyAtom<Answers>;
  setAnswer(path: string, answer: unknown): void;
  /** At the end, unless it is said where. */
  insertRow(path: string, row: Answers, index?: number): void;
  removeRow(path: string, index: number): void;
}

/** The answer at a path ('concerns.0.name'); undefined where there is none. */
export const readPath = (answers: Answers, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Answers | null | undefined)?.[key], answers);

export const AnswerFormContext = createContext<AnswerForm | null>(null);

/** How often the form was saved, for what does not outlive a save. */
export const SavesContext = createContext(0);

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

/** The question whose control, or one of whose controls, has an id. */
export const questionAt = (idPrefix: string, id: string) => id.slice(idPrefix.length + 1).split('.')[0] ?? '';

/** The id of the form itself: a button elsewhere on the page saves it by that (`form`). */
export const formId = (idPrefix: string) => `${idPrefix}-form`;

/** The answer at a path, followed as it changes. */
export function useAnswer(path: string): unknown {
  return useAnswerForm().useWatchValue(path);
}

/** What follows from the answer at a path: renders when that changes, and not with every answer that means the same. */
export function useFromAnswer<Result extends string | boolean | null>(
  path: string,
  follow: (answer: unknown) => Result,
): Result {
  return useSelector(useAnswerForm().newest, (answers) => follow(readPath(answers, path)));
}

type SetAnswer = (answer: unknown) => void;

/** An answer and the stable function that sets it. */
export function useField(path: string): [answer: unknown, setAnswer: SetAnswer] {
  const form = useAnswerForm();
  const setAnswer = useCallback<SetAnswer>((next) => form.setAnswer(path, next), [form, path]);
  return [useAnswer(path), setAnswer];
}

/** An answer as the form gave it: another object each time. */
export interface GivenAnswer {
  readonly path: string;
  readonly answer: unknown;
}

/**
 * The same for an input that keeps what is typed into it: it renders when its answer was changed from elsewhere (a
 * list that was emptied, a unit that was switched), and not while somebody types.
 */
export function useTypedField(path: string): [given: GivenAnswer, setAnswer: SetAnswer] {
  const form = useAnswerForm();
  const [given, setGiven] = useState<GivenAnswer>(() => ({ path, answer: form.readAnswer(path) }));
  // The rows before this one have become more or fewer.
  if (given.path !== path) setGiven({ path, answer: form.readAnswer(path) });

  const typed = useRef(given.answer);
  const hear = useCallback(() => {
    const answer = form.readAnswer(path);
    if (answer === typed.current) return;
    typed.current = answer;
    setGiven({ path, answer });
  }, [form, path]);
  form.watch(path, hear);
  // The library follows an answer from its own effect on: what was changed since it was drawn is heard of here.
  useEffect(hear, [hear]);

  const setAnswer = useCallback<SetAnswer>(
    (answer) => {
      typed.current = answer;
      form.setAnswer(path, answer);
    },
    [form, path],
  );
  return [given, setAnswer];
}
