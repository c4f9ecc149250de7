/** Returns both meanings of "Frequency 2 · Hourly": only the physician knows which is meant (decision 70). */
export const hourlyMeanings = (frequency: unknown): readonly string[] =>
  Number(frequency) > 1
    ? [`every ${Number(frequency)} hours`, `${Number(frequency)} times an hour`]
    : ['every hour'];

const anyMeaning = /\bevery (?:\d hours|hour)\b|\b\d times an hour\b/i;

/** Returns the words about hours in a note, or null. */
export const hourlyWordsIn = (note: unknown): string | null =>
  anyMeaning.exec(String(note ?? ''))?.[0] ?? null;

/** Note, and the line of it that the form wrote. */
export interface HourlyNote {
  readonly note: string;
  /** The form's own line; null where it wrote none. */
  readonly hourlyWords: string | null;
}

const linesOf = (note: unknown) => String(note ?? '').split('\n');

/** Returns the place of the form's own line, or -1: a line that the physician has changed since is the physician's. */
const ownLine = (note: unknown, own: unknown): number => (own ? linesOf(note).indexOf(String(own)) : -1);

/** Adds a line to a note. */
export function withLine(note: unknown, words: string): string {
  const text = String(note ?? '').trimEnd();
  return text === '' ? words : `${text}\n${words}`;
}

/**
 * Writes words about hours into a note, in the place of the words that were there, else on a line of their own.
 * @param own the line that the form has written before
 */
export function withHourlyWords(note: unknown, words: string, own: unknown = null): HourlyNote {
  const text = String(note ?? '').trimEnd();
  const place = ownLine(text, own);
  if (place >= 0) return { note: linesOf(text).with(place, words).join('\n'), hourlyWords: words };
  // The words stand in a sentence of the physician's, which is never removed.
  if (anyMeaning.test(text)) return { note: text.replace(anyMeaning, words), hourlyWords: null };
  return { note: withLine(text, words), hourlyWords: words };
}

/**
 * Removes the form's own line from a note, once the medicine is not hourly any more, or has another frequency.
 * @returns null where there is nothing to remove
 */
export function withoutHourlyWords(note: unknown, own: unknown): string | null {
  const place = ownLine(note, own);
  return place < 0 ? null : linesOf(note).toSpliced(place, 1).join('\n');
}
