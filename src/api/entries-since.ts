/** Entry of a list, such as a note or a Shoop. */
interface Entry {
  readonly createdAt: string;
}

/** Maximum lag of the server’s clock, in ms. */
export const MAX_CLOCK_LAG_MS = 5 * 60_000;

/**
 * Records the known entries before a write. Returns a test that is true for entries added since.
 * @param known entries before the write, if they are loaded
 */
export function createNewEntryTest(known: readonly Entry[] | undefined): (entry: Entry) => boolean {
  const knownTimes = known && new Set(known.map(({ createdAt }) => createdAt));
  const submittedAt = Date.now();
  return ({ createdAt }) =>
    knownTimes ? !knownTimes.has(createdAt) : Date.parse(createdAt) > submittedAt - MAX_CLOCK_LAG_MS;
}
