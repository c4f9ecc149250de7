import { documentMessages } from '#domain/documents/documents.ts';
import { MOST_FILE_BYTES } from '#domain/files/document-files.ts';
import { formatOfName, headOf } from '#domain/files/file-formats.ts';
import { sampleFile } from '#mocks/seed/sample-files.ts';
import type { Store } from '#mocks/store/store.ts';
import type { DocumentRecord } from '#mocks/store/tables.ts';
import { Problem } from './problem.ts';

/** Where a document's file is, relative to the API's base. A real server's address may lead anywhere. */
export const documentAddress = (id: string) => `intake/documents/${id}/file`;

/** The file as it was sent. @throws Problem 404 when its bytes are not here: snapshots leave them out */
export async function fileOf({ files }: Store, { id, sample }: DocumentRecord): Promise<Blob> {
  const file = sample ? sampleFile(sample) : await files.get(id);
  if (!file) throw new Problem(404, 'The file of this document is not there');
  return file;
}

/**
 * The server's own look at a file, whatever the form let through.
 * @param findProblem what is wrong with it, by its name and its first bytes
 * @throws Problem 400 or 413
 */
export async function refuseBadFile(
  file: File,
  findProblem: (file: File, head: Uint8Array) => string | null,
  mostBytes = MOST_FILE_BYTES,
): Promise<void> {
  if (file.size > mostBytes) throw new Problem(413, documentMessages.tooLarge);
  const problem = findProblem(file, await headOf(file));
  if (problem) throw new Problem(400, `file: ${problem}`);
}

/** Keeps the bytes. @returns what the record says of them */
export async function shelve({ files }: Store, id: string, file: File) {
  const mimeType = formatOfName(file.name)?.mimeTypes[0] ?? 'application/octet-stream';
  await files.put(id, new Blob([file], { type: mimeType }));
  return { documentName: file.name, mimeType, size: file.size };
}
