import { delMany, promisifyRequest, setMany, type UseStore } from 'idb-keyval';
import { readComputerTime } from '#mocks/page/computer-time.ts';
import { inOneStep, openStore } from '#ui/leaving/open-store.ts';
import type { Base, Cut, RecordedCall, Step } from '../step.ts';
import type { RecordedView } from '../view/view.ts';

/** Part of a recording as it is stored, each under a key of its own. */
export type StoredEntry =
  | { readonly kind: 'base'; readonly value: Base }
  | { readonly kind: 'step'; readonly value: Step }
  | { readonly kind: 'call'; readonly value: RecordedCall }
  | { readonly kind: 'view'; readonly value: RecordedView }
  | { readonly kind: 'cut'; readonly value: Cut };

/** Storage of one tab's recording. A failure is ignored: the recording is then lost at a reload. */
export interface RecordingStorage {
  read(): Promise<StoredEntry[]>;
  put(entry: StoredEntry): void;
  /** Removes entries by kind and order, such as 'step 12'. */
  remove(keys: readonly string[]): void;
}

/** Opens the database of all tabs' recordings. idb-keyval supports one store for each database. */
export const openRecordings = (name: string): UseStore => inOneStep(openStore(`${name} capsules`, 'entries'));

/** Key of the time at which a recording was used last, by the computer's clock. */
export const usedPrefix = 'used ';

/** Returns the range of the keys that begin with a text. */
export const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Returns the range of the keys of a recording's entries. */
export const rangeOfRecording = (id: string) => rangeOf(`${id} `);

/** Creates the storage in IndexedDB. @param recordingId id of the tab's recording */
export function createIndexedRecording(name: string, recordingId: string): RecordingStorage {
  const database = openRecordings(name);
  const prefix = `${recordingId} `;
  let changes = new Map<string, StoredEntry | null>();
  let writing: Promise<unknown> = Promise.resolve();

  async function write(batch: ReadonlyMap<string, StoredEntry | null>): Promise<void> {
    const put = [...batch].flatMap(([key, entry]): [string, StoredEntry][] =>
      entry ? [[prefix + key, entry]] : [],
    );
    const removed = [...batch].flatMap(([key, entry]) => (entry ? [] : [prefix + key]));
    await setMany([...put, [usedPrefix + recordingId, readComputerTime()]], database);
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
        return await database('readonly', (entries) =>
          promisifyRequest<StoredEntry[]>(entries.getAll(rangeOfRecording(recordingId))),
        );
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
