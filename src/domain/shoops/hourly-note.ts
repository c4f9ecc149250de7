/** The two things that "Frequency 2 · Hourly" may mean: which of them, only the physician knows (decision 70). */
export const hourlyMeanings = (frequency: unknown): readonly string[] =>
  Number(frequency) > 1
    ? [`every ${Number(frequency)} hours`, `${Number(frequency)} times an hour`]
    : ['every hour'];

const anyMeaning = /\bevery (?:\d hours|hour)\b|\b\d times an hour\b/i;

/** What a note says of the hours already, or null. */
export const hourlyWordsIn = (note: unknown): string | null =>
  anyMeaning.exec(String(note ?? ''))?.[0] ?? null;

/** The note with these words in it: in the place of the ones that were there, else on a line of their own. */
export function withHourlyWords(note: unknown, words: string): string {
  const text = String(note ?? '').trimEnd();
  if (anyMeaning.test(text)) return text.replace(anyMeaning, words);
  return text === '' ? words : `${text}\n${words}`;
}
