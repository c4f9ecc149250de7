import * as v from 'valibot';
import { messages } from '../messages.ts';
import { asciiDigits } from './digits.ts';
import { line, type TextSchema } from './texts.ts';

/** Digits, what people put between them, a plus before them, and the marks that a copied number brings along unseen. */
const phoneText = /^[\s\p{Cf}(]*[+＋]?[\d\s\p{Cf}\p{Pd}−()./]*$/u;

/** The digits of a phone number however it is written; '' for none. A stored '+1 …' keeps its leading 1. */
export function phoneDigits(text: string | null | undefined): string {
  return asciiDigits(text ?? '').replace(/\D/g, '');
}

/** False where a text says more than a number, an extension or a word: it would be lost among the digits. */
export function readsAsPhone(text: string): boolean {
  return phoneText.test(asciiDigits(text));
}

/** What was typed as a phone: its digits, or all of it where it says more. */
export function typedPhone(text: string): string {
  return readsAsPhone(text) ? phoneDigits(text) : text;
}

/** Only a leading 1 demands exactly 11 digits (decision 34; intake §5, accounts §5); none is as good. */
const validDigits = /^(1\d{10}|[02-9]\d*)?$/;

/** A phone's digits, or none, as they travel. */
export const phoneNumber = (message: string = messages.phone): TextSchema =>
  v.pipe(line, v.regex(validDigits, message));

/** Holds for a number however it is written. */
export function isValidPhone(text: string): boolean {
  return readsAsPhone(text) && validDigits.test(phoneDigits(text));
}

/** The parts of a number on its last ten digits (decision 34): area, exchange, and what follows. */
function grouped(text: string): [string, string, string] | null {
  const digits = phoneDigits(text).slice(-10);
  return digits.length === 10 ? [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)] : null;
}

/** A cell phone as the physician's view shows it: '(303) 555-0142' (physician §2); a shorter number as it is. */
export function displayCellPhone(text: string): string {
  const parts = grouped(text);
  return parts ? `(${parts[0]}) ${parts[1]}-${parts[2]}` : text;
}

/** A home phone as the physician's view shows it: '+1 303-555-0177' (physician §2); a shorter number as it is. */
export function displayHomePhone(text: string): string {
  const parts = grouped(text);
  return parts ? `+1 ${parts.join('-')}` : text;
}
