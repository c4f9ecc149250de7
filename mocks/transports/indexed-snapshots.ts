import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { SavedSnapshot, SnapshotStorage } from '#mocks/store/snapshot-storage.ts';

/** Description and data are separate records: listing must not read megabytes of data. */
const aboutKey = (name: string) => `about ${name}`;
const dataKey = (name: string) => `data ${name}`;
const everyAbout = () => IDBKeyRange.bound('about ', 'about \uffff');

const NO_ROOM =
  'This browser has no more room for the snapshot. Please delete another one, or export this one as a file.';
const NOT_KEPT =
  'This browser does not keep snapshots: its storage is switched off or full. Please export the state as a file instead.';

const isTaken = (name: string) =>
  new Error(`There is a snapshot “${name}” already. Please choose another name.`);
const isGone = (name: string) => new Error(`The snapshot “${name}” is no longer there.`);

/** Returns an error with a message for the user; the mock's own errors are returned unchanged. */
function toUserError(error: unknown): Error {
  if (error instanceof DOMException)
    return new Error(error.name === 'QuotaExceededError' ? NO_ROOM : NOT_KEPT);
  // idb-keyval rejects with null if a transaction fails before its reason is known.
  return error instanceof Error ? error : new Error(NOT_KEPT);
}

const aboutOf = (records: IDBObjectStore, key: string) =>
  promisifyRequest<SavedSnapshot | undefined>(records.get(aboutKey(key)));

function put(records: IDBObjectStore, saved: SavedSnapshot, json: string): void {
  records.put(saved, aboutKey(saved.name));
  records.put(json, dataKey(saved.name));
}

function take(records: IDBObjectStore, key: string): void {
  records.delete(aboutKey(key));
  records.delete(dataKey(key));
}

async function read(records: IDBObjectStore, key: string): Promise<string> {
  const json = await promisifyRequest<string | undefined>(records.get(dataKey(key)));
  if (json === undefined) throw isGone(key);
  return json;
}

/** Creates a function that runs a task in one transaction. */
const transactionsIn = (database: UseStore) =>
  async function step<T>(
    mode: IDBTransactionMode,
    task: (records: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    if (typeof indexedDB === 'undefined') throw new Error(NOT_KEPT);
    try {
      return await database(mode, async (records) => {
        const result = await task(records);
        if (mode === 'readwrite') await promisifyRequest(records.transaction);
        return result;
      });
    } catch (error) {
      throw toUserError(error);
    }
  };

/**
 * Creates a storage in IndexedDB, shared by the tabs of one URL. Each step is one transaction: if
 * two tabs use the same new name, one of them is refused.
 */
export function createIndexedSnapshots(name: string): SnapshotStorage {
  const step = transactionsIn(createStore(`${name} snapshots`, 'snapshots'));
  return {
    list: () =>
      step('readonly', async (records) => {
        const all = await promisifyRequest<SavedSnapshot[]>(records.getAll(everyAbout()));
        return all.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
      }),
    add: (saved, json) =>
      step('readwrite', async (records) => {
        if (await aboutOf(records, saved.name)) throw isTaken(saved.name);
        put(records, saved, json);
      }),
    replace: (saved, json) =>
      step('readwrite', async (records) => {
        if (!(await aboutOf(records, saved.name))) throw isGone(saved.name);
        put(records, saved, json);
      }),
    read: (key) => step('readonly', (records) => read(records, key)),
    rename: (key, newName) =>
      step('readwrite', async (records) => {
        const saved = await aboutOf(records, key);
        if (!saved) throw isGone(key);
        if (await aboutOf(records, newName)) throw isTaken(newName);
        const json = await read(records, key);
        put(records, { ...saved, name: newName }, json);
        take(records, key);
      }),
    remove: (key) => step('readwrite', async (records) => take(records, key)),
  };
}
