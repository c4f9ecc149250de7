/** Returns the text in lower case and without accents. */
const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that a search ignores, as in 'send a Shoop'. */
const ignoredWords = new Set(['a', 'an', 'the', 'of', 'to']);

/** Returns a predicate: true if a text contains each typed word, ignoring accents and case. */
export function createWordMatcher(typed: string): (text: string) => boolean {
  const words = normalizeText(typed)
    .split(/\s+/)
    .filter((word) => word !== '' && !ignoredWords.has(word));
  return (text) => {
    const searched = normalizeText(text);
    return words.every((word) => searched.includes(word));
  };
}
