import { yesNo } from './kinds.ts';
import type { Answers, Question } from './question.ts';
import { isSameAnswer } from './same-answer.ts';
import { listedOptions } from './yes-no-list.ts';

/** What is kept or replaced as a whole: an answer, or one entry of a question that has many. */
export interface AnswerPart {
  readonly question: Question;
  /** The entry's name in the answer; null where the answer is one. */
  readonly key: string | null;
  /** What the part asks: the question, or yes or no to the entry. */
  readonly asks: Question;
}

/** A list is one part: a dose of one row and a frequency of another would be a medication that nobody takes. */
export function partsOf(question: Question): readonly AnswerPart[] {
  if (question.kind !== 'flags' && question.kind !== 'yesNoList')
    return [{ question, key: null, asks: question }];
  const options = question.kind === 'flags' ? question.options : listedOptions(question);
  return options.map(({ value, label }) => ({ question, key: value, asks: yesNo(value, label) }));
}

/** The part of some answers. */
export function readPart({ question, key }: AnswerPart, answers: Answers): unknown {
  const answer = answers[question.name];
  if (key === null) return answer;
  const entry = (answer as Answers | undefined)?.[key];
  return question.kind === 'flags' ? entry === true : (entry ?? null);
}

/** The answer with another part in it. */
export function withPart({ question, key }: AnswerPart, answer: unknown, part: unknown): unknown {
  return key === null ? part : { ...((answer ?? question.blank) as Answers), [key]: part };
}

export function isSamePart({ asks }: AnswerPart, a: unknown, b: unknown): boolean {
  return isSameAnswer(asks, a, b);
}
