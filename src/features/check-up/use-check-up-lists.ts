import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listObjectives, listProducts } from '#api/endpoints/lists.ts';
import { endpointQuery } from '#api/query.ts';
import { checkUpQuestionnaire } from '#domain/check-ups/check-up-questions.ts';
import type { OptionSource } from '#domain/questions/question.ts';

/** The product list is long and rarely changes: it is fetched once a visit, when it is searched. */
const productsQuery = { ...endpointQuery(listProducts, {}), staleTime: Number.POSITIVE_INFINITY };
const noObjectives: readonly string[] = [];

/** Returns the check-up's questions and the query of its objectives. Products load separately. */
export function useCheckUpLists() {
  const queryClient = useQueryClient();
  const objectives = useQuery(endpointQuery(listObjectives, {}));

  const productSource = useMemo<OptionSource>(
    () => ({
      name: 'products',
      load: async () => {
        const products = await queryClient.fetchQuery(productsQuery);
        return products.map(({ name }) => ({ value: name, label: name }));
      },
    }),
    [queryClient],
  );
  const objectiveNames = objectives.data ?? noObjectives;
  const questionnaire = useMemo(
    () => checkUpQuestionnaire(objectiveNames, productSource),
    [objectiveNames, productSource],
  );
  return { questionnaire, objectives };
}
