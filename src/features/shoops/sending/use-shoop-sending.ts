import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RetryMode, useActivity } from '#api/activity.ts';
import { isRefused } from '#api/call-or-find.ts';
import { ApiError, isUnknown } from '#api/client/api-error.ts';
import { listPatientShoops } from '#api/endpoints/physician-shoops.ts';
import { endpointKey } from '#api/query.ts';
import { write } from '#api/write.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { isSameLately, sentLately } from '../safety/sent-lately.ts';
import { useSendPreview } from '../safety/use-send-preview.tsx';
import { type Errand, type News, payloadsOf, type Sent, type ShoopCall, withoutCopies } from './errand.ts';
import { formerDoses, lookFor, noteBefore } from './look-for.ts';
import { preparedAs } from './together.ts';

/** How a place from which Shoops are sent takes part. */
export interface Way {
  /** What is to go, as it is now; null where it cannot, and the place says why. Asked again between the yes and the call. */
  prepare(isReady: boolean): Promise<Errand | null>;
  callOf(errand: Errand): ShoopCall;
  /** It is there. @returns whether some of it was changed meanwhile and stays */
  settle(sent: Sent): Promise<boolean>;
}

/** In the words of a server that could not say it itself: its answer was lost. */
const FOUND = { true: 'Your Shoop is sent', false: '' } as const;

/**
 * Saves drafts and sends Shoops, once however often it is pressed. What is sent is shown first, looked at again between the yes and
 * the call, and read back. An answer that is lost is looked for; where nobody can tell, the next press looks before it sends.
 */
export function useShoopSending(patientId: string) {
  const client = useQueryClient();
  const preview = useSendPreview(patientId);
  const [activity, store] = useActivity<Errand | Sent, News>();
  const [saves, setSaves] = useState(0);

  /** Whether it is there: what is, is settled; what is not stays with its doubt. */
  async function isFound(way: Way, lost: Sent, error: ApiError, changed: News['changed']): Promise<boolean> {
    store.dispatch({ type: 'lose', errand: lost, outcome: 'looking', error });
    const found = await lookFor(patientId, lost, lost.before).catch(() => null);
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

  /** What is there is settled and, where it was sent, read back. */
  function over(way: Way, sent: Sent): Promise<boolean> {
    setSaves((count) => count + 1);
    if (sent.isReady) void preview.readBack(payloadsOf(sent), sent.before.ids);
    return way.settle(sent);
  }

  const lately = (errand: Errand) =>
    sentLately(patientId, payloadsOf(errand), payloadsOf(withoutCopies(errand)));

  /** Shows an errand until what is prepared after the yes is what was shown. @returns null where nobody says yes */
  async function approved(way: Way, isReady: boolean): Promise<Errand | null> {
    let errand = await way.prepare(isReady);
    let former: readonly MedicinePayload[] | undefined;
    while (errand && isReady) {
      const [before] = await Promise.all([lately(errand), formerDoses(client, patientId)]);
      store.dispatch({ type: 'preview' });
      const shown = await preview.ask(errand, { former, lately: before });
      if (!shown) return null;
      store.dispatch({ type: 'check' });
      const own = await way.prepare(isReady);
      const now: Errand | null = own && (await preparedAs(shown, own, patientId));
      const isSame = now !== null && JSON.stringify(payloadsOf(now)) === JSON.stringify(payloadsOf(shown));
      if (isSame && isSameLately(before, await lately(now))) return now;
      former = isSame ? undefined : payloadsOf(shown);
      errand = now;
    }
    return errand;
  }

  /** Where no answer came, and where it is refused, it may be there all the same: what is done is a success like any other. */
  async function isThere(way: Way, sent: Sent, error: ApiError): Promise<boolean> {
    if (isUnknown(error)) return isFound(way, sent, error, 'meanwhile');
    if (!isRefused(error)) return false;
    const found = await lookFor(patientId, sent, sent.before).catch(() => null);
    if (!found || found.missing.length > 0) return false;
    await finish(way, sent);
    return true;
  }

  async function finish(way: Way, sent: Sent): Promise<void> {
    rest(sent, (await over(way, sent)) ? 'meanwhile' : null);
  }

  /** @throws ApiError where it is not there for sure */
  async function send(way: Way, errand: Errand): Promise<void> {
    const sent = { ...errand, before: noteBefore(client, patientId, errand) };
    store.dispatch({ type: 'send' });
    const { endpoint, input, call } = way.callOf(errand);
    try {
      await write(client, endpoint, input, () =>
        call().catch(async (error: unknown) => {
          if (!(error instanceof ApiError) || !(await isThere(way, sent, error))) throw error;
          return { data: null, message: FOUND[`${errand.isReady}`] };
        }),
      );
      if (store.get().is === 'sending') await finish(way, sent);
    } catch (error) {
      if (store.get().is !== 'unknown outcome') throw error;
    }
  }

  /**
   * Carries out a press.
   * @param errand what it is about, as far as it is known at the press
   * @param how default while the outcome is unknown: checks the server first
   */
  async function press(way: Way, errand: Errand, how?: RetryMode): Promise<void> {
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
      // What was sent or removed elsewhere: the list that is read then is what is true.
      void client.invalidateQueries({ queryKey: endpointKey(listPatientShoops) });
    }
  }
  return { activity, store, press, saves, dialog: preview.dialog, alarm: preview.alarm };
}
export type ShoopSending = ReturnType<typeof useShoopSending>;
