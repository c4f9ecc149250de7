import { together } from './newest-sent.ts';
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

/** Medicines of a Shoop that are compared as one. */
export interface Counted {
  readonly first: number;
  readonly places: readonly number[];
  /** Sum of the targets, in hundredths of a milligram; null while one of them is not known. */
  readonly day: number | null;
  /** `gramWarnings` asks about the unit of one of these medicines already. */
  readonly isUnitDoubted: boolean;
}

/** Counts the matching medicines together; null where none matches. */
export function counted(
  medicines: readonly TypedMedicine[],
  matches: (medicine: TypedMedicine) => boolean,
): Counted | null {
  const places = placesOf(medicines, matches);
  const [first] = places;
  if (first === undefined) return null;
  const found = medicines.filter(matches);
  return {
    first,
    places,
    day: together(found.map(({ target }) => target)),
    isUnitDoubted: found.some(({ inGrams }) => inGrams.some((amount) => amount >= GRAM)),
  };
}

/** Counts the medicines of each chosen cannabinoid. */
export const byCannabinoid = (medicines: readonly TypedMedicine[]) =>
  chosenCannabinoids(medicines).flatMap((cannabinoid) => {
    const found = counted(medicines, (medicine) => medicine.cannabinoid === cannabinoid);
    return found ? [{ cannabinoid, ...found }] : [];
  });
