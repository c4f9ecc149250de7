import type { Answers, AnyQuestion, Question, WireRecord } from './question.ts';

/**
 * Returns an answer with the type of its question's kind. Under a question's name, forms, drafts
 * and decoded records hold only what the question's `decode` or its input made, so the type is
 * asserted here, once for all kinds.
 */
export function asAnswer<Q extends Pick<Question, 'blank'>>(_question: Q, answer: unknown): Q['blank'] {
  return answer as Q['blank'];
}

/** Returns the answer to a question. */
export function answerTo<Q extends Pick<Question, 'name' | 'blank'>>(
  question: Q,
  answers: Answers,
): Q['blank'] {
  return asAnswer(question, answers[question.name]);
}

/** Returns true if an answer to the question is blank. */
export function isBlankAnswer(question: AnyQuestion, answer: unknown): boolean {
  return question.isBlank(answer);
}

/** Returns true if the question has no answer among the given ones. */
export function isUnanswered(question: AnyQuestion, answers: Answers): boolean {
  return question.isBlank(answers[question.name]);
}

/** Encodes an answer as the question's wire fields. */
export function encodeAs(question: AnyQuestion, answer: unknown): WireRecord {
  return question.encode(answer);
}

/** Returns the message of the first rule that a non-blank answer breaks, or null. */
export function findBrokenRule(question: AnyQuestion, answer: unknown, others?: Answers): string | null {
  return question.rule?.(answer, others) ?? null;
}

/** Returns the query about a valid answer, or null. */
export function findAnswerQuery(question: AnyQuestion, answer: unknown, others: Answers): string | null {
  return question.findQuery?.(answer, others) ?? null;
}
