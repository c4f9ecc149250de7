import { objectives } from '#domain/options/objectives.ts';
import { optionLabel } from '#domain/questions/option.ts';
import type { CheckUp, Feeling } from './check-up.ts';

/** Number of check-ups that show the patient's current state. */
export const LATEST_CHECK_UPS = 3;

/** Ratings of one objective, one for each of the latest check-ups; '' if it was not rated. */
export interface RatedObjective {
  readonly key: string;
  readonly label: string;
  readonly ratings: readonly (Feeling | '')[];
}

/**
 * Lists the objectives that the latest check-ups rate, in the order of the intake's; unknown ones
 * come last.
 * @param checkUps in the order of the ratings
 */
export function latestRatings(checkUps: readonly CheckUp[]): RatedObjective[] {
  const ratedKeys = new Set(
    checkUps.flatMap(({ objective }) => Object.keys(objective).filter((key) => objective[key])),
  );
  const listedKeys = objectives.map(({ value }) => value).filter((key) => ratedKeys.has(key));
  return [...new Set([...listedKeys, ...ratedKeys])].map((key) => ({
    key,
    label: optionLabel(objectives, key),
    ratings: checkUps.map(({ objective }) => objective[key] ?? ''),
  }));
}
