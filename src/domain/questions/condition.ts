import type { Answers, AnyQuestion, Condition, Question, WireRecord } from './question.ts';

/** Question as a condition uses it: name, own condition and type of answer. */
type ConditionSource<Answer> = Pick<Question, 'name' | 'when'> & { readonly blank: Answer };

/** Returns a condition that holds while the answer is yes. */
export function whenYes(on: ConditionSource<boolean | null>): Condition {
  return { on, test: (answer) => answer === true };
}

/** Returns a condition that holds while the answer passes the test. */
export function whenAnswer<Answer>(
  on: ConditionSource<Answer>,
  test: (answer: Answer) => boolean,
): Condition {
  return { on, test };
}

/** Encodes a question's fields of the payload. A hidden answer is sent empty (decision 30). */
export function encodeAnswer(question: AnyQuestion, answers: Answers): WireRecord {
  if (isVisible(question, answers)) return question.encode(answers[question.name]);
  return question.empty ?? question.encode(question.blank);
}

/** Returns true while the question's condition holds and the question it depends on is visible. */
export function isVisible(question: { readonly when?: Condition }, answers: Answers): boolean {
  const { when } = question;
  return !when || (when.test(answers[when.on.name]) && isVisible(when.on, answers));
}
