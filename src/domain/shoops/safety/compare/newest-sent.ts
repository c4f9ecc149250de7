import { inHundredths, sumOfDoses } from '#domain/values/amounts/doses.ts';
import type { Recommendation } from '../../recommendations.ts';
import type { Shoop } from '../../shoop.ts';

/** Returns the daily dose of a sent medicine, in hundredths of a milligram; null if unknown. */
export function dailyDoseOf({ dailyDose, dailyDoseUnit, doses }: Shoop): number | null {
  if (dailyDose !== null) return inHundredths({ dose: dailyDose, doseUnit: dailyDoseUnit });
  return doses.length > 0 ? sumOfDoses(doses) : null;
}

/** Returns the sum of amounts; null if one of them is unknown. */
export const sumIfKnown = (amounts: readonly (number | null)[]): number | null =>
  amounts.includes(null) ? null : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

/** Medicines of one recommendation that a new Shoop is compared with. */
export interface NewestSent {
  readonly createdAt: string;
  readonly shoops: readonly Shoop[];
  /** Sum of their daily doses, in hundredths of a milligram; null if unknown. */
  readonly dailySum: number | null;
}

/**
 * Returns the matching medicines of the newest recommendation that has any.
 * @param recommendations the newest first
 */
export function newestSent(
  recommendations: readonly Recommendation[],
  matches: (shoop: Shoop) => boolean,
): NewestSent | null {
  for (const { createdAt, shoops } of recommendations) {
    const matching = shoops.filter(matches);
    if (matching.length > 0)
      return { createdAt, shoops: matching, dailySum: sumIfKnown(matching.map(dailyDoseOf)) };
  }
  return null;
}
