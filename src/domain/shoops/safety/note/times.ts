import { numberPattern, worthOf } from './numbers.ts';

/** How a note names each time of day. Between 5 and 6 pm nobody can tell. */
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
const whole = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'giu');
const times = timePatterns.map(([time, pattern]) => ({ time, pattern: whole(pattern) }));

/** 'the next morning', 'all night': no time at which somebody takes something. */
const elsewhere =
  /\b(?:next|following|previous|last|this|until|till|by|all|over|through(?:out)?(?: the)?|during(?: the)?) (?:morning|afternoon|evening|night|day)s?\b/gi;

/** The times of day that a piece of a note names, as the form calls them. */
export function timesIn(clause: string): string[] {
  const rest = clause.replace(elsewhere, ' ');
  return times.flatMap(({ time, pattern }) => (rest.search(pattern) < 0 ? [] : [time]));
}

const perDay = String.raw`(?:(?:a|per|each|every|in a|\/) ?day|daily)`;
const perDayPattern = whole(perDay);
const timesPerDay = whole(
  String.raw`(?<words>(?:(?<number>${numberPattern})\s*(?:x|×|times?)|once|twice|thrice)\s*${perDay})|(?<latin>o\.?d|q\.?d|b\.?i\.?d|t\.?i\.?d|q\.?i\.?d)\.?`,
);
const counts: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  thrice: 3,
  od: 1,
  qd: 1,
  bid: 2,
  tid: 3,
  qid: 4,
};

/** 'twice daily', '3 times a day', 'b.i.d.': how often a day, in the note's words and as a number. */
export function frequencyIn(clause: string): { words: string; count: number } | null {
  const [match] = clause.matchAll(timesPerDay);
  if (!match) return null;
  const { number, latin, words = '' } = match.groups ?? {};
  const word = latin?.replaceAll('.', '') ?? words.split(/\s/)[0] ?? '';
  return { words: match[0], count: number ? worthOf(number) : (counts[word.toLowerCase()] ?? Number.NaN) };
}

/** Whether an amount is said of a whole day: '20 mg a day', and not '5 mg twice a day'. */
export const isPerDay = (clause: string): boolean =>
  clause.search(perDayPattern) >= 0 && frequencyIn(clause) === null;

const taking =
  /\b(?:tak(?:e|es|en|ing)|us(?:e|ed|ing)|inhal\w+|swallow\w*|appl(?:y|ied)|insert\w*|dos(?:e|es|ing))\b/i;
const notTaking =
  /\b(?:not|never|don.?t|avoid|without|skip|stop|if|unless|while|until|driv\w+|measure|check|weigh|write)\b/i;
const filler =
  /(?<![\p{L}\p{N}])(?:up to|no more than|not more than|at most|max(?:imum)?|(?:as|if|when) (?:needed|required)|for (?:the |your )?\p{L}+|about|around|approximately|shortly|just|only|always|an?|the|in|at|on|of|or|every|each|with|before|after|to|your|you|go|going|when|half|hours?|minutes?|min|daily|once|one|early|late|\d+)(?![\p{L}\p{N}])|[^\p{L}\p{N}]/giu;

/** 'in the morning', 'an hour before bed': nothing else is said, so it is about the dose. */
export const saysTimeAlone = (clause: string) => {
  const rest = times.reduce((text, { pattern }) => text.replace(pattern, ' '), clause);
  return rest.replace(filler, ' ').trim() === '';
};

/** Whether a piece of a note without an amount says when to take something: 'sleep well at night' does not. */
export const saysWhenToTake = (clause: string): boolean =>
  saysTimeAlone(clause) || (taking.test(clause) && !notTaking.test(clause));
