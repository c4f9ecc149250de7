import { inHundredths } from '#domain/values/amounts/doses.ts';
import { formatNumber } from '#domain/values/amounts/format-number.ts';
import { readAmount } from './amount.ts';

/** Times of day proposed for a number of doses. A single dose has no proposal. */
const proposedTimes: Readonly<Record<number, readonly string[]>> = {
  2: ['Morning', 'Evening'],
  3: ['Morning', 'Afternoon', 'Evening'],
};

/**
 * Returns the times of day of doses that were split evenly. Chosen times stay. The other doses get
 * the remaining times: of Morning and Evening for two doses, of all three times for three.
 * @param chosen time of each dose; '' if none is chosen
 */
export function withProposedTimes(chosen: readonly string[]): string[] {
  const remainingTimes = (proposedTimes[chosen.length] ?? []).filter((time) => !chosen.includes(time));
  return chosen.map((time) => time || (remainingTimes.shift() ?? ''));
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
function splitHundredths(hundredths: number, count: number): number[] | null {
  const smallestPart = Math.floor(hundredths / count);
  if (count < 1 || smallestPart < 1) return null;
  return Array.from({ length: count }, (_, place) => smallestPart + (place < hundredths % count ? 1 : 0));
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
  const hundredthsOfMg = inHundredths({ dose: amount, doseUnit });
  if (hundredthsOfMg === null) return null;
  const hundredthsOfUnit = Math.round(amount * 100);
  const isInUnit = hundredthsOfUnit % count === 0;
  const parts = isInUnit ? splitHundredths(hundredthsOfUnit, count) : splitHundredths(hundredthsOfMg, count);
  return (
    parts?.map((part) => ({ dose: formatNumber(part / 100), doseUnit: isInUnit ? doseUnit : 'mg' })) ?? null
  );
}
