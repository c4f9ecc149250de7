import * as v from 'valibot';
import { messages } from '../messages.ts';
import { asciiDigits } from './amounts/digits.ts';
import { line, type TextSchema } from './texts.ts';

/** Digits with a plus, separators and the invisible format characters of copied numbers. */
const phonePattern = /^[\s\p{Cf}(]*[+＋]?[\d\s\p{Cf}\p{Pd}−()./]*$/u;

/** Returns the digits of a phone number; '' for none. A stored '+1 …' keeps its leading 1. */
export function phoneDigits(text: string | null | undefined): string {
  return asciiDigits(text ?? '').replace(/\D/g, '');
}

/** Returns false for text besides the number, such as an extension, which digits would lose. */
export function readsAsPhone(text: string): boolean {
  return phonePattern.test(asciiDigits(text));
}

/** Reduces a typed phone number to its digits. Other text is unchanged. */
export function typedPhone(text: string): string {
  return readsAsPhone(text) ? phoneDigits(text) : text;
}

/** A leading 1 requires 11 digits (decision 34; intake §5, accounts §5). Empty is valid. */
const validDigitsPattern = /^(1\d{10}|[02-9]\d*)?$/;

/** Returns the schema of a phone number in a request: digits, or ''. */
export const phoneNumber = (message: string = messages.phone): TextSchema =>
  v.pipe(line, v.regex(validDigitsPattern, message));

/** Returns true for a valid phone number in any notation. */
export function isValidPhone(text: string): boolean {
  return readsAsPhone(text) && validDigitsPattern.test(phoneDigits(text));
}

/** Splits a number's last ten digits into area code, exchange and line number (decision 34). */
function splitLastTenDigits(text: string): [string, string, string] | null {
  const digits = phoneDigits(text).slice(-10);
  return digits.length === 10 ? [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)] : null;
}

/** Formats a cell phone: '(303) 555-0142' (physician §2). A shorter number is unchanged. */
export function displayCellPhone(text: string): string {
  const parts = splitLastTenDigits(text);
  return parts ? `(${parts[0]}) ${parts[1]}-${parts[2]}` : text;
}

/** Formats a home phone: '+1 303-555-0177' (physician §2). A shorter number is unchanged. */
export function displayHomePhone(text: string): string {
  const parts = splitLastTenDigits(text);
  return parts ? `+1 ${parts.join('-')}` : text;
}
