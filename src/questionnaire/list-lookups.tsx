import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import type { LookupSource } from '#domain/questions/question.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import type { AddItemDialogProps, NewItem } from './add-item-dialog.tsx';
import { type LookupItem, LookupProvider, type Lookups } from './lookup-provider.ts';

/** Search and extension of the shared lists, passed in since this layer makes no calls. Stable. */
export interface SharedLists {
  search: Lookups['search'];
  /** Adds a new item to a list; rejects with a message for the user. */
  add(source: LookupSource, item: NewItem): Promise<LookupItem>;
}

/** Open dialog for a new item. `resolve` passes the added item, or null, to the field. */
interface OpenDialog {
  Dialog: ComponentType<AddItemDialogProps>;
  source: LookupSource;
  text: string;
  resolve: (item: LookupItem | null) => void;
}

const dialogNotLoadedToast = {
  kind: 'error',
  message: 'The form for a new entry could not be loaded. Please check your connection and try again.',
  durationMs: 3000,
} as const;

/** Provides search and extension of the shared lists to its children. */
export function ListLookups({ lists, children }: { lists: SharedLists; children: ReactNode }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const lookups = useMemo<Lookups>(
    () => ({
      search: lists.search,
      // Loads the dialog on demand: few visits open it, and it needs a further library.
      async openCreate(source, text) {
        const loaded = await import('./add-item-dialog.tsx').catch(() => null);
        if (!loaded) await showToast(dialogNotLoadedToast);
        if (!loaded) return null;
        return new Promise((resolve) =>
          setOpenDialog({ Dialog: loaded.AddItemDialog, source, text, resolve }),
        );
      },
    }),
    [lists],
  );

  function closeDialog(item: LookupItem | null) {
    openDialog?.resolve(item);
    setOpenDialog(null);
  }

  return (
    <LookupProvider value={lookups}>
      {children}
      {openDialog && (
        <openDialog.Dialog
          source={openDialog.source}
          text={openDialog.text}
          onAdd={(item) => lists.add(openDialog.source, item)}
          onClosed={closeDialog}
        />
      )}
    </LookupProvider>
  );
}
