import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { findHoldUp, type Problems, type Questionnaire } from '#domain/questions/questionnaire.ts';
import type { AnswerForm } from './answer-form.ts';
import { createAnswerStore } from './answer-store.ts';
import { problemsAfterChange, problemsWithoutRow, problemsWithRow } from './problems.ts';
import { createSaveState, type SaveStateStore } from './save-state.ts';

export interface QuestionnaireFormOptions {
  questionnaire: Questionnaire;
  /** Read once: what arrives later never overwrites what was typed. Give the form another `key` to start anew. */
  initialAnswers: Answers;
  /** What the server holds, where it differs from what the form starts with: a restored draft is unsaved. */
  savedAnswers?: Answers;
  idPrefix: string;
  /** False where a half-filled form must not be saved by a key that was meant for one field (decision 58). */
  savesOnEnter?: boolean;
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
 * The state of a questionnaire's form. The library's own, uncontrolled, copies all answers with every keystroke and
 * renders the form with the first one in each field; this one renders nothing but who watches the answer.
 */
export function useQuestionnaireForm(options: QuestionnaireFormOptions): QuestionnaireFormState {
  const { questionnaire, initialAnswers, savedAnswers = initialAnswers, onAnswersChange } = options;
  const { idPrefix, savesOnEnter = true } = options;
  const [saveState] = useState(() => {
    const store = createSaveState();
    store.set({
      dirty: JSON.stringify(initialAnswers) !== JSON.stringify(savedAnswers),
      heldUp: findHoldUp(questionnaire.questions, initialAnswers),
    });
    return store;
  });
  const [problems, setProblems] = useState<Problems>({});
  const latest = useRef({ questionnaire, onAnswersChange });
  useLayoutEffect(() => {
    latest.current = { questionnaire, onAnswersChange };
  }, [questionnaire, onAnswersChange]);
  const saved = useRef<string | null>(null);
  saved.current ??= JSON.stringify(savedAnswers);

  const [store] = useState(() =>
    createAnswerStore(initialAnswers, (answers) => {
      saveState.set({
        dirty: JSON.stringify(answers) !== saved.current,
        heldUp: findHoldUp(latest.current.questionnaire.questions, answers),
      });
      latest.current.onAnswersChange?.(answers);
    }),
  );

  const form = useMemo<AnswerForm>(() => {
    const settle = (path: string) =>
      setProblems((current) => problemsAfterChange(questionnaire, current, path, store.get()));
    const rowsAt = (path: string) => (store.read(path) ?? []) as Answers[];
    return {
      idPrefix,
      savesOnEnter,
      readAnswer: store.read,
      getAnswers: store.get,
      subscribe: store.subscribe,
      setAnswer(path, answer) {
        store.write(path, answer);
        for (const effect of questionnaire.effects) {
          if (effect.on.name !== path) continue;
          for (const [name, value] of Object.entries(effect.apply(store.get()))) {
            store.write(name, value);
            settle(name);
          }
        }
        settle(path);
      },
      insertRow(path, row, index = rowsAt(path).length) {
        store.write(path, rowsAt(path).toSpliced(index, 0, row));
        setProblems((current) => problemsWithRow(current, path, index));
      },
      removeRow(path, index) {
        store.write(path, rowsAt(path).toSpliced(index, 1));
        setProblems((current) => problemsWithoutRow(current, path, index));
      },
    };
  }, [questionnaire, idPrefix, savesOnEnter, store]);

  const commit = useCallback(
    (answers: Answers) => {
      saved.current = JSON.stringify(answers);
      saveState.set({ dirty: JSON.stringify(store.get()) !== saved.current });
    },
    [saveState, store],
  );
  return { form, problems, setProblems, saveState, commit };
}
