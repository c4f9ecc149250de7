import { isUnanswered } from '../codec.ts';
import { isVisible } from '../condition.ts';
import type { Answers, Question } from '../question.ts';

/** Answers that a review shows in one row: 'Ruth Okafor', '180 cm'. */
export interface JoinedAnswers {
  /** True for a measurement with its unit: one row for physicians, too, not only for the author. */
  readonly isMeasurement?: true;
  /** Label of the row; defaults to the group's title. */
  readonly label?: string;
  /** Questions in reading order. `between` separates their answers. */
  readonly of: readonly Question[];
  readonly between: string;
  /** Questions of `of` that are often unanswered; the row is complete without them. */
  readonly optional?: readonly Question[];
  /** Questions whose answers the others imply; they get no row. */
  readonly implied?: readonly Question[];
}

/** Row of a review: a question, or the answered ones of joined questions in reading order. */
export type JoinableRow = Question | { readonly joined: JoinedAnswers; readonly given: readonly Question[] };

/** Returns the answered questions of a joined row; [] if one not in `optional` is missing. */
function listAnswered({ of, optional = [] }: JoinedAnswers, answers: Answers): Question[] {
  const visible = of.filter((question) => isVisible(question, answers));
  const given = visible.filter((question) => !isUnanswered(question, answers));
  return visible.every((question) => given.includes(question) || optional.includes(question)) ? given : [];
}

/** Returns the review rows of a group. A joined row is placed where its first question is. */
export function listReviewRows(
  questions: readonly Question[],
  joined: readonly JoinedAnswers[] | undefined,
  answers: Answers,
): JoinableRow[] {
  const rows = new Map<Question, JoinableRow>();
  for (const join of joined ?? []) {
    const given = listAnswered(join, answers);
    if (given.length === 0) continue;
    const row = { joined: join, given };
    for (const question of [...join.of, ...(join.implied ?? [])]) rows.set(question, row);
  }
  return [...new Set(questions.map((question) => rows.get(question) ?? question))];
}

/** Lists the questions that a review's row answers: one, or the joined and the implied ones. */
export function questionsOfRow(row: JoinableRow): readonly Question[] {
  return 'joined' in row ? [...row.joined.of, ...(row.joined.implied ?? [])] : [row];
}
