import { asAnswer, isBlankAnswer } from '../codec.ts';
import { isVisible } from '../condition.ts';
import type { Answers, Question } from '../question.ts';
import type { Questionnaire } from '../questionnaire.ts';
import { isUnset } from '../slider.ts';

/** Number of answered questions, out of those that are counted. */
export interface AnsweredCount {
  readonly count: number;
  readonly of: number;
}

/** Counts one question, or each entry of a yes/no list. Questions with a preset do not count. */
function countAnsweredIn(question: Question, answer: unknown): AnsweredCount {
  if (question.kind === 'yesNoList') {
    const entries = Object.values(asAnswer(question, answer));
    return { count: entries.filter((entry) => entry !== null).length, of: entries.length };
  }
  // A slider is never blank, since its minimum is sent, but counts as unanswered while unset.
  const startsUnanswered = question.kind === 'slider' || isBlankAnswer(question, question.blank);
  const isAnswered = !isBlankAnswer(question, answer) && !isUnset(question, answer);
  return { count: Number(startsUnanswered && isAnswered), of: Number(startsUnanswered) };
}

/** Counts the visible questions, and how many of them are answered. */
export function countAnswered(
  { questions }: Pick<Questionnaire, 'questions'>,
  answers: Answers,
): AnsweredCount {
  return questions
    .filter((question) => isVisible(question, answers))
    .map((question) => countAnsweredIn(question, answers[question.name]))
    .reduce((sum, { count, of }) => ({ count: sum.count + count, of: sum.of + of }), { count: 0, of: 0 });
}
