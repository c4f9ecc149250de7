import { useRef, useState } from 'react';
import { toastDuration } from '#api/contract/endpoint.ts';
import { documentMessages, type PatientDocument } from '#domain/documents/documents.ts';
import { findFileProblem } from '#domain/files/document-files.ts';
import { readHead } from '#domain/files/file-formats.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { showToast } from '#ui/feedback/show-toast.ts';
import type { DocumentEntry } from './use-document-draft.ts';

const UNREADABLE = 'This file could not be read. Please try again or choose another one.';

/** Returns an error if the browser had no space to store the file of a restored draft. */
function lostFileMessage(restored: DocumentEntry | null): string | null {
  if (!restored?.fileName || restored.file) return null;
  return `The file “${restored.fileName}” could not be kept. Please choose it again.`;
}

/** Returns the reason why a file cannot be attached; null if it can. */
async function problemOf(file: File): Promise<string | null> {
  try {
    return findFileProblem(file, await readHead(file));
  } catch {
    // A folder, or a file that was deleted after it was chosen.
    return UNREADABLE;
  }
}

/**
 * State of a document's only file (intake §4): a second file is refused with a message.
 * @param document document to update, whose stored file counts as attached
 * @param restored restored draft
 */
export function useAttachment(document: PatientDocument | null, restored: DocumentEntry | null) {
  const [storedDocument, setStoredDocument] = useState(document?.url ? document : null);
  const [file, setFile] = useState<File | null>(restored?.file ?? null);
  const [problem, setProblem] = useState<string | null>(() => lostFileMessage(restored));
  const announce = useAnnounce();
  const chosenLast = useRef<File | null>(null);
  const isAttached = storedDocument !== null || file !== null;

  /** Says at the field and in a toast that a document has one file. */
  function refuseFurtherFile() {
    const message = documentMessages.secondFile;
    setProblem(message);
    void showToast({ kind: 'error', message, durationMs: toastDuration.standard });
  }

  /** Attaches the first of the chosen files, unless it has a problem. */
  async function attach([first, ...furtherFiles]: readonly File[]) {
    if (!first) return;
    if (isAttached) return refuseFurtherFile();
    chosenLast.current = first;
    const fileProblem = await problemOf(first);
    // A file that was chosen since then replaces this one, whichever is read first.
    if (chosenLast.current !== first) return;
    setProblem(fileProblem);
    if (fileProblem) return announce(fileProblem);
    setFile(first);
    announce(`${first.name} is attached`);
    if (furtherFiles.length > 0) refuseFurtherFile();
  }

  function remove() {
    announce(`${file?.name ?? storedDocument?.documentName ?? 'The file'} is removed`);
    setStoredDocument(null);
    setFile(null);
    setProblem(null);
  }

  return {
    /** Document whose stored file is kept. */
    storedDocument,
    file,
    isAttached,
    problem,
    attach,
    remove,
    hasChanged: file !== null || storedDocument !== (document?.url ? document : null),
  };
}
