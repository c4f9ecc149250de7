import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import type { PatientDocument } from '#domain/documents/documents.ts';
import type { Offer } from '#drafts/draft-notice.tsx';
import type { Draft, StoredDraft } from '#drafts/drafts.ts';
import { useDraft } from '#drafts/use-draft.ts';
import { ownOrClosedTabs } from '#drafts/use-draft-offers.ts';
import { useSubject } from '../subject.ts';
import { decodeFile, encodeFile } from './file-encoding.ts';

const text = v.string();
const fieldsSchema = v.object({ documentTitle: text, documentType: text, documentDescription: text });
const draftSchema = v.object({
  /** Document that was updated; null for a new one. */
  document: v.nullable(v.object({ ...fieldsSchema.entries, id: text, documentName: text, url: text })),
  fields: fieldsSchema,
  fileName: v.nullable(text),
});
const fileSchema = v.object({ name: text, type: text, bytes: text });

/** Unsaved input of a document's form. */
export interface DocumentEntry {
  readonly document: PatientDocument | null;
  readonly fields: v.InferOutput<typeof fieldsSchema>;
  /** Name of the attached file. Its bytes are stored separately, and may be lost. */
  readonly fileName: string | null;
  readonly file: File | null;
}

/** Offer to restore the draft of one tab: the entered fields and the attached file. */
export interface DocumentOffer extends Offer {
  readonly entry: DocumentEntry;
  readonly fieldsDraft: StoredDraft;
  /** Draft of the attached file, if one was attached. */
  readonly fileDraft: StoredDraft | undefined;
}

/** Reads an entry from its drafts, or null. A stored file with another name is left out. */
function readEntry(draft: Draft, fileDraft: Draft | undefined): DocumentEntry | null {
  const entry = v.safeParse(draftSchema, draft.answers);
  if (!entry.success) return null;
  const storedFile = v.safeParse(fileSchema, fileDraft?.answers);
  const belongsToEntry = storedFile.success && storedFile.output.name === entry.output.fileName;
  if (!belongsToEntry) return { ...entry.output, file: null };
  const { name, type, bytes } = storedFile.output;
  return { ...entry.output, file: new File([decodeFile(bytes)], name, { type }) };
}

/** Drafts of one form, as read and written by this tab. */
type TabDrafts = ReturnType<typeof useDraft>;

/** Offers the drafts of earlier visits, each with its file. */
function useDocumentOffers(fieldsDrafts: TabDrafts, fileDrafts: TabDrafts) {
  const [removedKeys, setRemovedKeys] = useState<ReadonlySet<string>>(new Set());
  const allOffers = useMemo<readonly DocumentOffer[] | null>(() => {
    if (!fieldsDrafts.found || !fileDrafts.found) return null;
    return fieldsDrafts.found.flatMap((draft) => {
      const fileDraft = fileDrafts.found?.find(({ tab }) => tab === draft.tab);
      const entry = readEntry(draft, fileDraft);
      if (!entry) return [];
      const summary = entry.fields.documentTitle || entry.fileName || 'A document';
      return [{ key: draft.name, ...draft, summary, entry, fieldsDraft: draft, fileDraft }];
    });
  }, [fieldsDrafts.found, fileDrafts.found]);

  function markRemoved(removed: readonly DocumentOffer[]) {
    setRemovedKeys((known) => new Set([...known, ...removed.map(({ key }) => key)]));
  }
  return {
    offers: allOffers && ownOrClosedTabs(allOffers.filter(({ key }) => !removedKeys.has(key))),
    discard(discarded: readonly DocumentOffer[]) {
      for (const offer of discarded) {
        void fieldsDrafts.discard(offer.fieldsDraft);
        if (offer.fileDraft) void fileDrafts.discard(offer.fileDraft);
      }
      markRemoved(discarded);
    },
    /** Moves another tab's draft to this tab. */
    restore(offer: DocumentOffer) {
      void fieldsDrafts.takeOver(offer.fieldsDraft, offer.fieldsDraft.answers);
      if (offer.fileDraft) void fileDrafts.takeOver(offer.fileDraft, offer.fileDraft.answers);
      markRemoved([offer]);
    },
  };
}

/** Stores the attached file. Its functions keep their identity. */
function useStoredFile({ keep: keepBytes, forget: forgetBytes }: TabDrafts) {
  /** File to store. Reset on save, removal and unmount, so that bytes read later are dropped. */
  const fileToStore = useRef<File | null>(null);
  const keepFile = useCallback(
    async (file: File) => {
      fileToStore.current = file;
      const bytes = await encodeFile(file);
      if (fileToStore.current === file) keepBytes({ name: file.name, type: file.type, bytes });
    },
    [keepBytes],
  );
  const forgetFile = useCallback(() => {
    fileToStore.current = null;
    forgetBytes();
  }, [forgetBytes]);
  useEffect(
    () => () => {
      fileToStore.current = null;
    },
    [],
  );
  return { keepFile, forgetFile };
}

/** Reads and writes drafts of My Documents. The file, which is large, is stored separately. */
export function useDocumentDraft() {
  const { ownerId } = useSubject();
  const fieldsDrafts = useDraft('MyDocuments', ownerId);
  const fileDrafts = useDraft('MyDocuments file', ownerId);
  const { keep: keepFields, forget: forgetFields } = fieldsDrafts;
  const offered = useDocumentOffers(fieldsDrafts, fileDrafts);
  const { keepFile, forgetFile } = useStoredFile(fileDrafts);

  const keep = useCallback((entry: Omit<DocumentEntry, 'file'>) => keepFields({ ...entry }), [keepFields]);
  const forget = useCallback(() => {
    forgetFields();
    forgetFile();
  }, [forgetFields, forgetFile]);
  return { ...offered, keep, keepFile, forgetFile, forget };
}

/** Drafts of My Documents, as its form reads and writes them. */
export type DocumentDraft = ReturnType<typeof useDocumentDraft>;
