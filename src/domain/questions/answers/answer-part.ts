import { isObject } from '#domain/values/is-object.ts';
import { yesNo } from '../kinds.ts';
import type { Answers, Question } from '../question.ts';
import { listedOptions } from '../yes-no-list.ts';
import { isSameAnswer } from './same-answer.ts';

/** Unit of merging and comparing: a whole answer, or one entry of a flags or yes/no list answer. */
export interface AnswerPart {
  readonly question: Question;
  /** Key of the entry in the answer; null if the part is the whole answer. */
  readonly key: string | null;
  /** Question of the part: the question itself, or yes or no to the entry. */
  readonly asks: Question;
}

/** Lists the parts of a question. Rows are one: a dose must not mix with another's frequency. */
export function answerPartsOf(question: Question): readonly AnswerPart[] {
  if (question.kind !== 'flags' && question.kind !== 'yesNoList')
    return [{ question, key: null, asks: question }];
  const options = question.kind === 'flags' ? question.options : listedOptions(question);
  return options.map(({ value, label }) => ({ question, key: value, asks: yesNo(value, label) }));
}

/** Returns the part's value in the answers. */
export function readPart({ question, key }: AnswerPart, answers: Answers): unknown {
  const answer = answers[question.name];
  if (key === null) return answer;
  const entry = isObject(answer) ? answer[key] : undefined;
  return question.kind === 'flags' ? entry === true : (entry ?? null);
}

/** Returns the answer with the part's value replaced. */
export function withPart({ question, key }: AnswerPart, answer: unknown, part: unknown): unknown {
  return key === null ? part : Object.assign({}, answer ?? question.blank, { [key]: part });
}

/** Returns true if two values of the part are equal, apart from outer spaces. */
export function isSamePart({ asks }: AnswerPart, a: unknown, b: unknown): boolean {
  return isSameAnswer(asks, a, b);
}
