import type { Question } from '#domain/questions/question.ts';

/** Whether questions take a line each, label and number: such a group is a table rather than a form. */
export const areInLines = (questions: readonly Question[]) =>
  questions.every((question) => question.kind === 'choice' && question.counted === true);
