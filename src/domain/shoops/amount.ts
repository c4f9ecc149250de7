import { asciiDigits } from '#domain/values/digits.ts';
import { formatAmount, inHundredths } from '#domain/values/doses.ts';

/**
 * At most two decimals, and commas only between thousands: '2.5', '.5', '1,200'. No sign and no exponent (decision 41), and no
 * thousands that begin with 0: '0,500' is half a milligram to its writer, and would be read as 500 (decision 83).
 */
const plain = /^(?:\d{1,9}|[1-9]\d{0,2}(?:,\d{3}){1,2})?(?:\.\d{1,2})?$/;

/**
 * A dose as it was typed, as a number.
 * @returns null where it is not positive, or no number with at most two decimals (physician §5)
 */
export function readAmount(text: string): number | null {
  const typed = asciiDigits(text.trim());
  if (!/\d/.test(typed) || !plain.test(typed)) return null;
  const amount = Number(typed.replaceAll(',', ''));
  return amount > 0 ? amount : null;
}

/** Returns an amount as the app writes it ('.5' as '0.5', decision 83), or what was typed where it is none. */
export function asFormatted(typed: string): string {
  const dose = readAmount(typed);
  return dose === null ? typed : formatAmount(dose);
}

/** What was typed, in hundredths of a milligram; null as long as amount or unit cannot be told. */
export function typedHundredths(text: unknown, unit: unknown): number | null {
  const dose = readAmount(String(text ?? ''));
  return dose === null ? null : inHundredths({ dose, doseUnit: String(unit ?? '') });
}
