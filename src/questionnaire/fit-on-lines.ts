import type { Question } from '#domain/questions/question.ts';

/** Returns true if each question is a stepper and fits on a line; the group is a table then. */
export const fitOnLines = (questions: readonly Question[]) =>
  questions.every((question) => question.kind === 'choice' && question.isCounted === true);
