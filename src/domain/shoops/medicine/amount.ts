import { asciiDigits } from '#domain/values/amounts/digits.ts';
import { inHundredths } from '#domain/values/amounts/doses.ts';
import { formatNumber } from '#domain/values/amounts/format-number.ts';

/**
 * Pattern of amounts with at most two decimals, and commas only between thousands: '2.5', '.5',
 * '1,200'. It excludes signs and exponents (decision 41), and thousands that begin with 0: an
 * author who means half a milligram by '0,500' would get 500 (decision 83).
 */
const amountPattern = /^(?:\d{1,9}|[1-9]\d{0,2}(?:,\d{3}){1,2})?(?:\.\d{1,2})?$/;

/**
 * Parses a typed dose.
 * @returns null unless the dose is a positive number with at most two decimals (physician §5)
 */
export function readAmount(text: string): number | null {
  const typed = asciiDigits(text.trim());
  if (!/\d/.test(typed) || !amountPattern.test(typed)) return null;
  const amount = Number(typed.replaceAll(',', ''));
  return amount > 0 ? amount : null;
}

/** Formats a typed amount ('.5' as '0.5', decision 83). Text that is no amount is unchanged. */
export function formatTypedAmount(typed: string): string {
  const dose = readAmount(typed);
  return dose === null ? typed : formatNumber(dose);
}

/** Parses a typed dose into hundredths of a milligram; null while amount or unit is invalid. */
export function typedHundredths(text: unknown, unit: unknown): number | null {
  // A missing answer becomes 'undefined', which is neither an amount nor a unit.
  const dose = readAmount(String(text));
  return dose === null ? null : inHundredths({ dose, doseUnit: String(unit) });
}
