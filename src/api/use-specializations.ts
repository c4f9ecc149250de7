import { usePrefetchQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OptionSource } from '#domain/questions/question.ts';
import { listSpecializations } from './endpoints/lists.ts';
import { endpointQuery } from './query.ts';

/** Nobody sees an identifier: what is saved is called so while its name is not known. */
const UNNAMED = 'As saved before';

const query = {
  ...endpointQuery(listSpecializations, {}),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Asks for them before the form that offers them is there. */
export const usePrefetchSpecializations = () => usePrefetchQuery(query);

/** The specializations to choose from, fetched when they are first asked for. Stable. */
export function useSpecializations(): OptionSource {
  const queryClient = useQueryClient();
  return useMemo(() => {
    return {
      name: 'specializations',
      async load() {
        const list = await queryClient.fetchQuery(query);
        // One must be chosen: none to choose from is as bad as no list.
        if (list.length === 0) throw new Error('There are no specializations');
        return list.map(({ id, name }) => ({ value: id, label: name }));
      },
      labelOf(value) {
        const list = queryClient.getQueryData(query.queryKey);
        return list ? (list.find(({ id }) => id === value)?.name ?? value) : UNNAMED;
      },
    };
  }, [queryClient]);
}
