import type { Session } from '#api/session/session.ts';
import type { FirstRead } from './first-reads.ts';

/** Pages that index.html serves. The build writes them into it, for its inline script. */
export interface PageTable {
  /** URL of the API that answers early reads; null if none are sent. */
  api: string | null;
  /** URLs of the pages' files, below the app's base. */
  files: readonly string[];
  /** Visit that starts as another user, in a build that answers its calls itself; else null. */
  start: { search: string; files: readonly number[] } | null;
  /** Pages; the first whose pattern matches counts. */
  pages: readonly PageRow[];
}

export type PageRow = readonly [
  /** Role of the users who see it; null for a public page. */
  role: Session['role'] | null,
  /** Regular expression of its path below the base, with a group for each parameter. */
  pattern: string,
  /** Positions of its files in the list. */
  files: readonly number[],
  /** Calls that it sends first; empty without an API for them. */
  reads: readonly FirstRead[],
  /** Id of its heading in the early frame; null for none. */
  head: string | null,
];

/** Id of the element in index.html that holds the table as JSON. */
export const PAGE_TABLE_ID = 'page-table';
