import type { AnswerEffect, Question } from './question.ts';

interface Asked {
  readonly questions: readonly Question[];
  readonly effects?: readonly AnswerEffect[];
}

/** Effects of a change, and the location of the answers that they apply to. */
export interface TriggeredEffects {
  readonly effects: readonly AnswerEffect[];
  /** Path prefix of these answers: '' in the form, 'medicines.0.' in a row. */
  readonly prefix: string;
}

/** Returns the effects of changing the answer at a path: effects of the form, or of the row. */
export function effectsAt({ questions, effects = [] }: Asked, path: string, prefix = ''): TriggeredEffects {
  const [name, index, ...rest] = path.split('.');
  const list = questions.find((question) => question.name === name);
  if (list?.kind === 'rows' && rest.length > 0)
    return effectsAt(list, rest.join('.'), `${prefix}${name}.${index}.`);
  return { prefix, effects: effects.filter(({ on }) => on.name === path) };
}
