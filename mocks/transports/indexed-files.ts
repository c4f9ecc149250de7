import { clear, del, get, set } from 'idb-keyval';
import { createMemoryFiles, type FileStorage } from '#mocks/store/file-storage.ts';
import { inOneStep, openStore } from '#ui/leaving/open-store.ts';

/** File as bytes and type: some private windows cannot store a Blob. */
interface StoredFile {
  bytes: ArrayBuffer;
  type: string;
}

/**
 * Creates a storage in IndexedDB, shared by the tabs of one URL. Without IndexedDB or without space
 * in it, a file is kept in memory.
 */
export function createIndexedFiles(name: string): FileStorage {
  if (typeof indexedDB === 'undefined') return createMemoryFiles();
  // Separate database: idb-keyval supports one store for each database.
  const database = inOneStep(openStore(`${name} files`, 'files'));
  const memory = createMemoryFiles();
  const ignoreFailure = <T>(access: Promise<T>): Promise<T | undefined> => access.catch(() => undefined);
  return {
    async get(key) {
      const stored = await ignoreFailure(get<StoredFile>(key, database));
      return stored ? new Blob([stored.bytes], { type: stored.type }) : memory.get(key);
    },
    async put(key, file) {
      await memory.remove(key);
      const stored: StoredFile = { bytes: await file.arrayBuffer(), type: file.type };
      await set(key, stored, database).catch(() => memory.put(key, file));
    },
    async remove(key) {
      await Promise.all([ignoreFailure(del(key, database)), memory.remove(key)]);
    },
    async clear() {
      await Promise.all([ignoreFailure(clear(database)), memory.clear()]);
    },
  };
}
