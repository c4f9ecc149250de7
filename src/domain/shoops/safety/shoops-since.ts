import type { MedicinePayload } from '../payload.ts';
import { recommendationsOf } from '../recommendations.ts';
import type { Shoop } from '../shoop.ts';

/**
 * Of a patient's sent Shoops those that became of a sending just now: they were not there before, or are the drafts that
 * were sent.
 * @param before the ids of what had been sent before; where that is not known, the newest recommendation is meant
 */
export function shoopsSince(
  shoops: readonly Shoop[],
  payloads: readonly MedicinePayload[],
  before: ReadonlySet<string> | null,
): Shoop[] {
  const drafts = new Set(payloads.map(({ shoopId }) => shoopId));
  const [newest] = recommendationsOf(shoops);
  const isNew = (shoop: Shoop) => (before ? !before.has(shoop.id) : newest?.shoops.includes(shoop));
  return shoops.filter((shoop) => drafts.has(shoop.id) || isNew(shoop));
}
