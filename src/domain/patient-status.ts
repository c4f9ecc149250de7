/** Status of an invited patient who has not signed up. The only documented status (decision 71). */
export const PENDING = 'pending';

/** Status of a deceased patient, as in the mock; only it changes a row's look (decision 71). */
export const DECEASED = 'deceased';

/** Status of a patient who has signed up, as in the mock: the usual one, which needs no badge. */
export const ACTIVE = 'active';

const known: readonly string[] = [PENDING, DECEASED];

/** Normalizes the case of a known status (decision 63); returns any other status unchanged. */
export function readStatus(word: string): string {
  const plain = word.trim().toLowerCase();
  return known.includes(plain) ? plain : word;
}
