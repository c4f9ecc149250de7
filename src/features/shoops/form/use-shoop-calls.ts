import { useQueryClient } from '@tanstack/react-query';
import { callOrFind } from '#api/call-or-find.ts';
import { call } from '#api/client/call.ts';
import {
  createShoops,
  listPatientShoops,
  shoopReadiness,
  updateShoop,
} from '#api/endpoints/physician-shoops.ts';
import { CLOCKS_DIFFER } from '#api/entries-since.ts';
import { endpointQuery } from '#api/query.ts';
import { useCreation } from '#api/use-creation.ts';
import { useWrite } from '#api/use-write.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { isSameShoop, shoopsSent } from '#domain/shoops/same-shoop.ts';
import { type Shoop, shoopsFor } from '#domain/shoops/shoop.ts';

/** What a creation has sent. */
export interface Sent {
  readonly isReady: boolean;
  readonly shoop: readonly MedicinePayload[];
}

const listOf = (patientId: string, isReady: boolean) => ({
  query: { patientId, isReady: isReady ? shoopReadiness.sent : shoopReadiness.drafts },
});

/**
 * The calls that save a Shoop. Where an answer is lost it is looked for among the patient's Shoops, so that nothing is
 * sent twice.
 * @param onFound what was sent is there after all
 */
export function useShoopCalls(patientId: string, onFound: (sent: Sent) => Promise<void>) {
  const queryClient = useQueryClient();

  /** What the patient has now: another's is not what was sent, however alike. */
  async function own(isReady: boolean) {
    return shoopsFor(patientId, (await call(listPatientShoops, listOf(patientId, isReady))).data);
  }

  /** Tells which Shoops have come since now. */
  function newSince(isReady: boolean): (shoop: Shoop) => boolean {
    const known = queryClient.getQueryData(
      endpointQuery(listPatientShoops, listOf(patientId, isReady)).queryKey,
    );
    const before = known && new Set(known.shoops.map(({ id }) => id));
    const pressedAt = Date.now();
    return ({ id, createdAt }) =>
      before ? !before.has(id) : Date.parse(createdAt) > pressedAt - CLOCKS_DIFFER;
  }

  const creation = useCreation(createShoops, ({ body: { isReady, shoop } }) => {
    const isNew = newSince(isReady);
    return async () => {
      const { shoops } = await own(isReady);
      const found = shoopsSent(shoop, shoops.filter(isNew)).length;
      if (found === 0) return null;
      // Some of them and not all: sent again, the others would be there twice.
      if (found < shoop.length) throw new Error('Only a part of it is there');
      await onFound({ isReady, shoop });
      return { data: null };
    };
  });

  const { mutateAsync: update } = useWrite(updateShoop, (input) => {
    const { isReady, shoop } = input.body;
    return callOrFind(updateShoop, input, async () => {
      const { shoops } = await own(isReady);
      const sent = [shoop].flat();
      const isThere = sent.every((payload) =>
        shoops.some((stored) => stored.id === payload.shoopId && isSameShoop(payload, stored)),
      );
      return isThere ? { data: null } : null;
    });
  });

  /** A draft that was just created, as the server holds it; null where it cannot be told. */
  async function findDraft(
    payload: MedicinePayload,
    isNew: (shoop: Shoop) => boolean,
  ): Promise<Shoop | null> {
    try {
      const { shoops } = await own(false);
      return shoopsSent([payload], shoops.filter(isNew))[0] ?? null;
    } catch {
      return null;
    }
  }
  return { create: creation.mutateAsync, doubt: creation.doubt, update, newSince, findDraft };
}
