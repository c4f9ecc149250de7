import { useForm } from '@mantine/form';
import { createAtom } from '@tanstack/react-store';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { findHoldUp, type Problems, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { isSame } from '#domain/values/is-same.ts';
import type { AnswerForm } from './answer-form.ts';
import { createAnswerForm } from './create-answer-form.ts';
import { createSaveState, type SaveStateStore } from './save-state.ts';

export interface QuestionnaireFormOptions {
  questionnaire: Questionnaire;
  /** Read on mount only: a refetch never overwrites typed text. A new `key` resets the form. */
  initialAnswers: Answers;
  /** Answers of the server, if they differ from the initial ones: a restored draft starts dirty. */
  savedAnswers?: Answers;
  idPrefix: string;
  /** False if Enter in a field must not save a half-filled form (decision 58). */
  savesOnEnter?: boolean;
  /** Called after every change. */
  onAnswersChange?: (answers: Answers) => void;
}

export interface QuestionnaireFormState {
  form: AnswerForm;
  problems: Problems;
  setProblems(problems: Problems): void;
  saveState: SaveStateStore;
  /** Marks these answers as saved: the form is dirty once its answers differ from them. */
  commit(answers: Answers): void;
}

/** Holds a form's state. Typing re-renders only components that watch the answer. */
export function useQuestionnaireForm(options: QuestionnaireFormOptions): QuestionnaireFormState {
  const { initialAnswers, savedAnswers = initialAnswers, idPrefix, savesOnEnter = true } = options;
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  }, [options]);

  const [newest] = useState(() => createAtom(initialAnswers));
  const library = useForm<Answers>({
    mode: 'uncontrolled',
    initialValues: initialAnswers,
    // Notifies the watchers of an answer when the list that contains it is set.
    cascadeUpdates: true,
    clearInputErrorOnChange: false,
    // The default would record touched fields on every change; they are not used.
    touchTrigger: 'focus',
    onValuesChange(answers) {
      saveState.set(stateOf(answers));
      latest.current.onAnswersChange?.(answers);
      newest.set(answers);
    },
  });
  // Keeps the first instance: its methods read the current values in every render.
  const [engine] = useState(library);

  // The library's `isDirty` loses an added row once another field has its initial value again.
  const stateOf = (answers: Answers) => ({
    isDirty: !isSame(answers, engine.getInitialValues()),
    heldUpReason: findHoldUp(latest.current.questionnaire.questions, answers),
  });
  const [saveState] = useState(() => {
    engine.setInitialValues(savedAnswers);
    return createSaveState(stateOf(initialAnswers));
  });

  const [form] = useState(() =>
    createAnswerForm({ engine, newest, idPrefix, savesOnEnter, asked: () => latest.current.questionnaire }),
  );

  const commit = useCallback(
    (answers: Answers) => {
      engine.resetDirty(answers);
      saveState.set({ isDirty: !isSame(engine.getValues(), answers) });
    },
    [engine, saveState],
  );
  const problems = library.errors as Problems;
  return { form, problems, setProblems: engine.setErrors, saveState, commit };
}
