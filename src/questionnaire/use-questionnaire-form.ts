import { useForm } from '@mantine/form';
import { createAtom } from '@tanstack/react-store';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { effectsAt } from '#domain/questions/effects.ts';
import type { Answers } from '#domain/questions/question.ts';
import { findHoldUp, type Problems, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { isObject } from '#domain/values/is-object.ts';
import { isSame } from '#domain/values/is-same.ts';
import { type AnswerForm, readPath } from './answer-form.ts';
import { pathsToClear } from './problems.ts';
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

  const [form] = useState<AnswerForm>(() => {
    const write = (path: string, answer: unknown) => {
      // Drops a late answer to a row that has been removed.
      const row = path.split('.').slice(0, -1).join('.');
      if (row !== '' && readPath(engine.getValues(), row) === undefined) return;
      const before = readPath(engine.getValues(), path);
      engine.setFieldValue(path, answer, { forceUpdate: false });
      const { questions } = latest.current.questionnaire;
      for (const place of pathsToClear(questions, path, engine.getValues(), before))
        engine.clearFieldError(place);
    };
    const { watch, useWatchValue, getValues } = engine;
    return {
      idPrefix,
      savesOnEnter,
      watch,
      useWatchValue,
      readAnswer: (path) => readPath(getValues(), path),
      getAnswers: getValues,
      newest,
      setAnswer(path, answer) {
        write(path, answer);
        const { effects, prefix } = effectsAt(latest.current.questionnaire, path);
        for (const effect of effects) {
          const beside = prefix ? readPath(getValues(), prefix.slice(0, -1)) : getValues();
          const changed = isObject(beside) ? effect.apply?.(beside) : undefined;
          for (const [name, value] of Object.entries(changed ?? {})) write(prefix + name, value);
          for (const { name } of effect.rechecks ?? []) engine.clearFieldError(prefix + name);
        }
      },
      insertRow(path, row, index) {
        engine.insertListItem(path, row, index);
        engine.clearFieldError(path);
      },
      removeRow(path, index) {
        engine.removeListItem(path, index);
        engine.clearFieldError(path);
      },
    };
  });

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
