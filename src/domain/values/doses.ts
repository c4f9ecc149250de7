/** An amount of a Shoop's: milligrams or grams (physician §3). */
export interface Dose {
  dose: number;
  doseUnit: string;
}

const MG_PER_G = 1000;

/**
 * A dose in hundredths of a milligram: whole numbers, since 0.1 + 0.2 is not 0.3 (decision 41). Doses have at most two
 * decimals (physician §9).
 */
export function inHundredths({ dose, doseUnit }: Dose): number {
  return Math.round(dose * 100) * (doseUnit === 'g' ? MG_PER_G : 1);
}

/** All doses together, in hundredths of a milligram. */
export const sumOfDoses = (doses: readonly Dose[]): number =>
  doses.reduce((sum, dose) => sum + inHundredths(dose), 0);

/** Hundredths of a milligram as it is read: '2.5 mg', '1,200 mg'. */
export function formatMilligrams(hundredths: number): string {
  return `${(hundredths / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })} mg`;
}
