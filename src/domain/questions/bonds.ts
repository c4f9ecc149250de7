import type { Question } from './question.ts';

/**
 * Answers that are meaningful only together with others, such as an amount and its unit or a state
 * and its country. A merge of two versions takes them from the same version.
 */
export interface Bond {
  readonly answers: readonly Question[];
  readonly to: readonly Question[];
}

/** Bonds answers that are meaningful only together. */
export function bondTogether(...answers: readonly Question[]): Bond {
  return { answers, to: answers };
}

/** Bonds details to the answer that they describe. */
export function bondDetails(described: Question, details: readonly Question[]): Bond {
  return { answers: details, to: [described] };
}
