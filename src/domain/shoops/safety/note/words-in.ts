/** Returns the words of a text in lower case, without accents, each also without an 's' at its end. */
export function wordsIn(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set((plain.match(/\p{L}+/gu) ?? []).flatMap((word) => [word, word.replace(/s$/, '')]));
}
