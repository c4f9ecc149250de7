import { isRefused } from '#api/call-or-find.ts';
import { type ApiError, isOutcomeUnknown } from '#api/client/api-error.ts';
import { checkOutcome } from './check-outcome.ts';
import { type Errand, type News, payloadsOf, type Sent } from './errand.ts';
import type { SendingContext } from './sending-context.ts';

/** Settles the stored medicines and reads them back if they were sent. */
function settleStored({ preview, handlers, countSave }: SendingContext, sent: Sent): Promise<boolean> {
  countSave();
  if (sent.isReady) void preview.readBack(payloadsOf(sent), sent.before.ids);
  return handlers.settle(sent);
}

function rest({ store }: SendingContext, { isReady }: Errand, changed: News['changed'] | null): void {
  store.dispatch({ type: 'end', news: changed ? { changed, isReady } : undefined });
}

/** Ends a successful sending. */
export async function finish(context: SendingContext, sent: Sent): Promise<void> {
  rest(context, sent, (await settleStored(context, sent)) ? 'meanwhile' : null);
}

/** Checks after a lost response: settles what is stored, the rest remains unknown. */
export async function settleFound(
  context: SendingContext,
  lost: Sent,
  error: ApiError,
  changed: News['changed'],
): Promise<boolean> {
  const { store, patientId } = context;
  store.dispatch({ type: 'loseAnswer', errand: lost, outcome: 'checking', error });
  const found = await checkOutcome(patientId, lost, lost.before).catch(() => null);
  if (found === null) {
    store.dispatch({ type: 'loseAnswer', errand: lost, outcome: 'unsure', error });
    return false;
  }
  const { there, missing } = found;
  const isChanged = there.length > 0 && (await settleStored(context, { ...lost, medicines: there }));
  if (missing.length === 0) rest(context, lost, isChanged ? changed : null);
  else {
    const left = { ...lost, medicines: missing, isPart: lost.isPart || there.length > 0 };
    store.dispatch({ type: 'loseAnswer', errand: left, outcome: 'missing', error });
  }
  return missing.length === 0;
}

/** Checks the server after a lost or refused call; a finished errand counts as success. */
export async function settleFailed(context: SendingContext, sent: Sent, error: ApiError): Promise<boolean> {
  if (isOutcomeUnknown(error)) return settleFound(context, sent, error, 'meanwhile');
  if (!isRefused(error)) return false;
  const found = await checkOutcome(context.patientId, sent, sent.before).catch(() => null);
  if (!found || found.missing.length > 0) return false;
  await finish(context, sent);
  return true;
}
