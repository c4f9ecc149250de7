import { formatAmount, inHundredths } from '#domain/values/doses.ts';
import { readAmount } from './amount.ts';

const proposals: Readonly<Record<number, readonly string[]>> = {
  2: ['Morning', 'Evening'],
  3: ['Morning', 'Afternoon', 'Evening'],
};

/**
 * Returns the times of day of doses that were split evenly: each chosen one stays, and the others get
 * what is left of Morning and Evening for two, of all three times for three.
 * @param chosen a time for each dose; '' where none is chosen
 */
export function withProposedTimes(chosen: readonly string[]): string[] {
  const left = (proposals[chosen.length] ?? []).filter((time) => !chosen.includes(time));
  return chosen.map((time) => time || (left.shift() ?? ''));
}

/** A dose as it is typed: an amount, and the unit that it is in. */
export interface TypedDose {
  readonly dose: string;
  readonly doseUnit: string;
}

/**
 * Whole hundredths that are as equal as can be: what is left over goes to the first doses.
 * @returns null where a dose would be nothing
 */
function partsOf(hundredths: number, count: number): number[] | null {
  const least = Math.floor(hundredths / count);
  if (count < 1 || least < 1) return null;
  return Array.from({ length: count }, (_, place) => least + (place < hundredths % count ? 1 : 0));
}

/**
 * A target in so many doses that are together just as much. They keep the target's unit where it divides without a
 * rest; else they are in mg, in which they come a thousand times closer to equal than in hundredths of a gram.
 * @param text the target as it was typed
 * @returns null as long as the target cannot be told, or is too little for so many doses
 */
export function splitEvenly(text: unknown, unit: unknown, count: number): TypedDose[] | null {
  const amount = readAmount(String(text ?? ''));
  const doseUnit = String(unit ?? '');
  const whole = amount === null ? null : inHundredths({ dose: amount, doseUnit });
  if (amount === null || whole === null) return null;
  const ofUnit = Math.round(amount * 100);
  const isInUnit = ofUnit % count === 0;
  const parts = isInUnit ? partsOf(ofUnit, count) : partsOf(whole, count);
  return (
    parts?.map((part) => ({ dose: formatAmount(part / 100), doseUnit: isInUnit ? doseUnit : 'mg' })) ?? null
  );
}
