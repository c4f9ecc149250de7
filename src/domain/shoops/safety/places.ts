import { together } from './compare/newest-sent.ts';
import type { TypedMedicine } from './typed-medicine.ts';
import { GRAM } from './usual-doses.ts';

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
export interface Counted {
  /** Place of the first of them in the form, from 0; Infinity if there is none. */
  readonly first: number;
  readonly places: readonly number[];
  /** Sum of the targets, in hundredths of a milligram; null while one of them is unknown. */
  readonly day: number | null;
  /** True if `gramWarnings` already asks about the unit of one of these medicines. */
  readonly isUnitDoubted: boolean;
}

/** Counts the matching medicines together; no match counts as a daily dose of 0. */
export function counted(
  medicines: readonly TypedMedicine[],
  matches: (medicine: TypedMedicine) => boolean,
): Counted {
  const places = placesOf(medicines, matches);
  const found = medicines.filter(matches);
  return {
    first: Math.min(...places),
    places,
    day: together(found.map(({ target }) => target)),
    isUnitDoubted: found.some(({ inGrams }) => inGrams.some((amount) => amount >= GRAM)),
  };
}

/** Counts the medicines of each chosen cannabinoid. */
export const byCannabinoid = (medicines: readonly TypedMedicine[]) =>
  chosenCannabinoids(medicines).map((cannabinoid) => ({
    cannabinoid,
    ...counted(medicines, (medicine) => medicine.cannabinoid === cannabinoid),
  }));
