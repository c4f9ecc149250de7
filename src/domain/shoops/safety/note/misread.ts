import { matchesIn } from './matches.ts';

/** Words of a note that are easily misread, and the words to write instead. */
export interface Misread {
  readonly words: string;
  readonly instead: string;
}

/** Units whose signs are misread, each with its word. */
const unitWords: Readonly<Record<string, string>> = {
  u: 'units',
  iu: 'units',
  cc: 'mL',
  µg: 'mcg',
  μg: 'mcg',
  ug: 'mcg',
};
/** Amount with its unit. */
const amountPattern =
  /(?<![\p{L}\p{N}.,/])(?<number>\d*\.\d+|\d+(?:,\d+)*(?:\.\d+)?)\s*(?<unit>mg|mcg|[µμu]g|g|ml|cc|iu|u|units?)(?![\p{L}\p{N}])/giu;

/** Writes a number without misread zeros: '5.0' → '5', '.5' → '0.5', '2.50' → '2.5'. */
const plainNumber = (number: string) =>
  number
    .replace(/^\./, '0.')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** Makes a pattern that matches no part of a longer word or number. */
const wholeWord = (pattern: string, flags = 'giu') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}.])(?:${pattern})(?![\p{L}\p{N}])`, flags);
/** Abbreviations and signs; those in capitals only are words in small letters ('ud', 'bt'). */
const abbreviations: readonly [pattern: RegExp, instead: string][] = [
  [wholeWord(String.raw`q\.?\s?d\.?|q1d`), 'daily'],
  [wholeWord(String.raw`q\.?\s?o\.?\s?d\.?`), 'every other day'],
  [wholeWord(String.raw`O\.?D\.?|o\.d\.`, 'gu'), 'daily'],
  [wholeWord(String.raw`q\.?\s?h\.?s\.?|H\.?S\.?|h\.s\.|BT`, 'gu'), 'at bedtime'],
  [wholeWord(String.raw`q\.?n\.?`), 'nightly'],
  [wholeWord('BIW', 'gu'), '2 times weekly'],
  [wholeWord('TIW', 'gu'), '3 times weekly'],
  [wholeWord('UD', 'gu'), 'as directed'],
  [wholeWord('per os'), 'by mouth'],
  [/>(?=\s?\d)/g, 'more than'],
  [/<(?=\s?\d)/g, 'less than'],
  [/@(?=\s?\d)/g, 'at'],
  [/(?<=\s)&(?=\s)/g, 'and'],
];
/** Number of days: 'x 7d', which is misread as a number of doses. */
const daysPattern = wholeWord(String.raw`x\s?(?<count>\d+)\s?d`);

/**
 * Returns the words of a note that are easily misread, after the List of Error-Prone Abbreviations,
 * Symbols, and Dose Designations of the Institute for Safe Medication Practices (ISMP): trailing
 * zeros, missing leading zeros, numbers without a space before their unit, units and abbreviations
 * that are taken for others.
 */
export function misreadIn(note: string): Misread[] {
  const amounts = matchesIn<'number' | 'unit'>(note, amountPattern).map(
    ({ words, groups: { number, unit } }) => ({
      words,
      instead: `${plainNumber(number)} ${unitWords[unit.toLowerCase()] ?? unit}`,
    }),
  );
  const abbreviated = abbreviations.flatMap(([pattern, instead]) =>
    matchesIn(note, pattern).map(({ words }) => ({ words, instead })),
  );
  const durations = matchesIn<'count'>(note, daysPattern).map(({ words, groups }) => ({
    words,
    instead: `for ${groups.count} days`,
  }));
  // An amount that is written well already differs at most in the number of spaces.
  const replacements = [...amounts, ...abbreviated, ...durations].filter(
    ({ words, instead }) => words.replace(/\s+/g, ' ') !== instead,
  );
  return [...new Map(replacements.map((each) => [each.words, each])).values()];
}
