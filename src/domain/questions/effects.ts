import type { AnswerEffect, Question } from './question.ts';

/** Form, or row of a list, with the effects among its answers. */
interface QuestionsWithEffects {
  readonly questions: readonly Question[];
  readonly effects?: readonly AnswerEffect[];
}

/** Effects of a change, and the location of the answers that they apply to. */
export interface TriggeredEffects {
  readonly effects: readonly AnswerEffect[];
  /** Path prefix of these answers: '' in the form, 'medicines.0.' in a row. */
  readonly prefix: string;
}

/**
 * Returns the effects of changing the answer at a path: effects of the form, or of the row.
 * @param prefix path of the row in which the recursion searches; callers leave it out
 */
export function effectsAt(
  { questions, effects = [] }: QuestionsWithEffects,
  path: string,
  prefix = '',
): TriggeredEffects {
  const [name, index, ...rest] = path.split('.');
  const question = questions.find((question) => question.name === name);
  if (question?.kind === 'rows' && rest.length > 0)
    return effectsAt(question, rest.join('.'), `${prefix}${name}.${index}.`);
  return { prefix, effects: effects.filter(({ on }) => on.name === path) };
}
