import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LookupAnswer, LookupSource } from '#domain/questions/question.ts';
import { createActivity } from './activity.ts';
import { isOutcomeUnknown } from './client/api-error.ts';
import { call } from './client/call.ts';
import { createDiagnosis, createMedication, searchDiagnoses, searchMedications } from './endpoints/lists.ts';
import { endpointKey, endpointQuery } from './query.ts';
import { type SendStore, sendOnce } from './send-once.ts';
import { toServerId } from './session/local-user-id.ts';

type Item = NonNullable<LookupAnswer['item']>;

/** Endpoints that search each list. */
const searches = { diagnosis: searchDiagnoses, medication: searchMedications } as const;
/** Endpoints that add an item to each list. */
const creations = { diagnosis: createDiagnosis, medication: createMedication } as const;
type Creation = (typeof creations)[LookupSource];

const maybeAddedMessage =
  'The clinic’s answer did not reach us, so this may have been added. Submit looks for it first, and adds it only where it is missing.';

/** Finds an item by its name, regardless of the user who added it. */
async function findItem(source: LookupSource, name: string): Promise<{ data: Item } | null> {
  const { data } = await call(searches[source], { query: { name } });
  const found = data.find((item) => item.name.toLowerCase() === name.toLowerCase());
  return found ? { data: found } : null;
}

/**
 * Returns the search in and additions to the shared lists of diagnoses and medications.
 * @param ownerId person that the record is about (decision 3)
 */
export function useSharedLists(ownerId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    // One activity per item: its dialog can close, and another can open, during the call.
    const stores = new Map<string, SendStore<Creation>>();
    return {
      search: (source: LookupSource, name: string) => endpointQuery(searches[source], { query: { name } }),
      async add(source: LookupSource, item: { name: string; isCancer: boolean }): Promise<Item> {
        const { name, isCancer } = item;
        const store: SendStore<Creation> = stores.get(`${source} ${name}`) ?? createActivity();
        stores.set(`${source} ${name}`, store);
        const body = {
          name,
          user_id: toServerId(ownerId),
          ...(source === 'diagnosis' && { is_cancer: isCancer }),
        };
        const sender = {
          client,
          store,
          endpoint: creations[source],
          // The name alone identifies an item, so nothing is recorded at the submit.
          prepare: () => () => findItem(source, name),
        };
        const { data } = await sendOnce(sender, { body }).catch((failure: unknown) => {
          throw isOutcomeUnknown(failure) ? new Error(maybeAddedMessage) : failure;
        });
        // Cached search results lack the new item.
        client.removeQueries({ queryKey: endpointKey(searches[source]) });
        return data;
      },
    };
  }, [client, ownerId]);
}
