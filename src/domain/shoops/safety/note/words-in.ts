/** Returns the words of a text: lower case, no accents, each with and without an 's' at its end. */
export function wordsIn(text: string): ReadonlySet<string> {
  const withoutAccents = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(
    [...withoutAccents.matchAll(/\p{L}+/gu)].flatMap(([word]) => [word, word.replace(/s$/, '')]),
  );
}
