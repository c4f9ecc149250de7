import { inHundredths } from '#domain/values/doses.ts';
import type { MedicinePayload } from '../payload.ts';

/** For how long it is asked whether nearly the same Shoop is meant for somebody else, in milliseconds. */
export const ASKED_FOR = 10 * 60_000;

/** What makes a medicine the same at a glance: what, how much a day, daily or hourly. */
const glance = ({ targetCannabinoid, dailyDose, dailyDoseUnit, frequencyUnit }: MedicinePayload) => {
  const hundredths = inHundredths({ dose: dailyDose, doseUnit: dailyDoseUnit });
  return JSON.stringify([targetCannabinoid, hundredths ?? [dailyDose, dailyDoseUnit], frequencyUnit]);
};

/** Whether two Shoops are nearly the same: at most one medicine is in one and not in the other, and one is in both. */
export function isNearlySame(one: readonly MedicinePayload[], other: readonly MedicinePayload[]): boolean {
  const left = other.map(glance);
  const alone = one.map(glance).filter((medicine) => {
    const place = left.indexOf(medicine);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return alone.length < one.length && alone.length + left.length <= 1;
}
