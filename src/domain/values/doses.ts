/** An amount of a Shoop's, in milligrams or grams (physician §3), or in whatever a reply calls it. */
export interface Dose {
  readonly dose: number;
  readonly doseUnit: string;
}

/** Milligrams in each unit that is known (physician §9). */
const unitsInMg = new Map([
  ['mg', 1],
  ['g', 1000],
]);

/** What binary fractions may be off, relative to the number: far less than any decimal that somebody has meant. */
const NOISE = 1e-9;

/**
 * A dose in hundredths of a milligram: whole numbers, since 0.1 + 0.2 is not 0.3 (decision 41).
 * @returns null for a unit that is not known, as it is never read as milligrams, and for what is finer than a hundredth
 */
export function inHundredths({ dose, doseUnit }: Dose): number | null {
  const factor = unitsInMg.get(doseUnit);
  if (factor === undefined) return null;
  const exact = dose * factor * 100;
  const whole = Math.round(exact);
  return Math.abs(exact - whole) <= NOISE * Math.max(1, Math.abs(exact)) ? whole : null;
}

/** All doses together, in hundredths of a milligram; null when one of them cannot be told. */
export function sumOfDoses(doses: readonly Dose[]): number | null {
  const parts = doses.map(inHundredths);
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

const amount = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 15 });

/** Returns an amount without its unit as the app writes it: '0.5', '2.5', '1,200'. */
export const formatAmount = (dose: number): string => amount.format(dose);

/**
 * The one way in which the app writes a number of milligrams: '0.5 mg', '2.5 mg', '1,200 mg'. A zero leads, none trails,
 * and number and unit stay on one line: each has been read ten times too much elsewhere.
 */
export const formatMg = (mg: number): string => `${formatAmount(mg)}\u00a0mg`;

/** Hundredths of a milligram as they are read, in mg. */
export const formatHundredths = (hundredths: number): string => formatMg(hundredths / 100);

/** A dose as it is read, in mg (physician §9); with the word for its unit where that is not known. */
export function formatDose({ dose, doseUnit }: Dose): string {
  const factor = unitsInMg.get(doseUnit);
  const hundredths = inHundredths({ dose, doseUnit });
  if (hundredths !== null) return formatHundredths(hundredths);
  return factor === undefined
    ? `${amount.format(dose)}\u00a0${doseUnit || '(no unit)'}`
    : formatMg(Number((dose * factor).toPrecision(12)));
}
