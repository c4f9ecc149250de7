/** Returns the word that a text means, in any letters' case and with spaces around it. */
export function findWord<const Word extends string>(words: readonly Word[], text: unknown): Word | undefined {
  const spelling = typeof text === 'string' && text.trim().toLowerCase();
  return words.find((word) => word.toLowerCase() === spelling);
}
