const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Digits come by tens: a digit is worth what stands between it and the start of its row. */
function asciiOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(code - value - 1)) value += 1;
  return String(value % 10);
}

/** The digits of every script as 0 to 9, '٥٠٣' as '503'; everything else stays as it is. */
export function asciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, asciiOf);
}
