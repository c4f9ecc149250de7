/** Status of an invited patient who has not signed up: the only one that the documents name (decision 71). */
export const PENDING = 'pending';

/** Status of a patient who has died, in the mock's word; no other word changes the look of a row (decision 71). */
export const DECEASED = 'deceased';

const known: readonly string[] = [PENDING, DECEASED];

/** Reads a known status in whatever letters the server wrote it (decision 63); any other word stays as it is. */
export function readStatus(word: string): string {
  const plain = word.trim().toLowerCase();
  return known.includes(plain) ? plain : word;
}
