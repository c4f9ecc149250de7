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
import { type Errand, isSent, type News, type Sent } from './errand.ts';
import type { SendingContext, SendingHandlers } from './sending-context.ts';
import { finish, settleFailed, settleFound } from './settle.ts';

/** Success messages of the server, for a response that was lost. */
const FOUND_MESSAGES = { true: 'Your Shoop is sent', false: '' } as const;

/** @throws ApiError if the errand is certainly not stored */
async function send(context: SendingContext, errand: Errand): Promise<void> {
  const { client, patientId, store, handlers } = context;
  const sent = { ...errand, before: snapshotShoops(client, patientId, errand) };
  store.dispatch({ type: 'send' });
  const { endpoint, input, call } = handlers.callOf(errand);
  try {
    await runWrite(client, endpoint, input, () =>
      call().catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || !(await settleFailed(context, sent, error))) throw error;
        return { data: null, message: FOUND_MESSAGES[`${errand.isReady}`] };
      }),
    );
    if (store.get().is === 'sending') await finish(context, sent);
  } catch (error) {
    if (store.get().is !== 'unknown outcome') throw error;
  }
}

/**
 * Checks the server if the outcome of the last sending is unknown.
 * @param former activity before the click
 * @returns true if that sending is settled, or the check has failed: nothing is sent then
 */
async function settleFormer(
  context: SendingContext,
  former: ReturnType<SendingContext['store']['get']>,
  how: RetryMode | undefined,
): Promise<boolean> {
  if (former.is !== 'unknown outcome' || how === 'send' || !isSent(former.errand)) return false;
  const isThere = await settleFound(context, former.errand, former.error, 'since');
  const after = context.store.get();
  if (isThere || how === 'check' || (after.is === 'unknown outcome' && after.outcome === 'unsure'))
    return true;
  context.store.dispatch({ type: 'check' });
  return false;
}

/** Saves or sends once the activity says so. */
async function carryOut(
  context: SendingContext,
  { isReady }: Errand,
  former: ReturnType<SendingContext['store']['get']>,
  how: RetryMode | undefined,
): Promise<void> {
  const { client, store } = context;
  try {
    if (await settleFormer(context, former, how)) return;
    const meant = await approve(context, isReady);
    if (meant) await send(context, meant);
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
  const [activity, store] = useActivity<Errand | Sent, News>();
  const [saves, setSaves] = useState(0);
  const countSave = () => setSaves((count) => count + 1);

  /**
   * Saves or sends after a click.
   * @param errand what is known of it at the click
   * @param how default while the outcome is unknown: checks the server first
   */
  async function press(handlers: SendingHandlers, errand: Errand, how?: RetryMode): Promise<void> {
    const former = store.get();
    if (!store.dispatch({ type: 'submit', errand })) return;
    await carryOut({ client, patientId, store, preview, handlers, countSave }, errand, former, how);
  }
  return { activity, store, press, saves, dialog: preview.dialog, alarm: preview.alarm };
}
export type ShoopSending = ReturnType<typeof useShoopSending>;
