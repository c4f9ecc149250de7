/** An amount of a Shoop's, in milligrams or grams (physician §3), or in whatever a reply calls it. */
export interface Dose {
  dose: number;
  doseUnit: string;
}

/** Milligrams in each unit that is known (physician §9). */
const unitsInMg = new Map([
  ['mg', 1],
  ['g', 1000],
]);

/**
 * A dose in hundredths of a milligram: whole numbers, since 0.1 + 0.2 is not 0.3 (decision 41). Doses have at most two
 * decimals (physician §9).
 * @returns null for a unit that is not known: it is never read as milligrams
 */
export function inHundredths({ dose, doseUnit }: Dose): number | null {
  const factor = unitsInMg.get(doseUnit);
  return factor === undefined ? null : Math.round(dose * 100) * factor;
}

/** All doses together, in hundredths of a milligram; null when the unit of one is not known. */
export function sumOfDoses(doses: readonly Dose[]): number | null {
  const parts = doses.map(inHundredths);
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

const amount = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/**
 * The one way in which the app writes a number of milligrams: '0.5 mg', '2.5 mg', '1,200 mg'. A zero leads, none trails,
 * and number and unit stay on one line: each has been read ten times too much elsewhere.
 */
export const formatMg = (mg: number): string => `${amount.format(mg)}\u00a0mg`;

/** A dose as it is read, in mg (physician §9); with the word for its unit where that is not known. */
export function formatDose(dose: Dose): string {
  const hundredths = inHundredths(dose);
  if (hundredths !== null) return formatMg(hundredths / 100);
  return `${amount.format(dose.dose)}\u00a0${dose.doseUnit || '(no unit)'}`;
}
