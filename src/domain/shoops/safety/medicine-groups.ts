import { sumIfKnown } from './compare/newest-sent.ts';
import type { TypedMedicine } from './typed-medicine.ts';
import { GRAM_IN_HUNDREDTHS } from './usual-doses.ts';

/** Returns the places of the medicines that match. */
export const placesOf = (
  medicines: readonly TypedMedicine[],
  matches: (medicine: TypedMedicine) => boolean,
): number[] => medicines.flatMap((medicine, place) => (matches(medicine) ? [place] : []));

/** Returns each chosen cannabinoid once. */
export const chosenCannabinoids = (medicines: readonly TypedMedicine[]): string[] => [
  ...new Set(medicines.map(({ cannabinoid }) => cannabinoid).filter(Boolean)),
];

/** Medicines of a Shoop that are compared together. */
export interface MedicineGroup {
  /** Place of the first of them in the form, from 0; Infinity if there is none. */
  readonly first: number;
  readonly places: readonly number[];
  /** Sum of the targets, in hundredths of a milligram; null while one of them is unknown. */
  readonly dailySum: number | null;
  /** True if `gramWarnings` already asks about the unit of one of these medicines. */
  readonly isUnitDoubted: boolean;
}

/** Groups the matching medicines. Without a match the daily sum is 0. */
export function groupMatching(
  medicines: readonly TypedMedicine[],
  matches: (medicine: TypedMedicine) => boolean,
): MedicineGroup {
  const places = placesOf(medicines, matches);
  const matching = medicines.filter(matches);
  return {
    first: Math.min(...places),
    places,
    dailySum: sumIfKnown(matching.map(({ target }) => target)),
    isUnitDoubted: matching.some(({ inGrams }) => inGrams.some((amount) => amount >= GRAM_IN_HUNDREDTHS)),
  };
}

/** Groups the medicines of each chosen cannabinoid. */
export const groupByCannabinoid = (medicines: readonly TypedMedicine[]) =>
  chosenCannabinoids(medicines).map((cannabinoid) => ({
    cannabinoid,
    ...groupMatching(medicines, (medicine) => medicine.cannabinoid === cannabinoid),
  }));
