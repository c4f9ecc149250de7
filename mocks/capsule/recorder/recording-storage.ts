import { createStore, delMany, entries, setMany } from 'idb-keyval';
import type { Base, RecordedCall, Step } from '../step.ts';
import type { RecordedView } from '../view/view.ts';

/** Part of a recording as it is stored, each under a key of its own. */
export type StoredEntry =
  | { readonly kind: 'base'; readonly value: Base }
  | { readonly kind: 'step'; readonly value: Step }
  | { readonly kind: 'call'; readonly value: RecordedCall }
  | { readonly kind: 'view'; readonly value: RecordedView };

/** Storage of one tab's recording. A failure is ignored: the recording is then lost at a reload. */
export interface RecordingStorage {
  read(): Promise<StoredEntry[]>;
  put(entry: StoredEntry): void;
  /** Removes entries by kind and order, such as 'step 12'. */
  remove(keys: readonly string[]): void;
}

/** Stored entry with the time of its last change, by which old recordings are removed. */
type DatedEntry = StoredEntry & { readonly storedAt: number };

/** Age in ms of a recording that no tab continues. */
const maxAgeMs = 24 * 3_600_000;

/**
 * Creates the storage in IndexedDB. Recordings of other tabs that are older than a day are removed.
 * @param recordingId id of the tab's recording
 */
export function createIndexedRecording(name: string, recordingId: string): RecordingStorage {
  // Separate database: idb-keyval supports one store for each database.
  const database = createStore(`${name} capsules`, 'entries');
  const prefix = `${recordingId} `;
  let changes = new Map<string, StoredEntry | null>();
  let writing: Promise<unknown> = Promise.resolve();

  async function write(batch: ReadonlyMap<string, StoredEntry | null>): Promise<void> {
    const storedAt = Date.now();
    const put = [...batch].flatMap(([key, entry]): [string, DatedEntry][] =>
      entry ? [[prefix + key, { ...entry, storedAt }]] : [],
    );
    const removed = [...batch].flatMap(([key, entry]) => (entry ? [] : [prefix + key]));
    if (put.length > 0) await setMany(put, database);
    if (removed.length > 0) await delMany(removed, database);
  }

  /** Writes the changes of one task together, in their order. */
  function change(key: string, entry: StoredEntry | null): void {
    if (changes.size === 0)
      queueMicrotask(() => {
        const batch = changes;
        changes = new Map();
        writing = writing.then(() => write(batch)).catch(() => {});
      });
    changes.set(key, entry);
  }

  return {
    async read() {
      try {
        const all = await entries<string, DatedEntry>(database);
        const isOld = ([key, { storedAt }]: [string, DatedEntry]) =>
          !key.startsWith(prefix) && storedAt < Date.now() - maxAgeMs;
        const oldKeys = all.filter(isOld).map(([key]) => key);
        if (oldKeys.length > 0) await delMany(oldKeys, database);
        return all.filter(([key]) => key.startsWith(prefix)).map(([, entry]) => entry);
      } catch {
        return [];
      }
    },
    put: (entry) => change(`${entry.kind} ${entry.value.order}`, entry),
    remove: (keys) => {
      for (const key of keys) change(key, null);
    },
  };
}

/** Creates a storage that keeps nothing, for a browser without IndexedDB and for tests. */
export const createNoRecording = (): RecordingStorage => ({
  read: async () => [],
  put: () => {},
  remove: () => {},
});
