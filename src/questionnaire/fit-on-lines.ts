import type { Question } from '#domain/questions/question.ts';

/** Returns true if each question fits on a line, so that the group is rendered as a table. */
export const fitOnLines = (questions: readonly Question[]) =>
  questions.every((question) => question.kind === 'choice' && question.isCounted === true);
