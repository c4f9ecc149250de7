import type { SingleQuestion } from '#domain/questions/question.ts';
import { OneInput } from '#stories/questionnaire/one-input.tsx';
import type { Row } from '../parts/state-matrix.tsx';

interface StateSamples<Q extends SingleQuestion> {
  /** Example of an answer. */
  given: Q['blank'];
  /** Error for a missing or wrong answer. */
  wrong?: string;
}

/** Returns a kind of question in each of its states. */
export function createStateRow<Q extends SingleQuestion>(
  name: string,
  question: Q,
  { given, wrong }: StateSamples<Q>,
): Row {
  return {
    name,
    isField: true,
    rest: <OneInput question={question} />,
    answered: <OneInput question={question} answer={given} />,
    disabled: <OneInput question={question} answer={given} disabled />,
    ...(wrong && { wrong: <OneInput question={question} error={wrong} /> }),
  };
}
