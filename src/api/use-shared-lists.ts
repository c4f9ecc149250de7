import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LookupAnswer, LookupSource } from '#domain/questions/question.ts';
import { createActivity } from './activity.ts';
import type { Look } from './call-or-find.ts';
import { isUnknown } from './client/api-error.ts';
import { call } from './client/call.ts';
import type { Endpoint, InputOf } from './contract/endpoint.ts';
import { createDiagnosis, createMedication, searchDiagnoses, searchMedications } from './endpoints/lists.ts';
import { endpointKey, endpointQuery } from './query.ts';
import { type SendStore, sendOnce } from './send-once.ts';

type Item = NonNullable<LookupAnswer['item']>;

const searches = { diagnosis: searchDiagnoses, medication: searchMedications } as const;

const MAYBE_ADDED =
  'The clinic’s answer did not reach us, so this may have been added. Submit looks for it first, and adds it only where it is missing.';

/** Finds an item by its name, whoever has added it. */
function named<I extends Item>(list: readonly I[], name: string): { data: I } | null {
  const found = list.find((item) => item.name.toLowerCase() === name.toLowerCase());
  return found ? { data: found } : null;
}

/** Adds to a list. Each name has its own activity: its dialog can be closed, and another one opened, during the call. */
function adderTo<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  prepare: (input: InputOf<E>) => Look<E>,
) {
  const stores = new Map<string, SendStore<E>>();
  return (name: string, input: InputOf<E>) => {
    const store: SendStore<E> = stores.get(name) ?? createActivity();
    stores.set(name, store);
    return sendOnce({ client, store, endpoint, prepare }, input);
  };
}

/**
 * Shared lists of diagnoses and medications: searched, and added to.
 * @param ownerId the person whom the record is about (decision 3)
 */
export function useSharedLists(ownerId: string) {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const addDiagnosis = adderTo(queryClient, createDiagnosis, ({ body }) => async () => {
      const { data } = await call(searchDiagnoses, { query: { name: body.name } });
      return named(data, body.name);
    });
    const addMedication = adderTo(queryClient, createMedication, ({ body }) => async () => {
      const { data } = await call(searchMedications, { query: { name: body.name } });
      return named(data, body.name);
    });
    return {
      search: (source: LookupSource, name: string) => endpointQuery(searches[source], { query: { name } }),
      async add(
        source: LookupSource,
        { name, isCancer }: { name: string; isCancer: boolean },
      ): Promise<Item> {
        const entry = { name, user_id: ownerId };
        const adding =
          source === 'diagnosis'
            ? addDiagnosis(name, { body: { ...entry, is_cancer: isCancer } })
            : addMedication(name, { body: entry });
        const { data } = await adding.catch((failure: unknown) => {
          throw isUnknown(failure) ? new Error(MAYBE_ADDED) : failure;
        });
        // A list that was searched before does not know the new item.
        queryClient.removeQueries({ queryKey: endpointKey(searches[source]) });
        return data;
      },
    };
  }, [queryClient, ownerId]);
}
