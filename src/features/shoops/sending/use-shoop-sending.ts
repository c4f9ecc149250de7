import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RetryMode, useActivity } from '#api/activity.ts';
import { ApiError } from '#api/client/api-error.ts';
import { listPatientShoops } from '#api/endpoints/physician-shoops.ts';
import { endpointKey } from '#api/query.ts';
import { runWrite } from '#api/run-write.ts';
import { useSendPreview } from '../safety/preview/use-send-preview.tsx';
import { approve } from './approve.ts';
import { snapshotShoops } from './check-outcome.ts';
import type { SendingContext, SendingHandlers } from './sending-context.ts';
import { finishSending, settleByChecking, settleFailed } from './settle.ts';
import { isSent, type SendingNews, type SentSubmission, type Submission } from './submission.ts';

/** Success messages of the server by `isReady`, in place of those in a lost response. */
const FOUND_MESSAGES = { true: 'Your Shoop is sent', false: '' } as const;

/**
 * Sends an approved submission and settles its outcome.
 * @throws ApiError if it is surely not stored
 */
async function send(context: SendingContext, submission: Submission): Promise<void> {
  const { client, patientId, store, handlers } = context;
  const sent = { ...submission, before: snapshotShoops(client, patientId, submission) };
  store.dispatch({ type: 'send' });
  const { endpoint, input, call } = handlers.callOf(submission);
  try {
    await runWrite(client, endpoint, input, () =>
      call().catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || !(await settleFailed(context, sent, error))) throw error;
        return { data: null, message: FOUND_MESSAGES[`${submission.isReady}`] };
      }),
    );
    // Otherwise `settleFailed` has ended the activity already.
    if (store.get().phase === 'sending') await finishSending(context, sent);
  } catch (error) {
    // An unknown outcome has a notice of its own.
    if (store.get().phase !== 'unknown outcome') throw error;
  }
}

/**
 * Checks the server if the outcome of the last sending is unknown.
 * @param previous activity before the click
 * @returns true if that sending is settled, or the check has failed: nothing is sent then
 */
async function settlePrevious(
  context: SendingContext,
  previous: ReturnType<SendingContext['store']['get']>,
  mode: RetryMode | undefined,
): Promise<boolean> {
  if (previous.phase !== 'unknown outcome' || mode === 'send' || !isSent(previous.submission)) return false;
  const isStored = await settleByChecking(
    context,
    previous.submission,
    previous.error,
    'after a lost response',
  );
  const activityAfterCheck = context.store.get();
  if (
    isStored ||
    mode === 'check' ||
    (activityAfterCheck.phase === 'unknown outcome' && activityAfterCheck.outcome === 'unsure')
  )
    return true;
  context.store.dispatch({ type: 'check' });
  return false;
}

/** Carries out a click: settles the previous sending, asks for approval, then saves or sends. */
async function runClick(
  context: SendingContext,
  { isReady }: Submission,
  previous: ReturnType<SendingContext['store']['get']>,
  mode: RetryMode | undefined,
): Promise<void> {
  const { client, store } = context;
  try {
    if (await settlePrevious(context, previous, mode)) return;
    const approvedSubmission = await approve(context, isReady);
    if (approvedSubmission) await send(context, approvedSubmission);
    else store.dispatch({ type: 'end' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    store.dispatch({ type: 'fail', error });
    // A draft may have been sent or removed elsewhere, so the lists are refetched.
    void client.invalidateQueries({ queryKey: endpointKey(listPatientShoops) });
  }
}

/**
 * Saves drafts and sends Shoops; repeated clicks do nothing. A Shoop is previewed, checked again
 * after approval, and read back. After a lost response, it checks the server first.
 */
export function useShoopSending(patientId: string) {
  const client = useQueryClient();
  const preview = useSendPreview(patientId);
  const [activity, store] = useActivity<Submission | SentSubmission, SendingNews>();
  const [saveCount, setSaveCount] = useState(0);
  const countSave = () => setSaveCount((count) => count + 1);

  /**
   * Saves or sends after a click.
   * @param submission medicines at the click; `handlers.prepare` may change them
   * @param mode by default, an unknown outcome is checked on the server first
   */
  async function saveOrSend(
    handlers: SendingHandlers,
    submission: Submission,
    mode?: RetryMode,
  ): Promise<void> {
    const previous = store.get();
    if (!store.dispatch({ type: 'submit', submission })) return;
    await runClick({ client, patientId, store, preview, handlers, countSave }, submission, previous, mode);
  }
  return { activity, store, saveOrSend, saveCount, dialog: preview.dialog, alarm: preview.alarm };
}

/** Saving and sending of a patient's Shoops. */
export type ShoopSending = ReturnType<typeof useShoopSending>;
