import { cannabinoidName } from '../../medicine/cannabinoids.ts';
import type { MedicinePayload } from '../../payload.ts';
import { recommendationsOf } from '../../recommendations.ts';
import type { Shoop } from '../../shoop.ts';
import { joinWithAnd } from '../medicine-phrases.ts';
import { differencesOf, type ShoopDifference } from './differences.ts';
import { shoopsSince } from './shoops-since.ts';

const joinMedicineNames = (shoops: readonly Shoop[]) =>
  joinWithAnd(
    shoops.map(({ targetCannabinoid }) => cannabinoidName(targetCannabinoid) || 'another medicine'),
  );

/** Reports medicines sent together that are not exactly one recommendation (decision 82). */
function groupingDifferences(shoops: readonly Shoop[], since: readonly Shoop[]): ShoopDifference[] {
  const groups = recommendationsOf(shoops).filter((group) => group.shoops.some((one) => since.includes(one)));
  const [first, ...others] = groups;
  if (!first || (others.length === 0 && first.shoops.length === since.length)) return [];
  return [
    {
      medicine: 'The whole Shoop',
      what: 'What the patient reads as one recommendation',
      sent: joinMedicineNames(since),
      stored: groups.map((group) => joinMedicineNames(group.shoops)).join('. Apart from it: '),
    },
  ];
}

/** Reports sent medicines that are still drafts: a patient cannot see drafts (decision 81). */
const draftDifferences = (since: readonly Shoop[]): ShoopDifference[] =>
  since
    .filter(({ isReady }) => !isReady)
    .map((shoop) => ({
      medicine: joinMedicineNames([shoop]),
      what: 'Sent or draft',
      sent: 'sent',
      stored: 'still a draft, which the patient cannot read',
    }));

/**
 * Lists the differences between a sent Shoop and its stored version: medicines, grouping, drafts.
 * @param shoops all Shoops that the server lists as sent
 * @param before ids of the Shoops that were there before the sending; null if unknown
 */
export function listStoredDifferences(
  payloads: readonly MedicinePayload[],
  shoops: readonly Shoop[],
  before: ReadonlySet<string> | null,
): ShoopDifference[] {
  const since = shoopsSince(shoops, payloads, before);
  return [
    ...differencesOf(payloads, since),
    ...draftDifferences(since),
    ...groupingDifferences(shoops, since),
  ];
}
