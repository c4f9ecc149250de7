import { cannabinoidName } from '../../medicine/cannabinoids.ts';
import type { MedicinePayload } from '../../payload.ts';
import type { Shoop } from '../../shoop.ts';
import { type ComparedMedicine, changedFacts, describeBriefly, factsOf } from './facts.ts';
import { pairUp } from './pair-up.ts';

/** Difference between a medicine as it was sent and as the server has stored it. */
export interface ShoopDifference {
  /** Name of the medicine's cannabinoid, or of the whole Shoop. */
  readonly medicine: string;
  /** Label of the fact that differs: 'Target daily dose'. */
  readonly what: string;
  readonly sent: string;
  readonly stored: string;
}

/** Returns a payload in the shape of a stored medicine, without its deleted doses. */
const toStoredShape = ({ doses, terpenes, ...payload }: MedicinePayload): ComparedMedicine => ({
  ...payload,
  terpenes: terpenes.map(({ value }) => value),
  doses: doses.filter(({ isDeleted }) => isDeleted !== true),
});

/** Returns the facts that differ between a sent medicine and its stored version. */
const listDifferences = (payload: MedicinePayload, stored: ComparedMedicine): ShoopDifference[] =>
  changedFacts(toStoredShape(payload), stored).map(({ what, before, now }) => ({
    medicine: nameOf(payload),
    what,
    sent: before,
    stored: now,
  }));

const nameOf = ({ targetCannabinoid }: { targetCannabinoid: string }) =>
  cannabinoidName(targetCannabinoid) || 'A medicine without a cannabinoid';

/** Scores a pair of a sent and a stored medicine: infinite for the same draft, -1 for no pair. */
function scoreLikeness(payload: MedicinePayload, shoop: Shoop): number {
  if (payload.shoopId !== undefined) return payload.shoopId === shoop.id ? Number.POSITIVE_INFINITY : -1;
  const equalFacts = factsOf(shoop).length - listDifferences(payload, shoop).length;
  // More than the eight facts together: a medicine of the same cannabinoid always comes first.
  return equalFacts + (payload.targetCannabinoid === shoop.targetCannabinoid ? 10 : 0);
}

/**
 * Lists the differences between sent and stored medicines: an amount, a unit (by its value), a
 * time, a cannabinoid, a missing medicine, an additional medicine.
 * @param shoops Shoops that the sending has stored, including the drafts that were sent
 */
export function differencesOf(
  payloads: readonly MedicinePayload[],
  shoops: readonly Shoop[],
): ShoopDifference[] {
  const partners = pairUp(payloads, shoops, scoreLikeness);
  const pairedShoops = new Set(partners.values());
  const missing = { what: 'The whole medicine', stored: 'not there' };
  const additional = { what: 'A medicine that was not sent', sent: 'not sent' };
  return [
    ...payloads.flatMap((payload) => {
      const shoop = partners.get(payload);
      if (shoop) return listDifferences(payload, shoop);
      return [{ medicine: nameOf(payload), ...missing, sent: describeBriefly(toStoredShape(payload)) }];
    }),
    ...shoops
      .filter((shoop) => !pairedShoops.has(shoop))
      .map((shoop) => ({ medicine: nameOf(shoop), ...additional, stored: describeBriefly(shoop) })),
  ];
}

/** Lists the differences between medicines as they were shown and as they would be sent now. */
export function changesOf(
  former: readonly MedicinePayload[],
  now: readonly MedicinePayload[],
): ShoopDifference[] {
  return former.flatMap((payload, place) => {
    const other = now[place];
    return other ? listDifferences(payload, toStoredShape(other)) : [];
  });
}
