import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import type { PatientDocument } from '#domain/documents/documents.ts';
import type { Offer } from '#drafts/draft-notice.tsx';
import type { Draft, StoredDraft } from '#drafts/drafts.ts';
import { useDraft } from '#drafts/use-draft.ts';
import { ownOrClosedTabs } from '#drafts/use-draft-offers.ts';
import { useSubject } from '../subject.ts';
import { decodeFile, encodeFile } from './file-text.ts';

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

/** Draft of one tab. */
export interface DocumentOffer extends Offer {
  readonly entry: DocumentEntry;
  readonly fieldsDraft: StoredDraft;
  readonly attached: StoredDraft | undefined;
}

function readEntry(draft: Draft, fileDraft: Draft | undefined): DocumentEntry | null {
  const entry = v.safeParse(draftSchema, draft.answers);
  if (!entry.success) return null;
  const kept = v.safeParse(fileSchema, fileDraft?.answers);
  const isTheirs = kept.success && kept.output.name === entry.output.fileName;
  if (!isTheirs) return { ...entry.output, file: null };
  const { name, type, bytes } = kept.output;
  return { ...entry.output, file: new File([decodeFile(bytes)], name, { type }) };
}

type TabDrafts = ReturnType<typeof useDraft>;

/** Offers the drafts of earlier visits, each with its file. */
function useDocumentOffers(typed: TabDrafts, attached: TabDrafts) {
  const [removedKeys, setGone] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo<readonly DocumentOffer[] | null>(() => {
    if (!typed.found || !attached.found) return null;
    return typed.found.flatMap((draft) => {
      const file = attached.found?.find(({ tab }) => tab === draft.tab);
      const entry = readEntry(draft, file);
      if (!entry) return [];
      const summary = entry.fields.documentTitle || entry.fileName || 'A document';
      return [{ key: draft.name, ...draft, summary, entry, fieldsDraft: draft, attached: file }];
    });
  }, [typed.found, attached.found]);

  function markRemoved(removed: readonly DocumentOffer[]) {
    setGone((known) => new Set([...known, ...removed.map(({ key }) => key)]));
  }
  return {
    offers: found && ownOrClosedTabs(found.filter(({ key }) => !removedKeys.has(key))),
    discard(discarded: readonly DocumentOffer[]) {
      for (const offer of discarded) {
        void typed.discard(offer.fieldsDraft);
        if (offer.attached) void attached.discard(offer.attached);
      }
      markRemoved(discarded);
    },
    /** Moves another tab's draft to this tab. */
    restore(offer: DocumentOffer) {
      void typed.takeOver(offer.fieldsDraft, offer.fieldsDraft.answers);
      if (offer.attached) void attached.takeOver(offer.attached, offer.attached.answers);
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
  const typed = useDraft('MyDocuments', ownerId);
  const attached = useDraft('MyDocuments file', ownerId);
  const { keep: keepTyped, forget: forgetTyped } = typed;
  const offered = useDocumentOffers(typed, attached);
  const { keepFile, forgetFile } = useStoredFile(attached);

  const keep = useCallback((entry: Omit<DocumentEntry, 'file'>) => keepTyped({ ...entry }), [keepTyped]);
  const forget = useCallback(() => {
    forgetTyped();
    forgetFile();
  }, [forgetTyped, forgetFile]);
  return { ...offered, keep, keepFile, forgetFile, forget };
}

export type DocumentDraft = ReturnType<typeof useDocumentDraft>;
