import * as v from 'valibot';

/** Returns the word that a text means, in any letters' case and with spaces around it. */
export function findWord<const Word extends string>(words: readonly Word[], text: unknown): Word | undefined {
  const spelling = typeof text === 'string' && text.trim().toLowerCase();
  return words.find((word) => word.toLowerCase() === spelling);
}

/** Schema of a text that means one of the words; returns the word. `words` is for JSON Schemas. */
export const wordIn = <const Word extends string>(words: readonly Word[]) =>
  v.pipe(
    v.string(),
    v.check((text) => findWord(words, text) !== undefined),
    v.metadata({ words }),
    v.transform((text) => findWord(words, text) as Word),
  );
