import { documentMessages } from '#domain/documents/documents.ts';
import { MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { formatOfName, readHead } from '#domain/files/file-formats.ts';
import { getSampleFile } from '#mocks/seed/sample-files.ts';
import type { Store } from '#mocks/store/store.ts';
import type { DocumentRecord } from '#mocks/store/tables.ts';
import { Problem } from './problem.ts';

/** Returns the URL of a document's file, relative to the API's base. A real server's may differ. */
export const buildDocumentUrl = (id: string) => `intake/documents/${id}/file`;

/** Returns a document's file. @throws Problem 404 without its bytes: snapshots leave them out */
export async function readDocumentFile({ files }: Store, { id, sample }: DocumentRecord): Promise<Blob> {
  const file = sample ? getSampleFile(sample) : await files.get(id);
  if (!file) throw new Problem(404, 'The file of this document is not there');
  return file;
}

/**
 * Validates a file on the server, independent of the form.
 * @param findProblem returns an error message by the file's name and first bytes, or null
 * @throws Problem 400 or 413
 */
export async function refuseBadFile(
  file: File,
  findProblem: (file: File, head: Uint8Array) => string | null,
  maxBytes = MAX_FILE_BYTES,
): Promise<void> {
  if (file.size > maxBytes) throw new Problem(413, documentMessages.tooLarge);
  const problem = findProblem(file, await readHead(file));
  if (problem) throw new Problem(400, `file: ${problem}`);
}

/** Stores the bytes of a file. @returns its fields of the document's record */
export async function storeFile({ files }: Store, id: string, file: File) {
  const mimeType = formatOfName(file.name)?.mimeTypes[0] ?? 'application/octet-stream';
  await files.put(id, new Blob([file], { type: mimeType }));
  return { documentName: file.name, mimeType, size: file.size };
}
