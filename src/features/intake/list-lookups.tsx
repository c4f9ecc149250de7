import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { searchDiagnoses, searchMedications } from '#api/lists.ts';
import { endpointKey, endpointQuery } from '#api/query.ts';
import type { LookupSource } from '#domain/questions/question.ts';
import { type LookupItem, LookupProvider, type Lookups } from '#questionnaire/lookup-provider.ts';
import { AddItemDialog } from './add-item-dialog.tsx';

interface Asked {
  source: LookupSource;
  text: string;
  answer: (item: LookupItem | null) => void;
}

const searches = { diagnosis: searchDiagnoses, medication: searchMedications } as const;

/** Lets the questions below it search the shared lists and add to them. */
export function ListLookups({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const lookups = useMemo<Lookups>(
    () => ({
      search(source, name, signal) {
        const query = endpointQuery(searches[source], { query: { name } });
        signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: query.queryKey }));
        return queryClient.fetchQuery(query);
      },
      openCreate: (source, text) => new Promise((answer) => setAsked({ source, text, answer })),
    }),
    [queryClient],
  );

  function settle(item: LookupItem | null) {
    asked?.answer(item);
    setAsked(null);
    // A list that was searched before does not know the new item.
    if (item && asked) queryClient.removeQueries({ queryKey: endpointKey(searches[asked.source]) });
  }

  return (
    <LookupProvider value={lookups}>
      {children}
      {asked && <AddItemDialog source={asked.source} text={asked.text} onClosed={settle} />}
    </LookupProvider>
  );
}
