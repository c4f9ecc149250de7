import type { Answers, Condition, Question, WireRecord } from './question.ts';

/** A question as a condition sees it: its key, its own condition, and the type of its answer. */
type Asked<Answer> = Pick<Question, 'name' | 'when'> & { readonly blank: Answer };

/** Holds while the answer is yes. */
export function yes(on: Asked<boolean | null>): Condition {
  return { on, test: (answer) => answer === true };
}

/** Holds while the answer passes the test. */
export function answered<Answer>(on: Asked<Answer>, test: (answer: Answer) => boolean): Condition {
  return { on, test: (answer) => test(answer as Answer) };
}

/** A question's part of a payload; what is hidden leaves empty (decision 30). */
export function encodeAnswer(question: Question, answers: Answers): WireRecord {
  if (isVisible(question, answers)) return question.encode(answers[question.name] as never);
  return question.empty ?? question.encode(question.blank as never);
}

/** A question is visible while its condition holds and the question it hangs on is visible itself. */
export function isVisible(question: { readonly when?: Condition }, answers: Answers): boolean {
  const { when } = question;
  return !when || (when.test(answers[when.on.name]) && isVisible(when.on, answers));
}
