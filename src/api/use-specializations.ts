import { usePrefetchQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OptionSource } from '#domain/questions/question.ts';
import { listSpecializations } from './endpoints/lists.ts';
import { endpointQuery } from './query.ts';

/** Label of a saved specialization while its name is not loaded; identifiers are never shown. */
const unnamedLabel = 'As saved before';

const query = {
  ...endpointQuery(listSpecializations, {}),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Prefetches the specializations before the form that offers them mounts. */
export const usePrefetchSpecializations = () => usePrefetchQuery(query);

/** Returns the specializations as a stable option source that loads them on first use. */
export function useSpecializations(): OptionSource {
  const queryClient = useQueryClient();
  return useMemo(() => {
    return {
      name: 'specializations',
      async load() {
        const list = await queryClient.fetchQuery(query);
        // One must be chosen, so an empty list counts as a failure.
        if (list.length === 0) throw new Error('There are no specializations');
        return list.map(({ id, name }) => ({ value: id, label: name }));
      },
      labelOf(value) {
        const list = queryClient.getQueryData(query.queryKey);
        return list ? (list.find(({ id }) => id === value)?.name ?? value) : unnamedLabel;
      },
    };
  }, [queryClient]);
}
