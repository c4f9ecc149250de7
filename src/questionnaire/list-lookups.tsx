import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import type { LookupSource } from '#domain/questions/question.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import type { AddItemDialogProps, NewItem } from './add-item-dialog.tsx';
import { type LookupItem, LookupProvider, type Lookups } from './lookup-provider.ts';

/** The shared lists, as whoever may talk to the network reaches them. Stable. */
export interface SharedLists {
  search: Lookups['search'];
  /** Puts a new item on a list; rejects with the words for whoever wanted it there. */
  add(source: LookupSource, item: NewItem): Promise<LookupItem>;
}

interface Asked {
  Dialog: ComponentType<AddItemDialogProps>;
  source: LookupSource;
  text: string;
  answer: (item: LookupItem | null) => void;
}

const notLoaded = {
  kind: 'error',
  message: 'The form for a new entry could not be loaded. Please check your connection and try again.',
  duration: 3000,
} as const;

/** Lets the questions below it search the shared lists and add to them. */
export function ListLookups({ lists, children }: { lists: SharedLists; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const lookups = useMemo<Lookups>(
    () => ({
      search: lists.search,
      // Few visits open the dialog, and it brings a library of its own: it comes when it is asked for.
      async openCreate(source, text) {
        const loaded = await import('./add-item-dialog.tsx').catch(() => null);
        if (!loaded) await showToast(notLoaded);
        if (!loaded) return null;
        return new Promise((answer) => setAsked({ Dialog: loaded.AddItemDialog, source, text, answer }));
      },
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
        <asked.Dialog
          source={asked.source}
          text={asked.text}
          onAdd={(item) => lists.add(asked.source, item)}
          onClosed={settle}
        />
      )}
    </LookupProvider>
  );
}
