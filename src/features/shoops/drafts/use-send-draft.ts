import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isBusy } from '#api/activity.ts';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { listPatientShoops } from '#api/endpoints/physician-shoops.ts';
import { endpointKey } from '#api/query.ts';
import { answersOfDraft, payloadOf } from '#domain/shoops/payload.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { callAsItIs, callOf, type Errand, isTogether } from '../sending/errand.ts';
import { shoopsNow } from '../sending/look-for.ts';
import { useShoopSending, type Way } from '../sending/use-shoop-sending.ts';
import { whyNotSent } from './why-not-sent.ts';

const GONE = 'It was sent or removed meanwhile.';

/** What became of the draft that was sent last. */
export interface SendOutcome {
  readonly draft: Shoop;
  /** Why it is not sent, in sentences; none once it is. */
  readonly why: readonly string[];
  /** Whether it may have been sent all the same: its answer was lost, and nobody could look. */
  readonly isUnsure: boolean;
}

/** Sends a draft as it is (physician §4), shown before and read back afterwards with the same care as what the form sends. */
export function useSendDraft(patientId: string) {
  const client = useQueryClient();
  const { activity, store, press, dialog, alarm } = useShoopSending(patientId);
  const [pressed, setPressed] = useState<Shoop | null>(null);
  /** Why it cannot be sent as it is now. */
  const [problem, setProblem] = useState<string | null>(null);
  /** They are none any more, however late the list follows: when each was sent, in milliseconds since 1970. */
  const [sentAt, setSentAt] = useState<ReadonlyMap<string, number>>(new Map());

  const errandOf = (draft: Shoop): Errand => {
    const row = answersOfDraft(draft);
    return { isReady: true, medicines: [{ row, payload: payloadOf(row, patientId) }] };
  };
  const wayOf = ({ id }: Shoop): Way => ({
    // What is looked at is what is sent: another tab may have changed it.
    async prepare() {
      const isIt = (shoop: Shoop) => shoop.id === id;
      const draft = (await shoopsNow(patientId, false)).shoops.find(isIt);
      const why = draft ? whyNotSent(draft, false) : GONE;
      setProblem(why);
      // The list that is shown then is what is true.
      if (why !== null) void client.invalidateQueries({ queryKey: endpointKey(listPatientShoops) });
      return draft && why === null ? errandOf(draft) : null;
    },
    callOf: (errand) => (isTogether(errand) ? callOf(errand) : callAsItIs(id)),
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
    /** What was told of the last one is old by now; what is not known yet still counts. */
    forget() {
      if (store.get().is === 'unknown outcome') return;
      setPressed(null);
      setProblem(null);
    },
  };
}
export type DraftSending = ReturnType<typeof useSendDraft>;
