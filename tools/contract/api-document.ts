import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Operation } from '#api/endpoints/operations.ts';

/** Path of the API document. */
export const apiDocumentPath = fileURLToPath(new URL('../../public/openapi.json', import.meta.url));

/** Path of the schemas of the replies that the app reads. */
export const readsPath = fileURLToPath(new URL('../../public/reads.json', import.meta.url));

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { responses: Record<string, unknown> }>>>>;
}

/** Returns a function that looks up the statuses of an operation in the API document. */
export function createStatusLookup(): (operation: Operation) => ReadonlySet<number> | undefined {
  const { paths } = JSON.parse(readFileSync(apiDocumentPath, 'utf8')) as ApiDocument;
  return ({ method, path }) => {
    const responses = paths[`/${path}`]?.[method.toLowerCase()]?.responses;
    return responses && new Set(Object.keys(responses).map(Number));
  };
}
