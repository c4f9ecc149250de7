import { isVisible } from './condition.ts';
import type { Answers, Question } from './question.ts';
import { isLeftOut } from './rows.ts';

/** What an answer says, leaving out what no reader would call a difference. */
function senseOf(question: Question, answer: unknown): unknown {
  if (typeof answer === 'string') return answer.trim();
  switch (question.kind) {
    case 'rows':
      return (answer as Answers[])
        .filter((row) => !isLeftOut(question, row))
        .map((row) =>
          question.questions.map((asked) => isVisible(asked, row) && senseOf(asked, row[asked.name])),
        );
    // Half a month is not sent, and was typed all the same.
    case 'month':
      return answer;
    default:
      return question.encode(answer as never);
  }
}

/** True when two answers say the same: but for spaces around a text, and rows that are not sent. */
export function isSameAnswer(question: Question, a: unknown, b: unknown): boolean {
  return JSON.stringify(senseOf(question, a)) === JSON.stringify(senseOf(question, b));
}
