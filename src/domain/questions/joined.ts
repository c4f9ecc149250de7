import { isVisible } from './condition.ts';
import type { Answers, Question } from './question.ts';

/** Answers that whoever gave them reads in one row, as they are written: 'Ruth Okafor', '180 cm'. */
export interface Joined {
  /** Without one it is what its group's title says. */
  readonly label?: string;
  /** In the order in which they are read; what stands between two of them is `between`. */
  readonly of: readonly Question[];
  readonly between: string;
  /** Of these, what is often left out: without it the others still say all. */
  readonly mayMiss?: readonly Question[];
  /** What the others say as well: it has no row. */
  readonly saidBy?: readonly Question[];
}

/** A row of a review: a question of its own, or the given ones of some that are read together, in the order in which they are read. */
export type ReviewedRow = Question | { readonly joined: Joined; readonly given: readonly Question[] };

/** The questions to read together as far as they were answered; nothing where one is missing, which is said by its name. */
function givenOf({ of, mayMiss = [] }: Joined, answers: Answers): Question[] {
  const asked = of.filter((question) => isVisible(question, answers));
  const given = asked.filter((question) => !question.isBlank(answers[question.name] as never));
  return asked.every((question) => given.includes(question) || mayMiss.includes(question)) ? given : [];
}

/** The rows in which some questions of a group are read, each where the first of its questions stands. */
export function reviewedRows(
  questions: readonly Question[],
  joined: readonly Joined[] | undefined,
  answers: Answers,
): ReviewedRow[] {
  const rows = new Map<Question, ReviewedRow>();
  for (const join of joined ?? []) {
    const given = givenOf(join, answers);
    if (given.length === 0) continue;
    const row = { joined: join, given };
    for (const question of [...join.of, ...(join.saidBy ?? [])]) rows.set(question, row);
  }
  return [...new Set(questions.map((question) => rows.get(question) ?? question))];
}
