import type { Question } from '#domain/questions/question.ts';

/**
 * Returns true if every question fits on a line, with label and count, so that the group is a
 * table.
 */
export const areInLines = (questions: readonly Question[]) =>
  questions.every((question) => question.kind === 'choice' && question.counted === true);
