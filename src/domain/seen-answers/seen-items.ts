import { type AnswerPart, answerPartsOf, readPart } from '../questions/answers/answer-part.ts';
import { comparableText } from '../questions/answers/same-answer.ts';
import { isVisible } from '../questions/condition.ts';
import type { Answers, Condition, Question } from '../questions/question.ts';
import type { Questionnaire } from '../questions/questionnaire.ts';

/** Unit that is seen and marked: an answer, or one entry of a yes/no list. */
export interface SeenItem {
  /** Name within the section: 'weight', 'familyHistory.stroke'. */
  readonly name: string;
  /** Text that is the same for equal answers. A hidden answer reads like an unanswered one. */
  readonly text: string;
  /** Question whose row shows the item. A hidden item is seen in the row that hides it. */
  readonly seenIn: string;
}

/** Section of the intake, or any other form. */
type Section = Pick<Questionnaire, 'questions'>;

/** Returns the name of a question's item; with an option, of that entry of its list. */
export const seenItemName = ({ name }: Pick<Question, 'name'>, option?: string) =>
  option === undefined ? name : `${name}.${option}`;

/** Lists the compared parts of an answer. Flags and rows are one part each, as their row shows. */
function comparedPartsOf(question: Question): readonly AnswerPart[] {
  if (question.kind === 'yesNoList') return answerPartsOf(question);
  return [{ question, key: null, asks: question }];
}

/** Lists the names of a question's items. */
export const seenItemNames = (question: Question): readonly string[] =>
  comparedPartsOf(question).map(({ key }) => seenItemName(question, key ?? undefined));

/** Returns the visible question whose answer shows or hides a question. */
function findShowingQuestion(question: { name: string; when?: Condition }, answers: Answers): string {
  return isVisible(question, answers) || !question.when
    ? question.name
    : findShowingQuestion(question.when.on, answers);
}

/** Lists all items of a section. */
export function listSeenItems({ questions }: Section, answers: Answers): readonly SeenItem[] {
  return questions.flatMap((question) => {
    const seenIn = findShowingQuestion(question, answers);
    const shown = seenIn === question.name ? answers : { [question.name]: question.blank };
    return comparedPartsOf(question).map((part) => ({
      name: seenItemName(question, part.key ?? undefined),
      text: comparableText(part.asks, readPart(part, shown)),
      seenIn,
    }));
  });
}
