import { asAnswer, isBlankAnswer } from '../codec.ts';
import { isVisible } from '../condition.ts';
import type { Answers, Question } from '../question.ts';
import type { Questionnaire } from '../questionnaire.ts';
import { isUnset } from '../slider.ts';

export interface AnsweredCount {
  readonly count: number;
  readonly of: number;
}

/** Counts a question, or each entry of a yes/no list. Preset answers do not count. */
function answeredIn(question: Question, answer: unknown): AnsweredCount {
  if (question.kind === 'yesNoList') {
    const given = Object.values(asAnswer(question, answer));
    return { count: given.filter((one) => one !== null).length, of: given.length };
  }
  const waits = question.kind === 'slider' || isBlankAnswer(question, question.blank);
  const isAnswered = !isBlankAnswer(question, answer) && !isUnset(question, answer);
  return { count: Number(waits && isAnswered), of: Number(waits) };
}

/** Counts the visible questions, and how many of them are answered. */
export function countAnswered(
  { questions }: Pick<Questionnaire, 'questions'>,
  answers: Answers,
): AnsweredCount {
  return questions
    .filter((question) => isVisible(question, answers))
    .map((question) => answeredIn(question, answers[question.name]))
    .reduce((sum, { count, of }) => ({ count: sum.count + count, of: sum.of + of }), { count: 0, of: 0 });
}
