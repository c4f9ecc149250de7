interface Entry {
  readonly createdAt: string;
}

/** How far the clinic’s clock may be behind this one, in milliseconds. */
export const CLOCKS_DIFFER = 5 * 60_000;

/**
 * Remembers, before something is sent, what was there: afterwards it tells what has come since.
 * @param known what was there, where that is known
 */
export function entriesSince(known: readonly Entry[] | undefined): (entry: Entry) => boolean {
  const before = known && new Set(known.map(({ createdAt }) => createdAt));
  const pressedAt = Date.now();
  return ({ createdAt }) =>
    before ? !before.has(createdAt) : Date.parse(createdAt) > pressedAt - CLOCKS_DIFFER;
}
