import type { UseFormReturnType } from '@mantine/form';
import { effectsAt } from '#domain/questions/effects.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { isObject } from '#domain/values/is-object.ts';
import { type AnswerForm, readPath } from './answer-form.ts';
import { pathsToClear } from './problems.ts';

type Engine = UseFormReturnType<Answers>;

interface AnswerFormOptions extends Pick<AnswerForm, 'idPrefix' | 'savesOnEnter' | 'newest'> {
  engine: Engine;
  /** Returns the current questionnaire. */
  asked: () => Questionnaire;
}

/** Sets an answer, and clears the problems that the change makes obsolete. */
function writeAnswer(engine: Engine, asked: () => Questionnaire, path: string, answer: unknown): void {
  // Drops a late answer to a row that has been removed.
  const row = path.split('.').slice(0, -1).join('.');
  if (row !== '' && readPath(engine.getValues(), row) === undefined) return;
  const before = readPath(engine.getValues(), path);
  engine.setFieldValue(path, answer, { forceUpdate: false });
  for (const place of pathsToClear(asked().questions, path, engine.getValues(), before))
    engine.clearFieldError(place);
}

/** Creates the fields' access to the library's form. */
export function createAnswerForm({ engine, asked, ...rest }: AnswerFormOptions): AnswerForm {
  const { watch, useWatchValue, getValues } = engine;
  const write = (path: string, answer: unknown) => writeAnswer(engine, asked, path, answer);
  return {
    ...rest,
    watch,
    useWatchValue,
    readAnswer: (path) => readPath(getValues(), path),
    getAnswers: getValues,
    setAnswer(path, answer) {
      write(path, answer);
      const { effects, prefix } = effectsAt(asked(), path);
      for (const effect of effects) {
        const others = prefix ? readPath(getValues(), prefix.slice(0, -1)) : getValues();
        const changed = isObject(others) ? effect.apply?.(others) : undefined;
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
}
