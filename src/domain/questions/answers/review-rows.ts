import { isVisible } from '../condition.ts';
import type { Answers, Question } from '../question.ts';
import type { QuestionGroup, Questionnaire } from '../questionnaire.ts';
import { type JoinableRow, listReviewRows } from './joined.ts';

/**
 * Lists the rows of a group in a review.
 * @param isAuthor true if the user has given the answers; others look up single fields of a name
 *   or an address
 */
export function reviewRowsOf(
  { questions, joined }: QuestionGroup,
  answers: Answers,
  isAuthor: boolean,
): readonly JoinableRow[] {
  return listReviewRows(
    questions.filter((question) => isVisible(question, answers)),
    joined?.filter(({ isMeasurement }) => isAuthor || isMeasurement),
    answers,
  );
}

/** Returns true for a blank answer, or one that still is the preset of the question. */
function isUntouched(question: Question, answer: unknown): boolean {
  const isDefault = JSON.stringify(answer) === JSON.stringify(question.blank);
  return isDefault || question.isBlank(answer as never);
}

/** Returns true if no visible question has an answer other than its default. */
export function hasNoAnswers({ questions }: Pick<Questionnaire, 'questions'>, answers: Answers): boolean {
  return questions
    .filter((question) => isVisible(question, answers))
    .every((question) => isUntouched(question, answers[question.name]));
}
