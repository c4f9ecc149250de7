import { findWord } from '../values/find-word.ts';
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
  const ownKeys = [...new Set([...intakeObjectives, ...recentlyRated])];
  // The intake's keys are the contract's; the server's list may have other letters.
  const isOwn = ({ objective }: Rated) => findWord(ownKeys, objective) !== undefined;
  const own = ratings.filter(isOwn);
  if (own.length === 0) return { own: ratings, others: [] };
  return { own, others: ratings.filter((rating) => !isOwn(rating)) };
}
