import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '#api/contract/wire-schema.ts';
import { apiDocumentPath, readsPath } from '../api-document.ts';
import { compareDocuments } from './compare-documents.ts';
import { summarizeDifference, toDifferenceMarkdown } from './difference-report.ts';
import { loadDocument } from './load-document.ts';

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as Json;

/** Result of the comparison of an API's own document with ours. */
export interface SavedDifference {
  readonly markdown: string;
  readonly summary: string;
  /** True if an operation is missing or differs in a way that breaks the app. */
  readonly breaks: boolean;
}

/**
 * Compares an OpenAPI document with ours and saves the result.
 * @param source file or URL of the document; @param out folder of the result
 * @throws Error whose message says why the document cannot be read
 */
export async function saveDifference(source: string, out: string): Promise<SavedDifference> {
  const [ours, reads, theirs] = await Promise.all([
    readJson(apiDocumentPath),
    readJson(readsPath),
    loadDocument(source),
  ]);
  const difference = compareDocuments({ ours, reads, theirs });
  const heading = { document: source, at: new Date().toISOString() };
  const markdown = toDifferenceMarkdown(difference, heading);
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'openapi-diff.md'), markdown);
  await writeFile(
    join(out, 'openapi-diff.json'),
    `${JSON.stringify({ ...heading, ...difference }, null, 2)}\n`,
  );
  return {
    markdown,
    summary: summarizeDifference(difference),
    breaks: difference.operations.some(({ verdict }) => verdict === 'missing' || verdict === 'breaks'),
  };
}
