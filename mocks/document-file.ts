import { Problem } from './problem.ts';
import { sampleFile } from './seed/sample-files.ts';
import type { Store } from './store.ts';
import type { DocumentRecord } from './tables.ts';

/** Where a document's file is, relative to the API's base. A real server's address may lead anywhere. */
export const documentAddress = (id: string) => `intake/documents/${id}/file`;

/** The file as it was sent. @throws Problem 404 when its bytes are not here: snapshots leave them out */
export async function fileOf({ files }: Store, { id, sample }: DocumentRecord): Promise<Blob> {
  const file = sample ? sampleFile(sample) : await files.get(id);
  if (!file) throw new Problem(404, 'The file of this document is not there');
  return file;
}
