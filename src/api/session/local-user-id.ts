/** Mark of an id that this browser made, which the server does not know. */
const LOCAL_MARK = '#';

/** Returns an id as the server knows it: '' for one that `createLocalUserId` made. */
export const toServerId = (id: string): string => (id.startsWith(LOCAL_MARK) ? '' : id);

/**
 * Creates an id for an API that names its users nowhere (decision 13). It is the same at each
 * login, so that drafts are found again. A hash, since drafts' names stay after an idle logout.
 */
export function createLocalUserId(email: string): string {
  let high = 7;
  let low = 31;
  for (const letter of email.toLowerCase()) {
    const code = letter.codePointAt(0) ?? 0;
    // The factors of 32-bit multiplicative hashes by Knuth and L’Ecuyer.
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return LOCAL_MARK + (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
