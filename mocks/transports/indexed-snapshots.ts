import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { SavedSnapshot, SnapshotStorage } from '#mocks/store/snapshot-storage.ts';
import { openStore } from '#ui/leaving/open-store.ts';

/** Description and data are separate records: listing must not read megabytes of data. */
const descriptionKey = (name: string) => `about ${name}`;
const dataKey = (name: string) => `data ${name}`;
/** Range of the keys of all descriptions: \uffff sorts after any character of a name. */
const createDescriptionRange = () => IDBKeyRange.bound('about ', 'about \uffff');

const noRoomMessage =
  'This browser has no more room for the snapshot. Please delete another one, or export this one as a file.';
const notStoredMessage =
  'This browser does not keep snapshots: its storage is switched off or full. Please export the state as a file instead.';

const createTakenError = (name: string) =>
  new Error(`There is a snapshot “${name}” already. Please choose another name.`);
const createGoneError = (name: string) => new Error(`The snapshot “${name}” is no longer there.`);

/** Returns an error with a message for the user; the mock's own errors are returned unchanged. */
function toUserError(error: unknown): Error {
  if (error instanceof DOMException)
    return new Error(error.name === 'QuotaExceededError' ? noRoomMessage : notStoredMessage);
  // idb-keyval rejects with null if a transaction fails before its reason is known.
  return error instanceof Error ? error : new Error(notStoredMessage);
}

const readDescription = (records: IDBObjectStore, key: string) =>
  promisifyRequest<SavedSnapshot | undefined>(records.get(descriptionKey(key)));

function putSnapshot(records: IDBObjectStore, saved: SavedSnapshot, json: string): void {
  records.put(saved, descriptionKey(saved.name));
  records.put(json, dataKey(saved.name));
}

function deleteSnapshot(records: IDBObjectStore, key: string): void {
  records.delete(descriptionKey(key));
  records.delete(dataKey(key));
}

async function readJson(records: IDBObjectStore, key: string): Promise<string> {
  const json = await promisifyRequest<string | undefined>(records.get(dataKey(key)));
  if (json === undefined) throw createGoneError(key);
  return json;
}

/** Creates a function that runs a task in one transaction. */
const createTransactionRunner = (database: UseStore) =>
  async function runTransaction<T>(
    mode: IDBTransactionMode,
    task: (records: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    if (typeof indexedDB === 'undefined') throw new Error(notStoredMessage);
    try {
      return await database(mode, async (records) => {
        const result = await task(records);
        // Waits for the end of the transaction: a full disk fails there, not at the request.
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
  const runTransaction = createTransactionRunner(openStore(`${name} snapshots`, 'snapshots'));
  return {
    list: () =>
      runTransaction('readonly', async (records) => {
        const all = await promisifyRequest<SavedSnapshot[]>(records.getAll(createDescriptionRange()));
        return all.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
      }),
    add: (saved, json) =>
      runTransaction('readwrite', async (records) => {
        if (await readDescription(records, saved.name)) throw createTakenError(saved.name);
        putSnapshot(records, saved, json);
      }),
    replace: (saved, json) =>
      runTransaction('readwrite', async (records) => {
        if (!(await readDescription(records, saved.name))) throw createGoneError(saved.name);
        putSnapshot(records, saved, json);
      }),
    read: (key) => runTransaction('readonly', (records) => readJson(records, key)),
    rename: (key, newName) =>
      runTransaction('readwrite', async (records) => {
        const saved = await readDescription(records, key);
        if (!saved) throw createGoneError(key);
        if (await readDescription(records, newName)) throw createTakenError(newName);
        const json = await readJson(records, key);
        putSnapshot(records, { ...saved, name: newName }, json);
        deleteSnapshot(records, key);
      }),
    remove: (key) => runTransaction('readwrite', async (records) => deleteSnapshot(records, key)),
  };
}
