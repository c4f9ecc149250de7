import { isRefused } from '#api/call-or-find.ts';
import { type ApiError, isOutcomeUnknown } from '#api/client/api-error.ts';
import { checkOutcome } from './check-outcome.ts';
import type { SendingContext } from './sending-context.ts';
import { payloadsOf, type SendingNews, type SentSubmission, type Submission } from './submission.ts';

/** Settles the stored medicines and reads them back if they were sent. */
function settleStored(
  { preview, handlers, countSave }: SendingContext,
  sent: SentSubmission,
): Promise<boolean> {
  countSave();
  if (sent.isReady) void preview.readBack(payloadsOf(sent), sent.before.ids);
  return handlers.settle(sent);
}

/** Ends the activity of a click. @param changed null if all medicines are as they were sent */
function endActivity(
  { store }: SendingContext,
  { isReady }: Submission,
  changed: SendingNews['changed'] | null,
): void {
  store.dispatch({ type: 'end', news: changed ? { changed, isReady } : undefined });
}

/** Ends a successful sending. */
export async function finishSending(context: SendingContext, sent: SentSubmission): Promise<void> {
  endActivity(context, sent, (await settleStored(context, sent)) ? 'during the call' : null);
}

/**
 * Checks the server after a lost response: settles the stored medicines; the others keep an unknown
 * outcome.
 * @returns true if all medicines are stored
 */
export async function settleByChecking(
  context: SendingContext,
  lost: SentSubmission,
  error: ApiError,
  changed: SendingNews['changed'],
): Promise<boolean> {
  const { store, patientId } = context;
  store.dispatch({ type: 'loseAnswer', submission: lost, outcome: 'checking', error });
  const outcome = await checkOutcome(patientId, lost, lost.before).catch(() => null);
  if (outcome === null) {
    store.dispatch({ type: 'loseAnswer', submission: lost, outcome: 'unsure', error });
    return false;
  }
  const { stored, missing } = outcome;
  const isChanged = stored.length > 0 && (await settleStored(context, { ...lost, medicines: stored }));
  if (missing.length === 0) endActivity(context, lost, isChanged ? changed : null);
  else {
    const missingSubmission = { ...lost, medicines: missing, isPart: lost.isPart || stored.length > 0 };
    store.dispatch({ type: 'loseAnswer', submission: missingSubmission, outcome: 'missing', error });
  }
  return missing.length === 0;
}

/** Checks the server after a lost or refused call. @returns true if all medicines are stored */
export async function settleFailed(
  context: SendingContext,
  sent: SentSubmission,
  error: ApiError,
): Promise<boolean> {
  if (isOutcomeUnknown(error)) return settleByChecking(context, sent, error, 'during the call');
  // A refusal may mean that an earlier call or another tab has done the same.
  if (!isRefused(error)) return false;
  const outcome = await checkOutcome(context.patientId, sent, sent.before).catch(() => null);
  if (!outcome || outcome.missing.length > 0) return false;
  await finishSending(context, sent);
  return true;
}
