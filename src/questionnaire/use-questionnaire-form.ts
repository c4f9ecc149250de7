import { useForm } from '@mantine/form';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { findHoldUp, type Problems, type Questionnaire } from '#domain/questions/questionnaire.ts';
import type { AnswerForm } from './answer-form.ts';
import { problemsAfterChange, problemsWithoutRow } from './problems.ts';
import { createSaveState, type SaveStateStore } from './save-state.ts';

export interface QuestionnaireFormOptions {
  questionnaire: Questionnaire;
  /** Read once: what arrives later never overwrites what was typed. Give the form another `key` to start anew. */
  initialAnswers: Answers;
  /** What the server holds, where it differs from what the form starts with: a restored draft is unsaved. */
  savedAnswers?: Answers;
  idPrefix: string;
  /** Called after every change. */
  onAnswersChange?: (answers: Answers) => void;
}

export interface QuestionnaireFormState {
  form: AnswerForm;
  problems: Problems;
  setProblems(problems: Problems): void;
  saveState: SaveStateStore;
  /** These answers were saved: the form is dirty again as soon as it differs from them. */
  commit(answers: Answers): void;
}

/**
 * The state of a questionnaire's form: Mantine's, uncontrolled, so that a change renders nothing but who watches
 * that answer. Mantine's own dirtiness is not read: it renders the whole form and forgets changes in lists.
 */
export function useQuestionnaireForm(options: QuestionnaireFormOptions): QuestionnaireFormState {
  const { questionnaire, initialAnswers, savedAnswers = initialAnswers, idPrefix, onAnswersChange } = options;
  const [saveState] = useState(() => {
    const store = createSaveState();
    store.set({
      dirty: JSON.stringify(initialAnswers) !== JSON.stringify(savedAnswers),
      heldUp: findHoldUp(questionnaire.questions, initialAnswers),
    });
    return store;
  });
  const [problems, setProblems] = useState<Problems>({});
  const report = useRef(onAnswersChange);
  useLayoutEffect(() => {
    report.current = onAnswersChange;
  }, [onAnswersChange]);
  const saved = useRef<string | null>(null);
  saved.current ??= JSON.stringify(savedAnswers);

  const { useWatchValue, setFieldValue, insertListItem, removeListItem, getValues } = useForm<Answers>({
    mode: 'uncontrolled',
    // An effect that sets a whole list is heard by those who watch its rows.
    cascadeUpdates: true,
    initialValues: initialAnswers,
    onValuesChange: useCallback(
      (answers: Answers) => {
        saveState.set({
          dirty: JSON.stringify(answers) !== saved.current,
          heldUp: findHoldUp(questionnaire.questions, answers),
        });
        report.current?.(answers);
      },
      [saveState, questionnaire],
    ),
  });
  // Mantine gives a new function for every new value; all of them read the same reference.
  const getAnswers = useRef(getValues).current;

  const form = useMemo<AnswerForm>(() => {
    const set = (path: string, answer: unknown) => setFieldValue(path, answer, { forceUpdate: false });
    const settle = (path: string) =>
      setProblems((current) => problemsAfterChange(questionnaire, current, path, getAnswers()));
    return {
      idPrefix,
      useAnswer: useWatchValue,
      getAnswers,
      setAnswer(path, answer) {
        set(path, answer);
        for (const effect of questionnaire.effects) {
          if (effect.on.name !== path) continue;
          for (const [name, value] of Object.entries(effect.apply(getAnswers()))) {
            set(name, value);
            settle(name);
          }
        }
        settle(path);
      },
      insertRow(path, row) {
        insertListItem(path, row);
        settle(path);
      },
      removeRow(path, index) {
        removeListItem(path, index);
        setProblems((current) => problemsWithoutRow(current, path, index));
      },
    };
  }, [questionnaire, idPrefix, useWatchValue, setFieldValue, insertListItem, removeListItem, getAnswers]);

  const commit = useCallback(
    (answers: Answers) => {
      saved.current = JSON.stringify(answers);
      saveState.set({ dirty: JSON.stringify(getAnswers()) !== saved.current });
    },
    [saveState, getAnswers],
  );
  return { form, problems, setProblems, saveState, commit };
}
