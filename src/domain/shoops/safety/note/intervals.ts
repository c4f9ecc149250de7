import { type Match, matchesIn } from './matches.ts';
import { numberPattern, valueOfNumber } from './numbers.ts';

/** Interval between two doses that a note names. */
export interface NamedInterval {
  /** Words of the note: 'every 4 hours'. */
  readonly words: string;
  /** Minutes from one dose to the next; both ends of 'every 4 to 6 hours'. */
  readonly minutes: readonly number[];
}

/** Minutes in a day. */
export const MINUTES_PER_DAY = 1440;

const hourPattern = 'hours?|hrs?|h';
const unitPattern = `${hourPattern}|minutes?|mins?|days?|nights?|mornings?|evenings?|weeks?`;
const ordinals: Readonly<Record<string, number>> = { other: 2, second: 2, '2nd': 2, third: 3, '3rd': 3 };

/** Makes a pattern that matches no part of a longer word or number. */
const wholeWords = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'giu');
/** Number, or the two ends of a range: '4', '4-6', '4 to 6'. */
const rangePattern = String.raw`(?:(?<from>${numberPattern})\s*(?:-|–|to|or)\s*)?(?<count>${numberPattern})`;
/**
 * Writings of an interval: 'every 4 hours', 'every 4-6 h', 'q4h', 'every other day', '2-hourly',
 * '2 times an hour', 'q.o.d.'.
 */
const intervalPatterns = [
  String.raw`(?:every|each)\s+(?:(?:${rangePattern}|(?<ordinal>${Object.keys(ordinals).join('|')}))[\s-]*)?(?<unit>${unitPattern})`,
  String.raw`q\.?\s*(?:(?<from>\d+)\s*-\s*)?(?<count>\d+)\s*(?<unit>${hourPattern})\.?`,
  String.raw`(?:(?<count>${numberPattern})[\s-]*)?(?<unit>h)ourly`,
  String.raw`(?:(?<times>${numberPattern})\s*(?:x|×|times?)|(?<word>once|twice|thrice))\s*(?:an|per|each|every|in an)\s*(?<unit>${hourPattern})`,
  String.raw`(?<unit>q\.?o\.?d)\.?`,
].map(wholeWords);
const timesInWords: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

type Interval = Match<'unit', 'from' | 'count' | 'ordinal' | 'times' | 'word'>;

/** Returns the minutes of a unit; 'q.o.d.' (every other day) is one, too. */
function minutesInUnit(unit: string): number {
  const word = unit.toLowerCase();
  if (word.startsWith('h')) return 60;
  if (word.startsWith('mi')) return 1;
  if (word.startsWith('w')) return 7 * MINUTES_PER_DAY;
  return word.startsWith('q') ? 2 * MINUTES_PER_DAY : MINUTES_PER_DAY;
}

/** Returns the minutes between two doses; two values for a range. */
function minutesOf({ unit, from, count, ordinal, times, word }: Interval['groups']): number[] {
  const length = minutesInUnit(unit);
  if (word) return [length / (timesInWords[word.toLowerCase()] ?? Number.NaN)];
  if (times) return [length / valueOfNumber(times)];
  if (ordinal) return [length * (ordinals[ordinal.toLowerCase()] ?? Number.NaN)];
  const counts = [from, count].flatMap((number) => (number === undefined ? [] : [valueOfNumber(number)]));
  return counts.length > 0 ? counts.map((number) => number * length) : [length];
}

/** Words for taking a medicine. */
const takingWords = /\b(?:tak(?:e|es|en|ing)|us(?:e|ed|ing)|inhal\w+|swallow\w*|appl(?:y|ied)|insert\w*)\b/i;
/** Words of a change of the dose, with an interval of its own: 'Raise it by 1 mg every 3 days'. */
const titrationWords =
  /\b(?:rais\w+|increas\w+|reduc\w+|lower\w*|titrat\w+|add(?:ing)?|chang\w+|halv\w+|doubl\w+)\b/i;
/** Words for other activities, whose intervals are none of the medicine. */
const activityWords =
  /\b(?:measure|check|weigh|write|log|record|note|call|see|visit|walk|stretch|drink|eat|rest|sleep|wakes?|waking|breathe?|move|exercise|shake|wash|rinse)\b/i;
const refusalWords = /\b(?:not|never|don.?t|avoid|skip)\b/i;
/** Words that turn a refusal into a limit: 'not more often than every 4 hours'. */
const limitWords = /\bmore (?:often )?than\b/i;

/** Returns true if an interval in this piece of a note is about taking the medicine. */
const isAboutTaking = (clause: string): boolean =>
  !titrationWords.test(clause) &&
  (takingWords.test(clause) || !activityWords.test(clause)) &&
  (!refusalWords.test(clause) || limitWords.test(clause));

/**
 * Returns the intervals between two doses that a piece of a note names. 'every day' names no hours
 * and is left out.
 */
export function intervalsIn(clause: string): NamedInterval[] {
  if (!isAboutTaking(clause)) return [];
  const intervals = intervalPatterns.flatMap((pattern): Interval[] => matchesIn(clause, pattern));
  return intervals
    .map(({ words, groups }) => ({ words, minutes: minutesOf(groups) }))
    .filter(({ minutes }) => minutes.some((each) => each !== MINUTES_PER_DAY));
}

const atOnceWords = '(?:at once|at a time|at one time|at the same time|together(?! with))';
const atOncePattern = wholeWords(
  String.raw`(?<count>${numberPattern})(?:\s+(?:doses|of (?:it|them)))?\s+${atOnceWords}`,
);
const doublePattern = wholeWords('double (?:the |your )?dose|twice the dose');

/** Returns the number of doses to take at once in a piece of a note: 'Take 2 at once'. */
export function atOnceIn(clause: string): { words: string; count: number } | null {
  if (refusalWords.test(clause)) return null;
  const [double] = clause.matchAll(doublePattern);
  if (double) return { words: double[0], count: 2 };
  const [match] = matchesIn<'count'>(clause, atOncePattern);
  return match ? { words: match.words, count: valueOfNumber(match.groups.count) } : null;
}
