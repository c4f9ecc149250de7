import type { CheckUp } from './check-up.ts';

/** As many check-ups back somebody is taken to care about what they rated there. */
const RECENT = 5;

/** What tells which objectives are somebody's own. */
export interface KnownOfObjectives {
  /** Those that the intake names as what treatment should do. */
  declared: readonly string[];
  /** Newest first. */
  checkUps: readonly Pick<CheckUp, 'objective'>[];
}

/**
 * Parts what can be rated into one's own, which a check-up begins with, and the others; each in the server's order.
 * Of whom nothing is known, all are their own.
 */
export function partObjectives<Rated extends { readonly objective: string }>(
  ratings: readonly Rated[],
  { declared, checkUps }: KnownOfObjectives,
): { own: readonly Rated[]; others: readonly Rated[] } {
  const rated = checkUps
    .slice(0, RECENT)
    .flatMap(({ objective }) => Object.keys(objective).filter((key) => objective[key]));
  const known = new Set([...declared, ...rated]);
  const own = ratings.filter(({ objective }) => known.has(objective));
  if (own.length === 0) return { own: ratings, others: [] };
  return { own, others: ratings.filter(({ objective }) => !known.has(objective)) };
}
