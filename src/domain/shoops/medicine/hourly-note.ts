/**
 * Returns both meanings of "Frequency 2 · Hourly". Only the physician knows which of them is meant
 * (decision 70).
 */
export const hourlyMeanings = (frequency: unknown): readonly string[] =>
  Number(frequency) > 1
    ? [`every ${Number(frequency)} hours`, `${Number(frequency)} times an hour`]
    : ['every hour'];

/** Words of either meaning, as the form writes them. */
const hourlyWordsPattern = /\bevery (?:\d hours|hour)\b|\b\d times an hour\b/i;

/** Returns the answer to the note as a text; a missing answer is ''. */
const textOf = (note: unknown) => String(note ?? '');

/** Returns the words about hours in a note, or null. */
export const hourlyWordsIn = (note: unknown): string | null =>
  hourlyWordsPattern.exec(textOf(note))?.[0] ?? null;

/** Note, with the line that the form wrote into it. */
export interface HourlyNote {
  readonly note: string;
  /** Line that the form wrote, or null. */
  readonly hourlyWords: string | null;
}

const linesOf = (note: unknown) => textOf(note).split('\n');

/**
 * Returns the index of the line that the form wrote, or -1. A line that the physician has changed
 * since is the physician's.
 */
const findOwnLine = (note: unknown, own: unknown): number => (own ? linesOf(note).indexOf(String(own)) : -1);

/** Adds a line to a note. */
export function withLine(note: unknown, words: string): string {
  const text = textOf(note).trimEnd();
  return text === '' ? words : `${text}\n${words}`;
}

/**
 * Writes words about hours into a note. They replace earlier words about hours, or form a line.
 * @param own line that the form has written before
 */
export function withHourlyWords(note: unknown, words: string, own: unknown = null): HourlyNote {
  const text = textOf(note).trimEnd();
  const place = findOwnLine(text, own);
  if (place >= 0) return { note: linesOf(text).with(place, words).join('\n'), hourlyWords: words };
  // Earlier words may be part of the physician's sentence, which the form must not remove later.
  if (hourlyWordsPattern.test(text))
    return { note: text.replace(hourlyWordsPattern, words), hourlyWords: null };
  return { note: withLine(text, words), hourlyWords: words };
}

/**
 * Removes the form's own line from a note, after a change of the frequency or its unit.
 * @returns null if the note has no such line
 */
export function withoutHourlyWords(note: unknown, own: unknown): string | null {
  const place = findOwnLine(note, own);
  return place < 0 ? null : linesOf(note).toSpliced(place, 1).join('\n');
}
