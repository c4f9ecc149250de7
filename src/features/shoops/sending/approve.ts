import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { isSame } from '#domain/values/is-same.ts';
import { findRecentSendings, isSameRecentSendings } from '../safety/recent-sendings.ts';
import { waitForSafetyFacts } from '../safety/wait-for-safety-facts.ts';
import { extendLikeApproved } from './add-newest-recommendation.ts';
import type { SendingContext } from './sending-context.ts';
import { payloadsOf, type Submission, withoutCopies } from './submission.ts';

/** Finds recent sendings that the physician should know of before sending the submission. */
const findSendings = (patientId: string, submission: Submission) =>
  findRecentSendings(patientId, payloadsOf(submission), payloadsOf(withoutCopies(submission)));

/**
 * Previews a submission until it is unchanged after approval; a save needs no preview.
 * @returns null if not approved
 */
export async function approve(context: SendingContext, isReady: boolean): Promise<Submission | null> {
  const { client, patientId, store, preview, handlers } = context;
  let submission = await handlers.prepare(isReady);
  let approvedBefore: readonly MedicinePayload[] | undefined;
  while (submission && isReady) {
    const [recentSendings] = await Promise.all([
      findSendings(patientId, submission),
      waitForSafetyFacts(client, patientId),
    ]);
    store.dispatch({ type: 'preview' });
    const approved = await preview.ask(submission, { approvedBefore, recentSendings });
    if (!approved) return null;
    store.dispatch({ type: 'check' });
    const ownSubmission = await handlers.prepare(isReady);
    const currentSubmission: Submission | null =
      ownSubmission && (await extendLikeApproved(approved, ownSubmission, patientId));
    // A change in the form, another tab or the recommendation since the preview needs a new one.
    const isUnchanged =
      currentSubmission !== null && isSame(payloadsOf(currentSubmission), payloadsOf(approved));
    if (isUnchanged && isSameRecentSendings(recentSendings, await findSendings(patientId, currentSubmission)))
      return currentSubmission;
    approvedBefore = isUnchanged ? undefined : payloadsOf(approved);
    submission = currentSubmission;
  }
  return submission;
}
