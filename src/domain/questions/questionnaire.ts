import * as v from 'valibot';
import { messages } from '../messages.ts';
import type { JoinedAnswers } from './answers/joined.ts';
import { blankAnswers, isBlankRow, mergeEntries } from './answers/rows.ts';
import type { Bond } from './bonds.ts';
import { answerTo, findBrokenRule, isBlankAnswer } from './codec.ts';
import { encodeAnswer, isVisible } from './condition.ts';
import type { AnswerEffect, Answers, Condition, Question, WireEntries, WireRecord } from './question.ts';

/** Questions under a common heading. */
export interface QuestionGroup {
  readonly title?: string;
  /** Hides the title visually if the text above says the same; screen readers announce it. */
  readonly titleHidden?: boolean;
  /** Title for users who did not answer the questions, such as physicians. */
  readonly summaryLabel?: string;
  readonly hint?: string;
  /** Condition to show the group. While it fails, all its questions must be hidden too. */
  readonly when?: Condition;
  readonly questions: readonly Question[];
  /** Answers that a review shows in one row. */
  readonly joined?: readonly JoinedAnswers[];
}

/** Form as data: used by the form, the rules, the payload, the review, the mock and the stories. */
export interface Questionnaire<Q extends Question = Question> {
  readonly groups: readonly QuestionGroup[];
  readonly questions: readonly Q[];
  readonly effects: readonly AnswerEffect[];
  /** Answers that are meaningful only together, apart from those bound by `when`. */
  readonly bonds: readonly Bond[];
  /** Schema of a request body, for its structure. `findProblems` checks the rules. */
  readonly body: v.ObjectSchema<WireEntries, undefined>;
  /** Schema of a stored record: every field may be missing or null. */
  readonly record: v.ObjectSchema<WireEntries, undefined>;
}

/** Builds a questionnaire from its groups. */
export function questionnaire<const Groups extends readonly QuestionGroup[]>(
  groups: Groups,
  effects: readonly AnswerEffect<Groups[number]['questions'][number]>[] = [],
  bonds: readonly Bond[] = [],
): Questionnaire<Groups[number]['questions'][number]> {
  const questions = groups.flatMap((group) => group.questions);
  return {
    groups,
    questions,
    effects,
    bonds,
    body: v.object(mergeEntries(questions, 'entries')),
    record: v.object(mergeEntries(questions, 'readEntries')),
  };
}

/** Decodes a record. A record that was never saved (null) gives blank answers. */
export function decodeAnswers(
  { questions }: Pick<Questionnaire, 'questions'>,
  record: WireRecord | null,
): Answers {
  if (record === null) return blankAnswers(questions);
  return Object.fromEntries(questions.map((question) => [question.name, question.decode(record)]));
}

/** Encodes answers as a payload. */
export function encodeAnswers({ questions }: Questionnaire, answers: Answers): WireRecord {
  return Object.assign({}, ...questions.map((question) => encodeAnswer(question, answers)));
}

/** Returns the visible answers, to compare versions by what users see. Hidden ones are null. */
export function visibleAnswers(
  { questions }: Pick<Questionnaire, 'questions'>,
  answers: Answers,
): readonly unknown[] {
  return questions.map((question) => (isVisible(question, answers) ? answers[question.name] : null));
}

/** Returns why the form cannot be saved: the first visible list's reason, also in rows, or null. */
export function findHoldUp(questions: readonly Question[], answers: Answers): string | null {
  for (const question of questions) {
    if (question.kind !== 'rows' || !isVisible(question, answers)) continue;
    const rows = answerTo(question, answers);
    const findInRows = () => rows.map((row) => findHoldUp(question.questions, row)).find(Boolean);
    const reason = question.findHoldUpReason?.(rows) ?? findInRows();
    if (reason) return reason;
  }
  return null;
}

/** Messages keyed by the path of an answer in the form ('concerns.0.name'). */
export type Problems = Record<string, string>;

/** Returns the message for an answer that is missing or breaks a rule, or null. */
function problemOf(question: Question, answers: Answers): string | null {
  const answer = answers[question.name];
  if (isBlankAnswer(question, answer)) {
    // A required list reports the missing answers of its first row instead.
    if (!question.required || question.kind === 'rows') return null;
    return question.requiredMessage ?? messages.required;
  }
  return findBrokenRule(question, answer, answers);
}

/**
 * Returns the messages of all broken rules of visible questions, in the order of the questions.
 * @param prefix path of the row that asks the questions; callers leave it out
 */
export function findProblems(questions: readonly Question[], answers: Answers, prefix = ''): Problems {
  const problems: Problems = {};
  for (const question of questions) {
    if (!isVisible(question, answers)) continue;
    const path = `${prefix}${question.name}`;
    const problem = problemOf(question, answers);
    if (problem) problems[path] = problem;
    else if (question.kind === 'rows') {
      const rows = answerTo(question, answers);
      rows.forEach((row, index) => {
        const mustBeGiven = question.required && index === 0 && question.isBlank(rows);
        if (isBlankRow(question.questions, row) && !mustBeGiven && !question.hasFixedRows) return;
        Object.assign(problems, findProblems(question.questions, row, `${path}.${index}.`));
      });
    }
  }
  return problems;
}
