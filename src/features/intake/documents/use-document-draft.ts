import { useCallback, useEffect, useMemo, useRef } from 'react';
import * as v from 'valibot';
import type { PatientDocument } from '#domain/documents.ts';
import type { Draft } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { bytesOfText, textOfBytes } from './file-text.ts';

const text = v.string();
const fieldsSchema = v.object({ documentTitle: text, documentType: text, documentDescription: text });
const draftSchema = v.object({
  /** The one that was updated. */
  document: v.nullable(v.object({ ...fieldsSchema.entries, id: text, documentName: text, url: text })),
  fields: fieldsSchema,
  fileName: v.nullable(text),
});
const fileSchema = v.object({ name: text, type: text, bytes: text });

/** What was entered in the form of a document and not saved. */
export interface DocumentEntry {
  readonly document: PatientDocument | null;
  readonly fields: v.InferOutput<typeof fieldsSchema>;
  /** The file that was attached; the bytes are kept beside the rest, and may be lost. */
  readonly fileName: string | null;
  readonly file: File | null;
}

function readEntry(draft: Draft | null, fileDraft: Draft | null): DocumentEntry | null {
  const entry = v.safeParse(draftSchema, draft?.answers);
  if (!entry.success) return null;
  const kept = v.safeParse(fileSchema, fileDraft?.answers);
  const isTheirs = kept.success && kept.output.name === entry.output.fileName;
  if (!isTheirs) return { ...entry.output, file: null };
  const { name, type, bytes } = kept.output;
  return { ...entry.output, file: new File([bytesOfText(bytes)], name, { type }) };
}

/** The draft of the form of My Documents: what was typed, and apart from it, since it is large, the file. */
export function useDocumentDraft() {
  const typed = useDraft('MyDocuments');
  const attached = useDraft('MyDocuments file');
  const { keep: keepTyped, forget: forgetTyped } = typed;
  const { keep: keepBytes, forget: forgetBytes } = attached;
  /** The file whose bytes are wanted: read too late, they would lie there after a save, a removal or a logout. */
  const wanted = useRef<File | null>(null);

  const found = useMemo(() => {
    if (!typed.found || !attached.found) return null;
    const entry = readEntry(typed.found.draft, attached.found.draft);
    return { entry, savedAt: typed.found.draft?.savedAt ?? 0 };
  }, [typed.found, attached.found]);

  const keep = useCallback((entry: Omit<DocumentEntry, 'file'>) => keepTyped({ ...entry }), [keepTyped]);
  const keepFile = useCallback(
    async (file: File) => {
      wanted.current = file;
      const bytes = await textOfBytes(file);
      if (wanted.current === file) keepBytes({ name: file.name, type: file.type, bytes });
    },
    [keepBytes],
  );
  const forgetFile = useCallback(() => {
    wanted.current = null;
    forgetBytes();
  }, [forgetBytes]);
  const forget = useCallback(() => {
    forgetTyped();
    forgetFile();
  }, [forgetTyped, forgetFile]);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  return { found, keep, keepFile, forgetFile, forget };
}

export type DocumentDraft = ReturnType<typeof useDocumentDraft>;
