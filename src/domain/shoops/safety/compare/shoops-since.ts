import type { MedicinePayload } from '../../payload.ts';
import { recommendationsOf } from '../../recommendations.ts';
import type { Shoop } from '../../shoop.ts';

/**
 * Returns the Shoops that one sending has stored: Shoops that were not there before, and the drafts
 * that were sent.
 * @param before ids of the Shoops that were there before; if null, the newest recommendation counts
 */
export function shoopsSince(
  shoops: readonly Shoop[],
  payloads: readonly MedicinePayload[],
  before: ReadonlySet<string> | null,
): Shoop[] {
  const drafts = new Set(payloads.map(({ shoopId }) => shoopId));
  const newest = recommendationsOf(shoops)
    .slice(0, 1)
    .flatMap((recommendation) => recommendation.shoops);
  const isNew = (shoop: Shoop) => (before ? !before.has(shoop.id) : newest.includes(shoop));
  return shoops.filter((shoop) => drafts.has(shoop.id) || isNew(shoop));
}
