import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { isSame } from '#domain/values/is-same.ts';
import { findRecentSendings, isSameRecentSendings } from '../safety/recent-sendings.ts';
import { waitForSafetyFacts } from '../safety/wait-for-safety-facts.ts';
import { extendLikeApproved } from './add-newest-recommendation.ts';
import { type Errand, payloadsOf, withoutCopies } from './errand.ts';
import type { SendingContext } from './sending-context.ts';

/** Finds recent sendings that the physician should know of before sending the errand. */
const findSendings = (patientId: string, errand: Errand) =>
  findRecentSendings(patientId, payloadsOf(errand), payloadsOf(withoutCopies(errand)));

/**
 * Previews an errand until it is unchanged after approval; a save needs no preview.
 * @returns null if not approved
 */
export async function approve(context: SendingContext, isReady: boolean): Promise<Errand | null> {
  const { client, patientId, store, preview, handlers } = context;
  let errand = await handlers.prepare(isReady);
  let approvedBefore: readonly MedicinePayload[] | undefined;
  while (errand && isReady) {
    const [recentSendings] = await Promise.all([
      findSendings(patientId, errand),
      waitForSafetyFacts(client, patientId),
    ]);
    store.dispatch({ type: 'preview' });
    const approved = await preview.ask(errand, { approvedBefore, recentSendings });
    if (!approved) return null;
    store.dispatch({ type: 'check' });
    const ownErrand = await handlers.prepare(isReady);
    const currentErrand: Errand | null =
      ownErrand && (await extendLikeApproved(approved, ownErrand, patientId));
    // A change in the form, another tab or the recommendation since the preview needs a new one.
    const isUnchanged = currentErrand !== null && isSame(payloadsOf(currentErrand), payloadsOf(approved));
    if (isUnchanged && isSameRecentSendings(recentSendings, await findSendings(patientId, currentErrand)))
      return currentErrand;
    approvedBefore = isUnchanged ? undefined : payloadsOf(approved);
    errand = currentErrand;
  }
  return errand;
}
