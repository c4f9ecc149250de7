/** Storage for uploaded files, apart from the tables, so that a snapshot is small plain JSON. */
export interface FileStorage {
  get(key: string): Promise<Blob | undefined>;
  put(key: string, file: Blob): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes all files. */
  clear(): Promise<void>;
}

/** Creates a storage in memory. */
export function createMemoryFiles(): FileStorage {
  const files = new Map<string, Blob>();
  return {
    get: async (key) => files.get(key),
    put: async (key, file) => void files.set(key, file),
    remove: async (key) => void files.delete(key),
    clear: async () => files.clear(),
  };
}
