/** Lower case and without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that say nothing about what is meant: 'send a Shoop'. */
const fillers = new Set(['a', 'an', 'the', 'of', 'to']);

/** Returns a test of texts: each typed word is somewhere in the text, accents and capitals aside. */
export function wordMatcher(typed: string): (text: string) => boolean {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '' && !fillers.has(word));
  return (text) => {
    const searched = plain(text);
    return words.every((word) => searched.includes(word));
  };
}
