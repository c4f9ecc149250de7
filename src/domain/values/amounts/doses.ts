import { formatNumber } from './format-number.ts';

/** Amount of a Shoop in milligrams, grams (physician §3), or another unit of a reply. */
export interface Dose {
  readonly dose: number;
  readonly doseUnit: string;
}

/** Milligrams in each known unit (physician §9). */
const unitsInMg = new Map([
  ['mg', 1],
  ['g', 1000],
]);

/** Relative error allowed for binary fractions, far smaller than any decimal that is entered. */
const ROUNDING_NOISE = 1e-9;

/**
 * Converts a dose to whole hundredths of a milligram, since 0.1 + 0.2 is not 0.3 (decision 41).
 * @returns null for an unknown unit, which is never read as milligrams, and for finer amounts
 */
export function inHundredths({ dose, doseUnit }: Dose): number | null {
  const factor = unitsInMg.get(doseUnit);
  if (factor === undefined) return null;
  const exact = dose * factor * 100;
  const rounded = Math.round(exact);
  return Math.abs(exact - rounded) <= ROUNDING_NOISE * Math.max(1, Math.abs(exact)) ? rounded : null;
}

/** Adds up doses in hundredths of a milligram; null if one of them cannot be converted. */
export function sumOfDoses(doses: readonly Dose[]): number | null {
  const parts = doses.map(inHundredths);
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

/**
 * Formats milligrams for the whole app: '0.5 mg', '2.5 mg', '1,200 mg'. A leading zero, no trailing
 * zeros and a no-break space: other notations have been misread as ten times the dose.
 */
export const formatMg = (mg: number): string => `${formatNumber(mg)}\u00a0mg`;

/** Formats hundredths of a milligram in mg. */
export const formatHundredths = (hundredths: number): string => formatMg(hundredths / 100);

/** Formats a dose in mg (physician §9), or with its own unit if that is unknown. */
export function formatDose({ dose, doseUnit }: Dose): string {
  const factor = unitsInMg.get(doseUnit);
  const hundredths = inHundredths({ dose, doseUnit });
  if (hundredths !== null) return formatHundredths(hundredths);
  // Twelve digits leave out the noise of binary fractions: 0.0000011 g are 0.0011 mg.
  return factor === undefined
    ? `${formatNumber(dose)}\u00a0${doseUnit || '(no unit)'}`
    : formatMg(Number((dose * factor).toPrecision(12)));
}
