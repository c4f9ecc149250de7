import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Operation } from '#radar/operations.ts';

/** Where the API document is. */
export const DOCUMENT = fileURLToPath(new URL('../../public/openapi.json', import.meta.url));

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { responses: Record<string, unknown> }>>>>;
}

/** Tells the statuses that the API document has for an operation. */
export function documentedStatuses(): (operation: Operation) => ReadonlySet<number> | undefined {
  const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as ApiDocument;
  return ({ method, path }) => {
    const responses = paths[`/${path}`]?.[method.toLowerCase()]?.responses;
    return responses && new Set(Object.keys(responses).map(Number));
  };
}
