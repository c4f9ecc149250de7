/** Format of numbers, made at its first use: a page's first format takes 25 ms, 100 on a phone. */
let format: Intl.NumberFormat | undefined;

/** Number that reads the same with and without the format. */
const plainNumber = /^\d{1,3}(\.\d{1,9})?$/;

/** Formats a number of 0 or more: '12', '0.5', '1,200'. */
export function formatNumber(number: number): string {
  const text = String(number);
  if (plainNumber.test(text)) return text;
  // Beyond 15 significant digits, binary fractions would show.
  format ??= new Intl.NumberFormat('en-US', { maximumSignificantDigits: 15 });
  return format.format(number);
}
