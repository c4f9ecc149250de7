interface Entry {
  readonly createdAt: string;
}

/** Maximum lag of the server’s clock, in ms. */
export const MAX_CLOCK_LAG_MS = 5 * 60_000;

/**
 * Records the known entries before a write; the returned predicate is true for newer entries.
 * @param known entries before the write, if they are loaded
 */
export function newEntryTest(known: readonly Entry[] | undefined): (entry: Entry) => boolean {
  const before = known && new Set(known.map(({ createdAt }) => createdAt));
  const pressedAt = Date.now();
  return ({ createdAt }) =>
    before ? !before.has(createdAt) : Date.parse(createdAt) > pressedAt - MAX_CLOCK_LAG_MS;
}
