import type { AnswerEffect, Question } from './question.ts';

interface Asked {
  readonly questions: readonly Question[];
  readonly effects?: readonly AnswerEffect[];
}

/** What a change sets off, and the answers that it is about. */
export interface SetOff {
  readonly effects: readonly AnswerEffect[];
  /** Where these answers are: '' for those of the form, 'medicines.0.' for those of a row. */
  readonly prefix: string;
}

/** What changing the answer at a path sets off: an effect of the form, or of the row that the answer is in. */
export function effectsAt({ questions, effects = [] }: Asked, path: string, prefix = ''): SetOff {
  const [name, index, ...rest] = path.split('.');
  const list = questions.find((question) => question.name === name);
  if (list?.kind === 'rows' && rest.length > 0)
    return effectsAt(list, rest.join('.'), `${prefix}${name}.${index}.`);
  return { prefix, effects: effects.filter(({ on }) => on.name === path) };
}
