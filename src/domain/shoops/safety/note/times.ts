import { matchesIn } from './matches.ts';
import { numberPattern, valueOfNumber } from './numbers.ts';

/** Words of a note for each time of day. 5 and 6 pm are left out: afternoon or evening. */
const timePatterns: readonly [time: string, pattern: string][] = [
  [
    'Morning',
    String.raw`mornings?|breakfast|waking(?: up)?|wake(?: up)?|(?:[1-9]|1[01])(?::\d\d)? ?a\.?m\.?`,
  ],
  ['Afternoon', String.raw`afternoons?|noon|midday|mid-day|lunch(?:time)?|(?:12|[1-4])(?::\d\d)? ?p\.?m\.?`],
  [
    'Evening',
    String.raw`evenings?|nights?|nightly|tonight|bed-?time|bed|dinner|supper|(?:[7-9]|1[01])(?::\d\d)? ?p\.?m\.?`,
  ],
];
/** Makes a pattern that matches no part of a longer word or number. */
const wholeWords = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'giu');
const times = timePatterns.map(([time, pattern]) => ({ time, pattern: wholeWords(pattern) }));

/** Times of day at which no dose is taken: 'the next morning', 'all night'. */
const notForDoses =
  /\b(?:next|following|previous|last|this|until|till|by|all|over|through(?:out)?(?: the)?|during(?: the)?) (?:morning|afternoon|evening|night|day)s?\b/gi;

/** Returns the times of day that a piece of a note names, as the form calls them. */
export function timesIn(clause: string): string[] {
  // Stryker disable next-line StringLiteral: separators around the words keep their neighbors apart
  const rest = clause.replace(notForDoses, ' ');
  return times.flatMap(({ time, pattern }) => (rest.search(pattern) < 0 ? [] : [time]));
}

const perDay = String.raw`(?:(?:a|per|each|every|in a|\/) ?day|daily)`;
const perDayPattern = wholeWords(perDay);
/** Writings of a daily frequency: '3x daily', 'twice a day', 'b.i.d.'. */
const timesPerDay = wholeWords(
  String.raw`(?:(?<number>${numberPattern})\s*(?:x|×|times?)|(?<word>once|twice|thrice))\s*${perDay}|(?<latin>o\.?d|q\.?d|b\.?i\.?d|t\.?i\.?d|q\.?i\.?d)\.?`,
);
const dosesPerDay: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  thrice: 3,
  od: 1,
  qd: 1,
  bid: 2,
  tid: 3,
  qid: 4,
};

/** Returns the number of doses a day that a piece of a note names: 'twice daily', 'b.i.d.'. */
export function frequencyIn(clause: string): { words: string; count: number } | null {
  const [match] = matchesIn<never, 'number' | 'word' | 'latin'>(clause, timesPerDay);
  if (!match) return null;
  const { words, groups } = match;
  const { number, word = String(groups.latin).replaceAll('.', '') } = groups;
  return { words, count: number ? valueOfNumber(number) : (dosesPerDay[word.toLowerCase()] ?? Number.NaN) };
}

/** Returns true if an amount is that of a whole day: '20 mg a day', not '5 mg twice a day'. */
export const isPerDay = (clause: string): boolean =>
  clause.search(perDayPattern) >= 0 && frequencyIn(clause) === null;

/** Words for taking a medicine. */
const takingWords =
  /\b(?:tak(?:e|es|en|ing)|us(?:e|ed|ing)|inhal\w+|swallow\w*|appl(?:y|ied)|insert\w*|dos(?:e|es|ing))\b/i;
/** Words of a sentence that forbids taking it, or is about something else. */
const notTakingWords =
  /\b(?:not|never|don.?t|avoid|without|skip|stop|if|unless|while|until|driv\w+|measure|check|weigh|write)\b/i;
/** Words that add nothing to a time of day, and all signs between words. */
const fillerWords =
  /(?<![\p{L}\p{N}])(?:up to|no more than|not more than|at most|max(?:imum)?|(?:as|if|when) (?:needed|required)|for (?:the |your )?\p{L}+|about|around|approximately|shortly|just|only|always|an?|the|in|at|on|of|or|every|each|with|before|after|to|your|you|go|going|when|half|hours?|minutes?|min|daily|once|one|early|late|\d+)(?![\p{L}\p{N}])|[^\p{L}\p{N}]/giu;

/** Returns true for a time of day alone, which is about the dose: 'an hour before bed'. */
export const saysTimeAlone = (clause: string) => {
  const rest = times.reduce((text, { pattern }) => text.replace(pattern, ''), clause);
  return rest.replace(fillerWords, '') === '';
};

/**
 * Returns true if a piece of a note without an amount says when to take something: 'sleep well at
 * night' does not.
 */
export const saysWhenToTake = (clause: string): boolean =>
  saysTimeAlone(clause) || (takingWords.test(clause) && !notTakingWords.test(clause));
