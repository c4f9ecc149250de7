import { asciiDigits } from '#domain/values/amounts/digits.ts';

const digitsOf = (text: string) => asciiDigits(text).replace(/\D/g, '');

/** Returns the caret position in a masked text that has the given number of digits before it. */
function caretAfter(text: string, digits: number, passPunctuation: boolean): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  while (passPunctuation && /\D/.test(text.charAt(place))) place += 1;
  return place;
}

function withoutDigit(digits: string, place: number): string {
  return digits.slice(0, Math.max(place, 0)) + digits.slice(place + 1);
}

/**
 * Formats the typed text and writes it to the input at once, with the caret next to the same digit;
 * if React set the value, the caret would jump to the end. Deleting a bracket or dash, which the
 * mask would restore, deletes the digit beyond it. Not the library's `useMask`: it drops unknown
 * characters, so that the `x12` of an extension would be dialed, and renders on every keystroke.
 * @param before the text before the change
 * @param mask adds the punctuation; returns unknown texts unchanged
 */
export function maskedText(
  input: HTMLInputElement,
  nativeEvent: Event,
  before: string,
  mask: (text: string) => string,
): string {
  const caret = input.selectionStart ?? input.value.length;
  const passPunctuation = caret === input.value.length || digitsOf(input.value.charAt(caret - 1)) === '';
  let digitsBefore = digitsOf(input.value.slice(0, caret)).length;
  let masked = mask(input.value);
  const way = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
  if (masked === before && way.startsWith('deleteContent')) {
    const isForward = way === 'deleteContentForward';
    const digits = digitsOf(input.value);
    masked = mask(withoutDigit(digits, isForward ? digitsBefore : digitsBefore - 1));
    if (!isForward) digitsBefore = Math.max(digitsBefore - 1, 0);
  }
  if (masked !== input.value) {
    input.value = masked;
    const place = caretAfter(masked, digitsBefore, passPunctuation);
    input.setSelectionRange(place, place);
  }
  return masked;
}
