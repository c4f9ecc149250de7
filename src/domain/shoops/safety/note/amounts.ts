import { inHundredths } from '#domain/values/amounts/doses.ts';
import { matchesIn } from './matches.ts';
import { numberPattern, valueOfNumber } from './numbers.ts';

/** An amount that a note names. */
export interface NamedAmount {
  /** Words of the note: '10mg'. */
  readonly words: string;
  /**
   * Possible meanings, in hundredths of a milligram: '2 x 5 mg' is 5 mg or 10 mg. Empty for an
   * amount that is finer than the form allows.
   */
  readonly hundredths: readonly number[];
}

/** Units of doses, as notes write them. */
const unitPattern =
  'mgs?|milligrams?|milligrammes?|mcgs?|[µμu]g|micrograms?|microgrammes?|g|gr|gms?|grams?|grammes?';

/** Returns the milligrams of a unit. */
function milligramsIn(unit: string): number {
  if (unit.toLowerCase().startsWith('g')) return 1000;
  return /mg|milli/i.test(unit) ? 1 : 0.001;
}

/** Products that hold one amount each, so that a number before them multiplies it. */
const productPattern =
  'capsules?|tablets?|pills?|gumm(?:y|ies)|lozenges?|softgels?|strips?|patch(?:es)?|suppositor(?:y|ies)';
/** Excludes amounts that are no dose: '10 mg/ml' is a strength, '10 g of fat' is food. */
const noDosePattern = String.raw`(?!\s*(?:\/|per|in (?:a|each|every|one|1))\s*(?:m?l\b|millilit|drop|capsule|tablet|gumm|puff|spray|g\b|bottle))(?!\s+of\s+(?!(?:the |your |this )?(?:dose|medicine|it\b|this|thc|cb[dgcn]|cannab|delta)))`;

/** Amount of a dose, with the number of doses ('2 x 5 mg') and the start of a range, if any. */
const amountPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(?:(?<count>${numberPattern})\s*(?<times>[x×])\s*)?(?:(?<from>${numberPattern})\s*(?:-|–|to|or)\s*)?(?<number>${numberPattern})[\s-]*(?<unit>${unitPattern})(?![\p{L}\p{N}])${noDosePattern}`,
  'giu',
);
/** Number that ends the text before an amount. */
const countBefore = new RegExp(String.raw`(?:^|[^\p{L}\p{N}])(?<count>${numberPattern})\s+$`, 'giu');
/** Product that begins the text after an amount. */
const productAfter = new RegExp(String.raw`^[\s-]*(?<form>${productPattern})(?![\p{L}\p{N}])`, 'giu');

/** Returns an amount in hundredths of a milligram, or null if it is finer than the form allows. */
const toHundredths = (number: string, unit: string, count = 1) =>
  inHundredths({ dose: valueOfNumber(number) * milligramsIn(unit) * count, doseUnit: 'mg' });
const withoutNull = (amounts: readonly (number | null)[]): number[] =>
  amounts.filter((amount) => amount !== null);

/**
 * Returns the amounts with a unit of doses in a piece of a note. Drops, hours, days and milliliters
 * are no such units.
 */
export function amountsIn(clause: string): NamedAmount[] {
  const matches = matchesIn<'number' | 'unit', 'from' | 'count'>(clause, amountPattern);
  return matches.flatMap(({ words: found, index, groups }): NamedAmount[] => {
    // Undoes the sign of `clausesOf`, since a warning quotes the words of the note.
    const words = found.replaceAll(' + ', ' and ');
    const { number, unit, from, count } = groups;
    const [productMatch] = matchesIn<'form'>(clause.slice(index + found.length), productAfter);
    const [countMatch] = matchesIn<'count'>(clause.slice(0, index), countBefore);
    const form = productMatch?.groups.form;
    const productCount = countMatch?.groups.count;
    if (form && productCount) {
      const productText = `${productCount} ${words} ${form}`;
      return [
        {
          words: productText,
          hundredths: withoutNull([toHundredths(number, unit, valueOfNumber(productCount))]),
        },
      ];
    }
    // 'The 5 mg capsules' names a product, not a dose.
    if (form && /s$/i.test(form)) return [];
    const multiplied = count === undefined ? [] : [toHundredths(number, unit, valueOfNumber(count))];
    const rangeStart =
      from === undefined ? [] : [{ words, hundredths: withoutNull([toHundredths(from, unit)]) }];
    return [...rangeStart, { words, hundredths: withoutNull([toHundredths(number, unit), ...multiplied]) }];
  });
}

const halfPattern = /(?<![\p{L}\p{N}/])(?:half|halve|1\/2|½)(?![\p{L}\p{N}])/iu;
/** Halves that are no half of a dose: half an hour, half a tablet, '2 and a half hours'. */
const halfOfOther =
  /(?:half|1\/2|½)(?: of)?(?: an?| the| your)?[ -]*(?:hour|hr|minute|day|night|week|month|year|way|past|cup|glass|tea|table|spoon|tablet|capsule|pill|gumm|dropper|bottle|meal|life|full|empty|strength)/i;

/** Returns true if a piece of a note speaks of half a dose without naming an amount. */
export const namesHalf = (clause: string): boolean => {
  // Stryker disable next-line StringLiteral: separators around an amount keep its neighbors apart
  const rest = clause.replace(amountPattern, ' ');
  return halfPattern.test(rest) && !halfOfOther.test(rest);
};
