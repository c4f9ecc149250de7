import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isBusy } from '#api/activity.ts';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { listPatientShoops } from '#api/endpoints/physician-shoops.ts';
import { endpointKey } from '#api/query.ts';
import { answersOfDraft, payloadOf } from '#domain/shoops/payload.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { fetchShoops } from '../sending/check-outcome.ts';
import type { SendingHandlers } from '../sending/sending-context.ts';
import { callOf, hasCopies, type Submission, sendDraftCall } from '../sending/submission.ts';
import { type ShoopSending, useShoopSending } from '../sending/use-shoop-sending.ts';
import { describeSendProblem } from './send-problem.ts';

const DRAFT_GONE = 'It was sent or removed meanwhile.';

/** Outcome of the last sending of a draft. */
export interface SendOutcome {
  readonly draft: Shoop;
  /** Reasons for not sending, as sentences; empty once the draft is sent. */
  readonly reasons: readonly string[];
  /** True if the draft may be sent: the response was lost and no check was possible. */
  readonly isUnsure: boolean;
}

/** Returns the submission that sends a draft. */
function submissionToSend(draft: Shoop, patientId: string): Submission {
  const row = answersOfDraft(draft);
  return { isReady: true, medicines: [{ row, payload: payloadOf(row, patientId) }] };
}

/** Callbacks with the results of sending a draft. */
interface DraftResults {
  /** Called with the reason why the draft cannot be sent now, or null. */
  onProblem: (problem: string | null) => void;
  /** Called once the draft is sent. */
  onSent: () => void;
}

/** Returns the handlers that send a stored draft; another tab may have changed it. */
const draftHandlers = (
  id: string,
  patientId: string,
  { onProblem, onSent }: DraftResults,
): SendingHandlers => ({
  async prepare() {
    // `false`: the drafts, not the sent Shoops.
    const draft = (await fetchShoops(patientId, false)).shoops.find((shoop) => shoop.id === id);
    const problem = draft ? describeSendProblem(draft, false) : DRAFT_GONE;
    onProblem(problem);
    return draft && problem === null ? submissionToSend(draft, patientId) : null;
  },
  // The call for one draft cannot carry copies of an earlier Shoop.
  callOf: (submission) => (hasCopies(submission) ? callOf(submission) : sendDraftCall(id)),
  async settle({ medicines }) {
    // After a lost response, perhaps only the copies are stored.
    if (medicines.some(({ payload }) => payload.shoopId === id)) onSent();
    // A stored draft cannot be edited here during the call.
    return false;
  },
});

/** Sends a draft as it is (physician §4), with the preview and read-back of a form's Shoop. */
export function useSendDraft(patientId: string) {
  const client = useQueryClient();
  const { activity, store, saveOrSend, dialog, alarm } = useShoopSending(patientId);
  const [lastDraft, setLastDraft] = useState<Shoop | null>(null);
  /** Reason why the draft cannot be sent now. */
  const [problem, setProblem] = useState<string | null>(null);
  /** Times of sending, in ms since 1970; they hide sent drafts in an outdated list. */
  const [sentAt, setSentAt] = useState<ReadonlyMap<string, number>>(new Map());

  function showProblem(nextProblem: string | null) {
    setProblem(nextProblem);
    // The list in the dialog is out of date as well.
    if (nextProblem !== null) void client.invalidateQueries({ queryKey: endpointKey(listPatientShoops) });
  }

  /** Sends a draft. A further click on it after a lost response checks the server first. */
  async function send(draft: Shoop) {
    if (isBusy(store.get())) return;
    const isRetry = lastDraft?.id === draft.id;
    setLastDraft(draft);
    setProblem(null);
    const handlers = draftHandlers(draft.id, patientId, {
      onProblem: showProblem,
      onSent: () => setSentAt((all) => new Map([...all, [draft.id, Date.now()]])),
    });
    await saveOrSend(handlers, submissionToSend(draft, patientId), isRetry ? undefined : 'send');
  }

  return {
    send,
    sendingId: isBusy(activity) && lastDraft ? lastDraft.id : null,
    isAsking: activity.phase === 'previewing',
    outcome: lastDraft && outcomeOf(activity, lastDraft, { isSent: sentAt.has(lastDraft.id), problem }),
    sentAt,
    dialog,
    alarm,
    /** Clears the outcome of the last draft, unless that outcome is still unknown. */
    forget() {
      if (store.get().phase === 'unknown outcome') return;
      setLastDraft(null);
      setProblem(null);
    },
  };
}

/** Sending of drafts, as their list shows it. */
export type DraftSending = ReturnType<typeof useSendDraft>;

/** Returns the outcome of a draft's sending; null while it is in flight or was not begun. */
function outcomeOf(
  activity: ShoopSending['activity'],
  draft: Shoop,
  { isSent, problem }: { isSent: boolean; problem: string | null },
): SendOutcome | null {
  if (isBusy(activity)) return null;
  if (isSent) return { draft, reasons: [], isUnsure: false };
  if (problem !== null) return { draft, reasons: [problem], isUnsure: false };
  if (activity.phase !== 'failed' && activity.phase !== 'unknown outcome') return null;
  const isUnsure = activity.phase === 'unknown outcome' && activity.outcome !== 'missing';
  return { draft, reasons: reasonsOf(activity.error), isUnsure };
}
