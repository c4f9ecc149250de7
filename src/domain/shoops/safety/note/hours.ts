import { type Match, matchesIn } from './matches.ts';
import { numberPattern, worthOf } from './numbers.ts';

/** Interval between two doses that a note names. */
export interface NamedInterval {
  /** Words of the note: 'every 4 hours'. */
  readonly words: string;
  /** Minutes from one dose to the next; both ends of 'every 4 to 6 hours'. */
  readonly minutes: readonly number[];
}

/** Minutes in a day. */
export const DAY = 1440;

const hour = 'hours?|hrs?|h';
const unit = `${hour}|minutes?|mins?|days?|nights?|mornings?|evenings?|weeks?`;
const ordinals: Readonly<Record<string, number>> = { other: 2, second: 2, '2nd': 2, third: 3, '3rd': 3 };

const whole = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'giu');
const range = String.raw`(?:(?<from>${numberPattern})\s*(?:-|–|to|or)\s*)?(?<count>${numberPattern})`;
/**
 * Writings of an interval: 'every 4 hours', 'every 4-6 h', 'q4h', 'every other day', '2-hourly',
 * '2 times an hour', 'q.o.d.'.
 */
const patterns = [
  String.raw`(?:every|each)\s+(?:(?:${range}|(?<ordinal>${Object.keys(ordinals).join('|')}))[\s-]*)?(?<unit>${unit})`,
  String.raw`q\.?\s*(?:(?<from>\d+)\s*-\s*)?(?<count>\d+)\s*(?<unit>${hour})\.?`,
  String.raw`(?:(?<count>${numberPattern})[\s-]*)?(?<unit>h)ourly`,
  String.raw`(?:(?<times>${numberPattern})\s*(?:x|×|times?)|(?<word>once|twice|thrice))\s*(?:an|per|each|every|in an)\s*(?<unit>${hour})`,
  String.raw`(?<unit>q\.?o\.?d)\.?`,
].map(whole);
const timesInWords: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

type Interval = Match<'unit', 'from' | 'count' | 'ordinal' | 'times' | 'word'>;

/** Returns the minutes of a unit; 'q.o.d.' (every other day) is one, too. */
function minutesIn(unit: string): number {
  const word = unit.toLowerCase();
  if (word.startsWith('h')) return 60;
  if (word.startsWith('mi')) return 1;
  if (word.startsWith('w')) return 7 * DAY;
  return word.startsWith('q') ? 2 * DAY : DAY;
}

function minutesOf({ unit, from, count, ordinal, times, word }: Interval['groups']): number[] {
  const length = minutesIn(unit);
  if (word) return [length / (timesInWords[word.toLowerCase()] ?? Number.NaN)];
  if (times) return [length / worthOf(times)];
  if (ordinal) return [length * (ordinals[ordinal.toLowerCase()] ?? Number.NaN)];
  const counts = [from, count].flatMap((number) => (number === undefined ? [] : [worthOf(number)]));
  return counts.length > 0 ? counts.map((number) => number * length) : [length];
}

const taking = /\b(?:tak(?:e|es|en|ing)|us(?:e|ed|ing)|inhal\w+|swallow\w*|appl(?:y|ied)|insert\w*)\b/i;
/** Words of a change of the dose, with an interval of its own: 'Raise it by 1 mg every 3 days'. */
const titration =
  /\b(?:rais\w+|increas\w+|reduc\w+|lower\w*|titrat\w+|add(?:ing)?|chang\w+|halv\w+|doubl\w+)\b/i;
const activity =
  /\b(?:measure|check|weigh|write|log|record|note|call|see|visit|walk|stretch|drink|eat|rest|sleep|wakes?|waking|breathe?|move|exercise|shake|wash|rinse)\b/i;
const refusal = /\b(?:not|never|don.?t|avoid|skip)\b/i;
const limit = /\bmore (?:often )?than\b/i;

/** Returns true if an interval in this piece of a note is about taking the medicine. */
const isAboutTaking = (clause: string): boolean =>
  !titration.test(clause) &&
  (taking.test(clause) || !activity.test(clause)) &&
  (!refusal.test(clause) || limit.test(clause));

/**
 * Returns the intervals between two doses that a piece of a note names. 'every day' names no hours
 * and is left out.
 */
export function intervalsIn(clause: string): NamedInterval[] {
  if (!isAboutTaking(clause)) return [];
  const found = patterns.flatMap((pattern): Interval[] => matchesIn(clause, pattern));
  return found
    .map(({ words, groups }) => ({ words, minutes: minutesOf(groups) }))
    .filter(({ minutes }) => minutes.some((each) => each !== DAY));
}

const together = '(?:at once|at a time|at one time|at the same time|together(?! with))';
const atOncePattern = whole(
  String.raw`(?<count>${numberPattern})(?:\s+(?:doses|of (?:it|them)))?\s+${together}`,
);
const doublePattern = whole('double (?:the |your )?dose|twice the dose');

/** Returns the number of doses to take at once in a piece of a note: 'Take 2 at once'. */
export function atOnceIn(clause: string): { words: string; count: number } | null {
  if (refusal.test(clause)) return null;
  const [double] = clause.matchAll(doublePattern);
  if (double) return { words: double[0], count: 2 };
  const [match] = matchesIn<'count'>(clause, atOncePattern);
  return match ? { words: match.words, count: worthOf(match.groups.count) } : null;
}
