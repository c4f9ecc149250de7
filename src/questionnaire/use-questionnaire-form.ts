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

/** Answers, problems and save state of a form. */
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
  const latestOptions = useRef(options);
  useLayoutEffect(() => {
    latestOptions.current = options;
  }, [options]);

  const [currentAnswers] = useState(() => createAtom(initialAnswers));
  const currentLibraryForm = useForm<Answers>({
    mode: 'uncontrolled',
    initialValues: initialAnswers,
    // Notifies the watchers of an answer when the list that contains it is set.
    cascadeUpdates: true,
    clearInputErrorOnChange: false,
    // The default would record touched fields on every change; they are not used.
    touchTrigger: 'focus',
    onValuesChange(answers) {
      saveState.set(saveStateOf(answers));
      latestOptions.current.onAnswersChange?.(answers);
      currentAnswers.set(answers);
    },
  });
  // Keeps the first instance: its methods read the current values in every render.
  const [libraryForm] = useState(currentLibraryForm);

  // The library's `isDirty` loses an added row once another field has its initial value again.
  const saveStateOf = (answers: Answers) => ({
    isDirty: !isSame(answers, libraryForm.getInitialValues()),
    heldUpReason: findHoldUp(latestOptions.current.questionnaire.questions, answers),
  });
  const [saveState] = useState(() => {
    libraryForm.setInitialValues(savedAnswers);
    return createSaveState(saveStateOf(initialAnswers));
  });

  const [form] = useState(() =>
    createAnswerForm({
      libraryForm,
      currentAnswers,
      idPrefix,
      savesOnEnter,
      getQuestionnaire: () => latestOptions.current.questionnaire,
    }),
  );

  const commit = useCallback(
    (answers: Answers) => {
      libraryForm.resetDirty(answers);
      saveState.set({ isDirty: !isSame(libraryForm.getValues(), answers) });
    },
    [libraryForm, saveState],
  );
  const problems = currentLibraryForm.errors as Problems;
  return { form, problems, setProblems: libraryForm.setErrors, saveState, commit };
}
