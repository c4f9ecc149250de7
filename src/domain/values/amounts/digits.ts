const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Returns a digit's value: its distance from the zero of its script, as digits come in tens. */
function asciiDigitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(code - value - 1)) value += 1;
  return String(value % 10);
}

/** Converts digits of all scripts to 0 to 9, '٥٠٣' to '503'. Other characters are unchanged. */
export function asciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, asciiDigitOf);
}
