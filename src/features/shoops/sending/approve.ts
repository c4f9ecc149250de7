import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { isSame } from '#domain/values/is-same.ts';
import { findRecentSendings, isSameRecentSendings } from '../safety/recent-sendings.ts';
import { waitForSafetyFacts } from '../safety/wait-for-safety-facts.ts';
import { extendLikeShown } from './add-newest.ts';
import { type Errand, payloadsOf, withoutCopies } from './errand.ts';
import type { SendingContext } from './sending-context.ts';

const findLately = (patientId: string, errand: Errand) =>
  findRecentSendings(patientId, payloadsOf(errand), payloadsOf(withoutCopies(errand)));

/**
 * Previews an errand until it is unchanged after approval; a save needs no preview.
 * @returns null if not approved
 */
export async function approve(context: SendingContext, isReady: boolean): Promise<Errand | null> {
  const { client, patientId, store, preview, handlers } = context;
  let errand = await handlers.prepare(isReady);
  let former: readonly MedicinePayload[] | undefined;
  while (errand && isReady) {
    const [lately] = await Promise.all([
      findLately(patientId, errand),
      waitForSafetyFacts(client, patientId),
    ]);
    store.dispatch({ type: 'preview' });
    const shown = await preview.ask(errand, { former, lately });
    if (!shown) return null;
    store.dispatch({ type: 'check' });
    const own = await handlers.prepare(isReady);
    const now: Errand | null = own && (await extendLikeShown(shown, own, patientId));
    const isUnchanged = now !== null && isSame(payloadsOf(now), payloadsOf(shown));
    if (isUnchanged && isSameRecentSendings(lately, await findLately(patientId, now))) return now;
    former = isUnchanged ? undefined : payloadsOf(shown);
    errand = now;
  }
  return errand;
}
