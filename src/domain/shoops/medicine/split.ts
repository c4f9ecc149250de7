import { formatAmount, inHundredths } from '#domain/values/amounts/doses.ts';
import { readAmount } from './amount.ts';

const proposals: Readonly<Record<number, readonly string[]>> = {
  2: ['Morning', 'Evening'],
  3: ['Morning', 'Afternoon', 'Evening'],
};

/**
 * Returns the times of day of doses that were split evenly. Chosen times stay. The other doses get
 * the remaining times: of Morning and Evening for two doses, of all three times for three.
 * @param chosen time of each dose; '' if none is chosen
 */
export function withProposedTimes(chosen: readonly string[]): string[] {
  const left = (proposals[chosen.length] ?? []).filter((time) => !chosen.includes(time));
  return chosen.map((time) => time || (left.shift() ?? ''));
}

/** Amount and unit of a dose as typed. */
export interface TypedDose {
  readonly dose: string;
  readonly doseUnit: string;
}

/**
 * Splits hundredths into whole parts. The first parts get one more if the split leaves a remainder.
 * @returns null without parts, or if a part would be 0
 */
function partsOf(hundredths: number, count: number): number[] | null {
  const least = Math.floor(hundredths / count);
  if (count < 1 || least < 1) return null;
  return Array.from({ length: count }, (_, place) => least + (place < hundredths % count ? 1 : 0));
}

/**
 * Splits a target into `count` doses whose sum is the target. The doses keep the target's unit if
 * it divides without a remainder. Else they are in mg: hundredths of a gram are a thousand times
 * coarser.
 * @param text typed target
 * @returns null while the target is invalid, or too small for `count` doses
 */
export function splitEvenly(text: unknown, unit: unknown, count: number): TypedDose[] | null {
  // Text that is no amount counts as 0, which is too small to be split.
  const amount = readAmount(String(text)) ?? 0;
  const doseUnit = String(unit);
  const whole = inHundredths({ dose: amount, doseUnit });
  if (whole === null) return null;
  const ofUnit = Math.round(amount * 100);
  const isInUnit = ofUnit % count === 0;
  const parts = isInUnit ? partsOf(ofUnit, count) : partsOf(whole, count);
  return (
    parts?.map((part) => ({ dose: formatAmount(part / 100), doseUnit: isInUnit ? doseUnit : 'mg' })) ?? null
  );
}
