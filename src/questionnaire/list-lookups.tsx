import { type ReactNode, useMemo, useState } from 'react';
import type { LookupSource } from '#domain/questions/question.ts';
import { AddItemDialog, type NewItem } from './add-item-dialog.tsx';
import { type LookupItem, LookupProvider, type Lookups } from './lookup-provider.ts';

/** The shared lists, as whoever may talk to the network reaches them. Stable. */
export interface SharedLists {
  search: Lookups['search'];
  /** Puts a new item on a list; rejects with the words for whoever wanted it there. */
  add(source: LookupSource, item: NewItem): Promise<LookupItem>;
}

interface Asked {
  source: LookupSource;
  text: string;
  answer: (item: LookupItem | null) => void;
}

/** Lets the questions below it search the shared lists and add to them. */
export function ListLookups({ lists, children }: { lists: SharedLists; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const lookups = useMemo<Lookups>(
    () => ({
      search: lists.search,
      openCreate: (source, text) => new Promise((answer) => setAsked({ source, text, answer })),
    }),
    [lists],
  );

  function settle(item: LookupItem | null) {
    asked?.answer(item);
    setAsked(null);
  }

  return (
    <LookupProvider value={lookups}>
      {children}
      {asked && (
        <AddItemDialog
          source={asked.source}
          text={asked.text}
          onAdd={(item) => lists.add(asked.source, item)}
          onClosed={settle}
        />
      )}
    </LookupProvider>
  );
}
