import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RetryMode, useActivity } from '#api/activity.ts';
import { isRefused } from '#api/call-or-find.ts';
import { ApiError, isOutcomeUnknown } from '#api/client/api-error.ts';
import { listPatientShoops } from '#api/endpoints/physician-shoops.ts';
import { endpointKey } from '#api/query.ts';
import { runWrite } from '#api/run-write.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { useSendPreview } from '../safety/preview/use-send-preview.tsx';
import { findRecentSendings, isSameRecentSendings } from '../safety/recent-sendings.ts';
import { extendLikeShown } from './add-newest.ts';
import { checkOutcome, snapshotShoops, waitForSentShoops } from './check-outcome.ts';
import { type Errand, type News, payloadsOf, type Sent, type ShoopCall, withoutCopies } from './errand.ts';

/** Callbacks of a place that sends Shoops: the form or the list of drafts. */
export interface SendingHandlers {
  /** Returns the current errand, or null after showing why not. Runs again after approval. */
  prepare(isReady: boolean): Promise<Errand | null>;
  callOf(errand: Errand): ShoopCall;
  /** Handles the success. @returns true if a medicine changed during the call and stays */
  settle(sent: Sent): Promise<boolean>;
}

/** Success messages of the server, for a response that was lost. */
const FOUND_MESSAGES = { true: 'Your Shoop is sent', false: '' } as const;

/**
 * Saves drafts and sends Shoops; repeated clicks do nothing. A Shoop is previewed, checked again
 * after approval, and read back. After a lost response, it checks the server first.
 */
export function useShoopSending(patientId: string) {
  const client = useQueryClient();
  const preview = useSendPreview(patientId);
  const [activity, store] = useActivity<Errand | Sent, News>();
  const [saves, setSaves] = useState(0);

  /** Checks after a lost response: settles what is stored, the rest remains unknown. */
  async function isFound(
    way: SendingHandlers,
    lost: Sent,
    error: ApiError,
    changed: News['changed'],
  ): Promise<boolean> {
    store.dispatch({ type: 'lose', errand: lost, outcome: 'looking', error });
    const found = await checkOutcome(patientId, lost, lost.before).catch(() => null);
    if (found === null) {
      store.dispatch({ type: 'lose', errand: lost, outcome: 'unsure', error });
      return false;
    }
    const { there, missing } = found;
    const isChanged = there.length > 0 && (await over(way, { ...lost, medicines: there }));
    if (missing.length === 0) rest(lost, isChanged ? changed : null);
    else {
      const left = { ...lost, medicines: missing, isPart: lost.isPart || there.length > 0 };
      store.dispatch({ type: 'lose', errand: left, outcome: 'missing', error });
    }
    return missing.length === 0;
  }

  const rest = ({ isReady }: Errand, changed: News['changed'] | null) =>
    store.dispatch({ type: 'rest', news: changed ? { changed, isReady } : undefined });

  /** Settles the stored medicines and reads them back if they were sent. */
  function over(way: SendingHandlers, sent: Sent): Promise<boolean> {
    setSaves((count) => count + 1);
    if (sent.isReady) void preview.readBack(payloadsOf(sent), sent.before.ids);
    return way.settle(sent);
  }

  const lately = (errand: Errand) =>
    findRecentSendings(patientId, payloadsOf(errand), payloadsOf(withoutCopies(errand)));

  /** Previews an errand until it is unchanged after approval. @returns null if not approved */
  async function approved(way: SendingHandlers, isReady: boolean): Promise<Errand | null> {
    let errand = await way.prepare(isReady);
    let former: readonly MedicinePayload[] | undefined;
    while (errand && isReady) {
      const [before] = await Promise.all([lately(errand), waitForSentShoops(client, patientId)]);
      store.dispatch({ type: 'preview' });
      const shown = await preview.ask(errand, { former, lately: before });
      if (!shown) return null;
      store.dispatch({ type: 'check' });
      const own = await way.prepare(isReady);
      const now: Errand | null = own && (await extendLikeShown(shown, own, patientId));
      const isSame = now !== null && JSON.stringify(payloadsOf(now)) === JSON.stringify(payloadsOf(shown));
      if (isSame && isSameRecentSendings(before, await lately(now))) return now;
      former = isSame ? undefined : payloadsOf(shown);
      errand = now;
    }
    return errand;
  }

  /** Checks the server after a lost or refused call; a finished errand counts as success. */
  async function isThere(way: SendingHandlers, sent: Sent, error: ApiError): Promise<boolean> {
    if (isOutcomeUnknown(error)) return isFound(way, sent, error, 'meanwhile');
    if (!isRefused(error)) return false;
    const found = await checkOutcome(patientId, sent, sent.before).catch(() => null);
    if (!found || found.missing.length > 0) return false;
    await finish(way, sent);
    return true;
  }

  async function finish(way: SendingHandlers, sent: Sent): Promise<void> {
    rest(sent, (await over(way, sent)) ? 'meanwhile' : null);
  }

  /** @throws ApiError if the errand is certainly not stored */
  async function send(way: SendingHandlers, errand: Errand): Promise<void> {
    const sent = { ...errand, before: snapshotShoops(client, patientId, errand) };
    store.dispatch({ type: 'send' });
    const { endpoint, input, call } = way.callOf(errand);
    try {
      await runWrite(client, endpoint, input, () =>
        call().catch(async (error: unknown) => {
          if (!(error instanceof ApiError) || !(await isThere(way, sent, error))) throw error;
          return { data: null, message: FOUND_MESSAGES[`${errand.isReady}`] };
        }),
      );
      if (store.get().is === 'sending') await finish(way, sent);
    } catch (error) {
      if (store.get().is !== 'unknown outcome') throw error;
    }
  }

  /**
   * Saves or sends after a click.
   * @param errand what is known of it at the click
   * @param how default while the outcome is unknown: checks the server first
   */
  async function press(way: SendingHandlers, errand: Errand, how?: RetryMode): Promise<void> {
    const former = store.get();
    if (!store.dispatch({ type: 'press', errand })) return;
    try {
      if (former.is === 'unknown outcome' && how !== 'send') {
        const isThere = await isFound(way, former.errand as Sent, former.error, 'since');
        const after = store.get();
        if (isThere || how === 'look' || (after.is === 'unknown outcome' && after.outcome === 'unsure'))
          return;
        store.dispatch({ type: 'check' });
      }
      const meant = await approved(way, errand.isReady);
      if (meant) await send(way, meant);
      else store.dispatch({ type: 'rest' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      store.dispatch({ type: 'fail', error });
      // A draft may have been sent or removed elsewhere, so the lists are refetched.
      void client.invalidateQueries({ queryKey: endpointKey(listPatientShoops) });
    }
  }
  return { activity, store, press, saves, dialog: preview.dialog, alarm: preview.alarm };
}
export type ShoopSending = ReturnType<typeof useShoopSending>;
