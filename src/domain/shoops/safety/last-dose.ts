import { inHundredths, sumOfDoses } from '#domain/values/doses.ts';
import type { Recommendation } from '../recommendations.ts';
import type { Shoop } from '../shoop.ts';

/** What a medicine that was sent comes to a day, in hundredths of a milligram; null where that cannot be told. */
export function dayOf({ dailyDose, dailyDoseUnit, doses }: Shoop): number | null {
  if (dailyDose !== null) return inHundredths({ dose: dailyDose, doseUnit: dailyDoseUnit });
  return doses.length > 0 ? sumOfDoses(doses) : null;
}

/** The medicines of a recommendation that are of these cannabinoids. */
export const ofCannabinoids = (last: Recommendation | null, cannabinoids: readonly string[]): Shoop[] =>
  (last?.shoops ?? []).filter(({ targetCannabinoid }) => cannabinoids.includes(targetCannabinoid));

/** What several come to together; null where one of them cannot be told. */
export const together = (amounts: readonly (number | null)[]): number | null =>
  amounts.includes(null) ? null : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
