import { inHundredths } from '#domain/values/amounts/doses.ts';
import type { MedicinePayload } from '../../payload.ts';

/** Time after a sending in which a similar Shoop for another patient is questioned, in ms. */
export const ASKED_FOR = 10 * 60_000;

/** Returns the facts that make medicines look equal: cannabinoid, dose, Daily or Hourly. */
const glance = ({ targetCannabinoid, dailyDose, dailyDoseUnit, frequencyUnit }: MedicinePayload) => {
  const hundredths = inHundredths({ dose: dailyDose, doseUnit: dailyDoseUnit });
  return JSON.stringify([targetCannabinoid, hundredths ?? [dailyDose, dailyDoseUnit], frequencyUnit]);
};

/**
 * Returns true if two Shoops are nearly the same: they have at least one medicine in common, and at
 * most one medicine is in only one of the two.
 */
export function isNearlySame(one: readonly MedicinePayload[], other: readonly MedicinePayload[]): boolean {
  const left = other.map(glance);
  const alone = one.map(glance).filter((medicine) => {
    const place = left.indexOf(medicine);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return alone.length < one.length && alone.length + left.length <= 1;
}
