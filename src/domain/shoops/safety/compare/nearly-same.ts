import { inHundredths } from '#domain/values/amounts/doses.ts';
import type { MedicinePayload } from '../../payload.ts';

/** Time after a sending in which a similar Shoop for another patient is questioned, in ms. */
export const SIMILAR_SENDING_MS = 10 * 60_000;

/** Serializes the facts by which medicines look equal: cannabinoid, dose, Daily or Hourly. */
const comparedFacts = ({ targetCannabinoid, dailyDose, dailyDoseUnit, frequencyUnit }: MedicinePayload) => {
  const hundredths = inHundredths({ dose: dailyDose, doseUnit: dailyDoseUnit });
  return JSON.stringify([targetCannabinoid, hundredths ?? [dailyDose, dailyDoseUnit], frequencyUnit]);
};

/**
 * Returns true if two Shoops are nearly the same: they have at least one medicine in common, and at
 * most one medicine is in only one of the two.
 */
export function isNearlySame(one: readonly MedicinePayload[], other: readonly MedicinePayload[]): boolean {
  const unmatchedOthers = other.map(comparedFacts);
  const unmatchedOnes = one.map(comparedFacts).filter((medicine) => {
    const place = unmatchedOthers.indexOf(medicine);
    if (place >= 0) unmatchedOthers.splice(place, 1);
    return place < 0;
  });
  return unmatchedOnes.length < one.length && unmatchedOnes.length + unmatchedOthers.length <= 1;
}
