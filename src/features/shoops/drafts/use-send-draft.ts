import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isBusy } from '#api/activity.ts';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { listPatientShoops } from '#api/endpoints/physician-shoops.ts';
import { endpointKey } from '#api/query.ts';
import { answersOfDraft, payloadOf } from '#domain/shoops/payload.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { fetchShoops } from '../sending/check-outcome.ts';
import { callOf, type Errand, hasCopies, sendDraftCall } from '../sending/errand.ts';
import { type SendingHandlers, useShoopSending } from '../sending/use-shoop-sending.ts';
import { describeSendProblem } from './send-problem.ts';

const GONE = 'It was sent or removed meanwhile.';

/** Outcome of the last sending of a draft. */
export interface SendOutcome {
  readonly draft: Shoop;
  /** Reasons for not sending, as sentences; empty once the draft is sent. */
  readonly why: readonly string[];
  /** True if the draft may be sent: the response was lost and no check was possible. */
  readonly isUnsure: boolean;
}

/** Sends a draft as it is (physician §4), with the preview and read-back of a form's Shoop. */
export function useSendDraft(patientId: string) {
  const client = useQueryClient();
  const { activity, store, press, dialog, alarm } = useShoopSending(patientId);
  const [pressed, setPressed] = useState<Shoop | null>(null);
  /** Reason why the draft cannot be sent now. */
  const [problem, setProblem] = useState<string | null>(null);
  /** Times of sending, in ms since 1970; they hide sent drafts in an outdated list. */
  const [sentAt, setSentAt] = useState<ReadonlyMap<string, number>>(new Map());

  const errandOf = (draft: Shoop): Errand => {
    const row = answersOfDraft(draft);
    return { isReady: true, medicines: [{ row, payload: payloadOf(row, patientId) }] };
  };
  const wayOf = ({ id }: Shoop): SendingHandlers => ({
    // The stored draft is previewed and sent, because another tab may have changed it.
    async prepare() {
      const isIt = (shoop: Shoop) => shoop.id === id;
      const draft = (await fetchShoops(patientId, false)).shoops.find(isIt);
      const why = draft ? describeSendProblem(draft, false) : GONE;
      setProblem(why);
      // The list in the dialog is out of date as well.
      if (why !== null) void client.invalidateQueries({ queryKey: endpointKey(listPatientShoops) });
      return draft && why === null ? errandOf(draft) : null;
    },
    callOf: (errand) => (hasCopies(errand) ? callOf(errand) : sendDraftCall(id)),
    async settle({ medicines }) {
      if (medicines.some(({ payload }) => payload.shoopId === id))
        setSentAt((all) => new Map([...all, [id, Date.now()]]));
      return false;
    },
  });

  async function send(draft: Shoop) {
    const former = store.get();
    if (isBusy(former)) return;
    const isAgain = pressed?.id === draft.id;
    setPressed(draft);
    setProblem(null);
    await press(wayOf(draft), errandOf(draft), isAgain ? undefined : 'send');
  }

  const outcomeOf = (draft: Shoop): SendOutcome | null => {
    const isThere = sentAt.has(draft.id);
    if (isThere) return { draft, why: [], isUnsure: false };
    if (problem !== null) return { draft, why: [problem], isUnsure: false };
    if (activity.is !== 'failed' && activity.is !== 'unknown outcome') return null;
    const isUnsure = activity.is === 'unknown outcome' && activity.outcome !== 'missing';
    return { draft, why: reasonsOf(activity.error), isUnsure };
  };
  return {
    send,
    sendingId: isBusy(activity) && pressed ? pressed.id : null,
    isAsking: activity.is === 'previewing',
    outcome: pressed && !isBusy(activity) ? outcomeOf(pressed) : null,
    sentAt,
    dialog,
    alarm,
    /** Clears the outcome of the last draft, unless that outcome is still unknown. */
    forget() {
      if (store.get().is === 'unknown outcome') return;
      setPressed(null);
      setProblem(null);
    },
  };
}
export type DraftSending = ReturnType<typeof useSendDraft>;
