import * as v from 'valibot';
import { messages } from '../messages.ts';
import type { Bond } from './bonds.ts';
import { encodeAnswer, isVisible } from './condition.ts';
import type { Joined } from './joined.ts';
import type { AnswerEffect, Answers, Condition, Question, WireEntries, WireRecord } from './question.ts';
import { blankAnswers, isBlankRow, mergeEntries } from './rows.ts';

/** Questions under one small heading. */
export interface QuestionGroup {
  readonly title?: string;
  /** It is heard and not seen: what stands right above says the same. */
  readonly titleHidden?: boolean;
  /** The title for a reader who was not asked. */
  readonly noted?: string;
  readonly hint?: string;
  /** Shown while this holds; it must hide all of its questions too. */
  readonly when?: Condition;
  readonly questions: readonly Question[];
  /** What is read in one row by whoever has answered it. */
  readonly joined?: readonly Joined[];
}

/** A form as data: read by the form, the rules, the payload, the review, the mock and the stories. */
export interface Questionnaire<Q extends Question = Question> {
  readonly groups: readonly QuestionGroup[];
  readonly questions: readonly Q[];
  readonly effects: readonly AnswerEffect[];
  /** Which answers mean something only beside others, but for what follows from `when`. */
  readonly bonds: readonly Bond[];
  /** A body of this questionnaire, structure only; `problems` holds the rules. */
  readonly body: v.ObjectSchema<WireEntries, undefined>;
  /** A stored record: every field may be missing or null. */
  readonly record: v.ObjectSchema<WireEntries, undefined>;
}

/** Makes a questionnaire of its groups. */
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

/** The answers a record stands for; a record that was never saved (null) gives blank answers. */
export function decodeAnswers(
  { questions }: Pick<Questionnaire, 'questions'>,
  record: WireRecord | null,
): Answers {
  if (record === null) return blankAnswers(questions);
  return Object.fromEntries(questions.map((question) => [question.name, question.decode(record)]));
}

/** The payload of some answers. */
export function encodeAnswers({ questions }: Questionnaire, answers: Answers): WireRecord {
  return Object.assign({}, ...questions.map((question) => encodeAnswer(question, answers)));
}

/** The answers that are in sight: two that differ in nothing else are the same to whoever reads them. */
export function visibleAnswers(
  { questions }: Pick<Questionnaire, 'questions'>,
  answers: Answers,
): readonly unknown[] {
  return questions.map((question) => (isVisible(question, answers) ? answers[question.name] : null));
}

/** Why the form cannot be saved as it stands: the reason of the first visible list that says so, in a row as well, or null. */
export function findHoldUp(questions: readonly Question[], answers: Answers): string | null {
  for (const question of questions) {
    if (question.kind !== 'rows' || !isVisible(question, answers)) continue;
    const rows = answers[question.name] as Answers[];
    const within = () => rows.map((row) => findHoldUp(question.questions, row)).find(Boolean);
    const reason = question.holdUp?.(rows) ?? within();
    if (reason) return reason;
  }
  return null;
}

/** The path of an answer in the form ('concerns.0.name') and what is wrong with it. */
export type Problems = Record<string, string>;

function problemOf(question: Question, answers: Answers): string | null {
  const answer = answers[question.name];
  if (question.isBlank(answer as never)) {
    // A list that must have a row says what is missing in its first one.
    if (!question.required || question.kind === 'rows') return null;
    return question.requiredMessage ?? messages.required;
  }
  return question.rule?.(answer as never, answers) ?? null;
}

/** Every broken rule among the visible questions, in the order in which they are asked. */
export function findProblems(questions: readonly Question[], answers: Answers, prefix = ''): Problems {
  const problems: Problems = {};
  for (const question of questions) {
    if (!isVisible(question, answers)) continue;
    const answer = answers[question.name];
    const path = `${prefix}${question.name}`;
    const problem = problemOf(question, answers);
    if (problem) problems[path] = problem;
    else if (question.kind === 'rows') {
      (answer as Answers[]).forEach((row, index) => {
        const mustBeGiven = question.required && index === 0 && question.isBlank(answer as never);
        if (isBlankRow(question.questions, row) && !mustBeGiven && !question.fixed) return;
        Object.assign(problems, findProblems(question.questions, row, `${path}.${index}.`));
      });
    }
  }
  return problems;
}
