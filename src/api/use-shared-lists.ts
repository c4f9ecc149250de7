import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LookupAnswer, LookupSource } from '#domain/questions/question.ts';
import { isUnknown } from './client/api-error.ts';
import { call } from './client/call.ts';
import { createDiagnosis, createMedication, searchDiagnoses, searchMedications } from './endpoints/lists.ts';
import { endpointKey, endpointQuery } from './query.ts';
import { useCreation } from './use-creation.ts';

type Item = NonNullable<LookupAnswer['item']>;

const searches = { diagnosis: searchDiagnoses, medication: searchMedications } as const;

const MAYBE_ADDED =
  'The clinic’s answer did not reach us, so this may have been added. Submit looks for it first, and adds it only where it is missing.';

/** An item of that very name: whoever has added it, it is the one that was wanted. */
function named<I extends Item>(list: readonly I[], name: string): { data: I } | null {
  const found = list.find((item) => item.name.toLowerCase() === name.toLowerCase());
  return found ? { data: found } : null;
}

/**
 * The shared lists of diagnoses and medications: searched, and added to.
 * @param ownerId the person whom the record is about (decision 3)
 */
export function useSharedLists(ownerId: string) {
  const queryClient = useQueryClient();
  const { mutateAsync: addDiagnosis } = useCreation(createDiagnosis, ({ body }) => async () => {
    const { data } = await call(searchDiagnoses, { query: { name: body.name } });
    return named(data, body.name);
  });
  const { mutateAsync: addMedication } = useCreation(createMedication, ({ body }) => async () => {
    const { data } = await call(searchMedications, { query: { name: body.name } });
    return named(data, body.name);
  });
  return useMemo(
    () => ({
      search: (source: LookupSource, name: string) => endpointQuery(searches[source], { query: { name } }),
      async add(source: LookupSource, item: { name: string; isCancer: boolean }): Promise<Item> {
        const entry = { name: item.name, user_id: ownerId };
        const adding =
          source === 'diagnosis'
            ? addDiagnosis({ body: { ...entry, is_cancer: item.isCancer } })
            : addMedication({ body: entry });
        const { data } = await adding.catch((failure: unknown) => {
          throw isUnknown(failure) ? new Error(MAYBE_ADDED) : failure;
        });
        // A list that was searched before does not know the new item.
        queryClient.removeQueries({ queryKey: endpointKey(searches[source]) });
        return data;
      },
    }),
    [queryClient, addDiagnosis, addMedication, ownerId],
  );
}
