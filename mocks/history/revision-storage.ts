import { promisifyRequest } from 'idb-keyval';
import { openStore } from '#ui/leaving/open-store.ts';
import { type PackedText, sizeOf } from './packed-text.ts';
import type { ReplacedState, Revision, SessionEntries } from './revision.ts';

/** Storage of the revisions of one store, which the tabs of one URL share. */
export interface RevisionStorage {
  /** Stores a new revision, and how the state before it is made of it; null if unknown. */
  add(revision: Revision, replaced: ReplacedState | null): Promise<void>;
  /** Lists the revisions in the order of their numbers. */
  list(): Promise<Revision[]>;
  /** Reads how the states from a revision on are made of their next ones, newest first. */
  readDifferences(from: number): Promise<PackedText[]>;
  /** Reads the sessions of a replaced state; undefined for the newest one. */
  readSessions(number: number): Promise<SessionEntries | undefined>;
}

/** Largest number of revisions and of bytes that are kept. */
export interface RevisionLimits {
  count: number;
  bytes: number;
}

/** Number of revisions after which the limits are checked, which may be exceeded until then. */
const TRIM_INTERVAL = 10;

/** Revisions and their differences are separate records: listing must not read megabytes. */
const kinds = ['revision', 'sessions', 'size', 'difference'] as const;
type Kind = (typeof kinds)[number];

/** Returns the range of the keys of one kind, from a number to another. */
const rangeOf = (kind: Kind, from = 0, to = Number.MAX_SAFE_INTEGER) =>
  IDBKeyRange.bound([kind, from], [kind, to]);

/** Deletes the revisions before a number. */
function deleteBefore(records: IDBObjectStore, number: number): void {
  for (const kind of kinds) records.delete(rangeOf(kind, 0, number - 1));
}

/** Returns the number of the oldest revision that both limits allow. */
async function findOldestAllowed(records: IDBObjectStore, newest: number, limits: RevisionLimits) {
  const [numbers, sizes] = await Promise.all([
    promisifyRequest<IDBValidKey[]>(records.getAllKeys(rangeOf('size'))),
    promisifyRequest<number[]>(records.getAll(rangeOf('size'))),
  ]);
  let oldest = newest;
  let bytes = 0;
  // A gap in the numbers cuts off all older states: each is made of the next one.
  while (oldest > newest - limits.count + 1) {
    const size = sizes[numbers.findLastIndex((key) => Array.isArray(key) && key[1] === oldest - 1)];
    if (size === undefined || bytes + size > limits.bytes) break;
    bytes += size;
    oldest -= 1;
  }
  return oldest;
}

/** Creates a storage in IndexedDB, which keeps the newest revisions within its limits. */
export function createIndexedRevisions(name: string, limits: RevisionLimits): RevisionStorage {
  // Separate database: idb-keyval supports one store for each database.
  const run = openStore(`${name} history`, 'history');
  return {
    add: (revision, replaced) =>
      run('readwrite', async (records) => {
        const { number } = revision;
        records.put(revision, ['revision', number]);
        if (replaced) {
          records.put(replaced.sessions, ['sessions', number - 1]);
          records.put(sizeOf(replaced.difference), ['size', number - 1]);
          records.put(replaced.difference, ['difference', number - 1]);
        }
        if (number % TRIM_INTERVAL === 0)
          deleteBefore(records, await findOldestAllowed(records, number, limits));
      }),
    list: () =>
      run('readonly', (records) => promisifyRequest<Revision[]>(records.getAll(rangeOf('revision')))),
    readDifferences: (from) =>
      run('readonly', async (records) => {
        const range = rangeOf('difference', from);
        return (await promisifyRequest<PackedText[]>(records.getAll(range))).toReversed();
      }),
    readSessions: (number) =>
      run('readonly', (records) =>
        promisifyRequest<SessionEntries | undefined>(records.get(['sessions', number])),
      ),
  };
}
