import type { CheckUp } from './check-up.ts';

/** Number of latest check-ups whose rated objectives count as the patient's own. */
const RECENT_CHECK_UPS = 5;

/** Sources that tell which objectives are the patient's own. */
export interface ObjectiveSources {
  /** Objectives of treatment that the intake names. */
  intakeObjectives: readonly string[];
  /** Newest first. */
  checkUps: readonly Pick<CheckUp, 'objective'>[];
}

/**
 * Splits ratings into the patient's own, which a check-up begins with, and the others. Both keep
 * the server's order. If no objective of the patient is known, all are the patient's own.
 */
export function splitObjectives<Rated extends { readonly objective: string }>(
  ratings: readonly Rated[],
  { intakeObjectives, checkUps }: ObjectiveSources,
): { own: readonly Rated[]; others: readonly Rated[] } {
  const recentlyRated = checkUps
    .slice(0, RECENT_CHECK_UPS)
    .flatMap(({ objective }) => Object.keys(objective).filter((key) => objective[key]));
  const ownKeys = new Set([...intakeObjectives, ...recentlyRated]);
  const own = ratings.filter(({ objective }) => ownKeys.has(objective));
  if (own.length === 0) return { own: ratings, others: [] };
  return { own, others: ratings.filter(({ objective }) => !ownKeys.has(objective)) };
}
