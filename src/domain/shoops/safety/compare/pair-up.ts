/**
 * Pairs each item with the other one that is most like it, the best pair first. An item without a
 * possible partner is left out.
 * @param likeness score of a pair; below 0 if the two are no pair
 */
export function pairUp<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  likeness: (one: One, other: Other) => number,
): Map<One, Other> {
  const partners = new Map<One, Other>();
  const candidates = ones
    .flatMap((one) => others.map((other) => ({ one, other, like: likeness(one, other) })))
    .filter(({ like }) => like >= 0)
    .toSorted((a, b) => b.like - a.like);
  const pairedOthers = new Set<Other>();
  for (const { one, other } of candidates) {
    if (partners.has(one) || pairedOthers.has(other)) continue;
    partners.set(one, other);
    pairedOthers.add(other);
  }
  return partners;
}
