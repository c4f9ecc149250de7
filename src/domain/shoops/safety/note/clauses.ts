import { asciiDigits } from '#domain/values/amounts/digits.ts';

/** Separator of two statements of a note; never inside '2.5', '2,5' or 'b.i.d.'. */
const separator = /[;\n!?()]|\.(?!\d|\w\.)(?<!\b\w\.)|,(?!\d)|(?<!\d),|\b(?:and|then|but|plus)\b/i;

/** Splits a note into statements, with the digits of every script as 0 to 9 and plain spaces. */
export const clausesOf = (note: string): string[] =>
  asciiDigits(note)
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    // 'two and a half' is one number.
    .replace(/\band (?=a half\b)/gi, '+ ')
    .split(separator)
    .map((clause) => clause.trim())
    .filter(Boolean);
