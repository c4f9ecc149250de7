import type { Question } from './question.ts';

/**
 * Answers that mean something only beside others: an amount beside its unit, a state beside its country. Whoever puts
 * answers of two people together takes them from the same one.
 */
export interface Bond {
  readonly answers: readonly Question[];
  readonly to: readonly Question[];
}

/** Answers of which each means something only beside all others. */
export function together(...answers: readonly Question[]): Bond {
  return { answers, to: answers };
}

/** Answers that describe another one. */
export function about(described: Question, details: readonly Question[]): Bond {
  return { answers: details, to: [described] };
}
