import type { UseFormReturnType } from '@mantine/form';
import { effectsAt } from '#domain/questions/effects.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { isObject } from '#domain/values/is-object.ts';
import { type AnswerForm, readPath } from './answer-form.ts';
import { pathsToClear } from './problems.ts';

/** Form of @mantine/form that holds the answers. */
type LibraryForm = UseFormReturnType<Answers>;

interface AnswerFormOptions extends Pick<AnswerForm, 'idPrefix' | 'savesOnEnter' | 'currentAnswers'> {
  libraryForm: LibraryForm;
  /** Returns the current questionnaire. */
  getQuestionnaire: () => Questionnaire;
}

/** Sets an answer, and clears the problems that the change makes obsolete. */
function writeAnswer(
  libraryForm: LibraryForm,
  getQuestionnaire: () => Questionnaire,
  path: string,
  answer: unknown,
): void {
  // Drops a late answer to a row that has been removed.
  const rowPath = path.split('.').slice(0, -1).join('.');
  if (rowPath !== '' && readPath(libraryForm.getValues(), rowPath) === undefined) return;
  const previousAnswer = readPath(libraryForm.getValues(), path);
  // A forced update would re-render the whole form.
  libraryForm.setFieldValue(path, answer, { forceUpdate: false });
  for (const problemPath of pathsToClear(
    getQuestionnaire().questions,
    path,
    libraryForm.getValues(),
    previousAnswer,
  ))
    libraryForm.clearFieldError(problemPath);
}

/** Creates the fields' access to the library's form. */
export function createAnswerForm({ libraryForm, getQuestionnaire, ...rest }: AnswerFormOptions): AnswerForm {
  const { watch, useWatchValue, getValues } = libraryForm;
  const write = (path: string, answer: unknown) => writeAnswer(libraryForm, getQuestionnaire, path, answer);
  return {
    ...rest,
    watch,
    useWatchValue,
    readAnswer: (path) => readPath(getValues(), path),
    getAnswers: getValues,
    setAnswer(path, answer) {
      write(path, answer);
      const { effects, prefix } = effectsAt(getQuestionnaire(), path);
      for (const effect of effects) {
        // `prefix` ends with a dot, 'concerns.0.'; the effects of a row apply to its answers alone.
        const siblings = prefix ? readPath(getValues(), prefix.slice(0, -1)) : getValues();
        const changed = isObject(siblings) ? effect.apply?.(siblings) : undefined;
        for (const [name, value] of Object.entries(changed ?? {})) write(prefix + name, value);
        for (const { name } of effect.rechecks ?? []) libraryForm.clearFieldError(prefix + name);
      }
    },
    insertRow(path, row, index) {
      libraryForm.insertListItem(path, row, index);
      libraryForm.clearFieldError(path);
    },
    removeRow(path, index) {
      libraryForm.removeListItem(path, index);
      libraryForm.clearFieldError(path);
    },
  };
}
