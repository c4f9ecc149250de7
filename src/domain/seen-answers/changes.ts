/** Digests of answers by the names of their items. */
export type Digests = ReadonlyMap<string, string>;

/** Answers of a section on the screen, and the digests that they are compared with. */
export interface Comparison {
  readonly shown: Digests;
  /** Digests of the answers that were seen before; items that were never seen are missing. */
  readonly seenBefore: Digests;
}

/**
 * Compares loaded answers with the last seen ones. An answer that a refetch does not change stays
 * marked, although the user may have seen it on this visit.
 * @param former comparison of the answers that were on the screen until now
 * @param lastSeen digests of the last seen answers, with those seen on this visit
 */
export function compareWithSeen(former: Comparison | null, shown: Digests, lastSeen: Digests): Comparison {
  const seenBefore = new Map<string, string>();
  for (const [name, digest] of shown) {
    const isSame = former?.shown.get(name) === digest;
    const seen = isSame ? former.seenBefore.get(name) : lastSeen.get(name);
    if (seen !== undefined) seenBefore.set(name, seen);
  }
  return { shown, seenBefore };
}

/** Lists the items that differ from what was last seen. What was never seen is no change. */
export function listChanges({ shown, seenBefore }: Comparison): ReadonlySet<string> {
  const changed = [...shown].filter(([name, digest]) => (seenBefore.get(name) ?? digest) !== digest);
  return new Set(changed.map(([name]) => name));
}
