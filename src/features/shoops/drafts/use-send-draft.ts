import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, isUnknown } from '#api/client/api-error.ts';
import { listPatientShoops, sendShoop, shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { endpointKey, endpointQuery } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import { answersOfDraft, type MedicinePayload, payloadOf } from '#domain/shoops/payload.ts';
import { type Shoop, shoopsFor } from '#domain/shoops/shoop.ts';
import { useSendPreview } from '../safety/use-send-preview.tsx';
import { whyNotSent } from './why-not-sent.ts';

const GONE = 'It was sent or removed meanwhile.';

/** What became of the draft that was sent last. */
export interface SendOutcome {
  readonly draft: Shoop;
  /** Why it is not sent, in a sentence; null once it is. */
  readonly error: string | null;
  /** Whether it may have been sent all the same: its answer was lost, and nobody could look. */
  readonly isUnsure: boolean;
}

/**
 * Sends a draft as it is, once however often pressed; an answer that is lost is looked for (physician §4). It is shown before and read
 * back afterwards with the same care as what the form sends.
 */
export function useSendDraft(patientId: string) {
  const client = useQueryClient();
  const { mutateAsync } = useWrite(sendShoop);
  const { ask, readBack, dialog, alarm } = useSendPreview(patientId);
  const [isAsking, setAsking] = useState(false);
  const isBusy = useRef(false);
  const [sendingId, setSendingId] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  /** They are none any more, however late the list follows: when each was sent, in milliseconds since 1970. */
  const [sentAt, setSentAt] = useState<ReadonlyMap<string, number>>(new Map());

  /** As the clinic has it now. @throws ApiError where nobody can tell */
  async function lookUp({ id }: Shoop, isReady: (typeof shoopReadiness)[keyof typeof shoopReadiness]) {
    const query = endpointQuery(listPatientShoops, { query: { patientId, isReady } });
    const list = await client.fetchQuery({ ...query, staleTime: 0 });
    return shoopsFor(patientId, list).shoops.find((shoop) => shoop.id === id);
  }
  /** @returns whether it is sent; null where nobody can tell */
  const isSent = (draft: Shoop) =>
    lookUp(draft, shoopReadiness.sent).then(
      (shoop) => shoop !== undefined,
      () => null,
    );

  /** What is looked at is what is sent: another tab may have changed it. @returns null where it is not meant */
  async function askFor(draft: Shoop): Promise<readonly MedicinePayload[] | null> {
    const current = await lookUp(draft, shoopReadiness.drafts);
    if (!current) throw new Error(GONE);
    const problem = whyNotSent(current, false);
    if (problem) throw new Error(problem);
    const answers = answersOfDraft(current);
    const payloads = [payloadOf(answers, patientId)];
    setAsking(true);
    const isMeant = await ask(payloads, [answers]).finally(() => setAsking(false));
    return isMeant ? payloads : null;
  }

  async function send(draft: Shoop) {
    if (isBusy.current) return;
    isBusy.current = true;
    setOutcome(null);
    setSendingId(draft.id);
    let payloads: readonly MedicinePayload[] | null = null;
    try {
      payloads = await askFor(draft);
      if (!payloads) return;
      await mutateAsync({ body: { shoopId: draft.id } });
      settle(draft, payloads);
    } catch (error) {
      const found = payloads !== null && isUnknown(error) && (await isSent(draft));
      if (payloads && found) settle(draft, payloads);
      else {
        const why = error instanceof Error ? error.message : GONE;
        setOutcome({ draft, error: why, isUnsure: found === null });
      }
      // It may have been sent or taken away elsewhere: the list that is shown then is what is true.
      if (error instanceof ApiError && error.status === 400)
        void client.invalidateQueries({ queryKey: endpointKey(listPatientShoops) });
    } finally {
      isBusy.current = false;
      setSendingId(null);
    }
  }
  function settle(draft: Shoop, payloads: readonly MedicinePayload[]) {
    setSentAt((all) => new Map([...all, [draft.id, Date.now()]]));
    setOutcome({ draft, error: null, isUnsure: false });
    void readBack(payloads);
  }
  return { send, sendingId, outcome, sentAt, isAsking, dialog, alarm, forget: () => setOutcome(null) };
}
export type DraftSending = ReturnType<typeof useSendDraft>;
