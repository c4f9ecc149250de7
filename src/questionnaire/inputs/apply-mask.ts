import { asciiDigits } from '#domain/values/amounts/digits.ts';

const digitsOf = (text: string) => asciiDigits(text).replace(/\D/g, '');

/** Returns the caret position in a masked text that has the given number of digits before it. */
function caretAfter(text: string, digits: number, passPunctuation: boolean): number {
  let index = 0;
  for (let digitsSeen = 0; digitsSeen < digits && index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) digitsSeen += 1;
  }
  while (passPunctuation && /\D/.test(text.charAt(index))) index += 1;
  return index;
}

/** Removes the digit at an index; an index below 0 removes the first digit. */
function withoutDigit(digits: string, index: number): string {
  return digits.slice(0, Math.max(index, 0)) + digits.slice(index + 1);
}

/**
 * Formats the typed text and writes it to the input at once, with the caret next to the same digit;
 * if React set the value, the caret would jump to the end. Deleting a bracket or dash, which the
 * mask would restore, deletes the digit beyond it. Not the library's `useMask`: it drops unknown
 * characters, so that the `x12` of an extension would be dialed, and renders on every keystroke.
 * @param previousText the text before the change
 * @param mask adds the punctuation; returns unknown texts unchanged
 */
export function applyMask(
  input: HTMLInputElement,
  nativeEvent: Event,
  previousText: string,
  mask: (text: string) => string,
): string {
  const caretBefore = input.selectionStart ?? input.value.length;
  // At the end, or after typed punctuation, the caret also passes what the mask has added.
  const passPunctuation =
    caretBefore === input.value.length || digitsOf(input.value.charAt(caretBefore - 1)) === '';
  let digitsBefore = digitsOf(input.value.slice(0, caretBefore)).length;
  let masked = mask(input.value);
  const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
  if (masked === previousText && inputType.startsWith('deleteContent')) {
    const isForward = inputType === 'deleteContentForward';
    const digits = digitsOf(input.value);
    masked = mask(withoutDigit(digits, isForward ? digitsBefore : digitsBefore - 1));
    if (!isForward) digitsBefore = Math.max(digitsBefore - 1, 0);
  }
  if (masked !== input.value) {
    input.value = masked;
    const newCaret = caretAfter(masked, digitsBefore, passPunctuation);
    input.setSelectionRange(newCaret, newCaret);
  }
  return masked;
}
