import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LookupAnswer, LookupSource } from '#domain/questions/question.ts';
import { createDiagnosis, createMedication, searchDiagnoses, searchMedications } from './lists.ts';
import { endpointKey, endpointQuery } from './query.ts';
import { useWrite } from './use-write.ts';

type Item = NonNullable<LookupAnswer['item']>;

const searches = { diagnosis: searchDiagnoses, medication: searchMedications } as const;

/**
 * The shared lists of diagnoses and medications: searched, and added to.
 * @param ownerId the person whom the record is about (decision 3)
 */
export function useSharedLists(ownerId: string) {
  const queryClient = useQueryClient();
  const { mutateAsync: addDiagnosis } = useWrite(createDiagnosis);
  const { mutateAsync: addMedication } = useWrite(createMedication);
  return useMemo(
    () => ({
      search(source: LookupSource, name: string, signal: AbortSignal): Promise<Item[]> {
        const query = endpointQuery(searches[source], { query: { name } });
        signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: query.queryKey }));
        return queryClient.fetchQuery(query);
      },
      async add(source: LookupSource, item: { name: string; isCancer: boolean }): Promise<Item> {
        const named = { name: item.name, user_id: ownerId };
        const { data } =
          source === 'diagnosis'
            ? await addDiagnosis({ body: { ...named, is_cancer: item.isCancer } })
            : await addMedication({ body: named });
        // A list that was searched before does not know the new item.
        queryClient.removeQueries({ queryKey: endpointKey(searches[source]) });
        return data;
      },
    }),
    [queryClient, addDiagnosis, addMedication, ownerId],
  );
}
