import { asAnswer, encodeAs } from '../codec.ts';
import { isVisible } from '../condition.ts';
import type { Question } from '../question.ts';
import { isRowOmitted } from './rows.ts';

/** Returns a comparable value of an answer, without differences that do not matter. */
function comparableValue(question: Question, answer: unknown): unknown {
  if (typeof answer === 'string') return answer.trim();
  switch (question.kind) {
    case 'rows':
      return asAnswer(question, answer)
        .filter((row) => !isRowOmitted(question, row))
        .map((row) =>
          question.questions.map((cell) => isVisible(cell, row) && comparableValue(cell, row[cell.name])),
        );
    // An incomplete month is not sent, but counts as a difference.
    case 'month':
      return answer;
    default:
      return encodeAs(question, answer);
  }
}

/** Returns a text that is the same for equal answers, and for no others. */
export function comparableText(question: Question, answer: unknown): string {
  return JSON.stringify(comparableValue(question, answer));
}

/** Returns true if two answers are equal apart from outer spaces and rows that are not sent. */
export function isSameAnswer(question: Question, a: unknown, b: unknown): boolean {
  return comparableText(question, a) === comparableText(question, b);
}
