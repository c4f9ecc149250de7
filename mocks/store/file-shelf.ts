/** Where the bytes of uploaded files are: apart from the tables, so that a snapshot stays small plain JSON. */
export interface FileShelf {
  get(key: string): Promise<Blob | undefined>;
  put(key: string, file: Blob): Promise<void>;
  remove(key: string): Promise<void>;
  /** Takes everything away. */
  clear(): Promise<void>;
}

/** A shelf that lasts as long as the program runs. */
export function memoryFiles(): FileShelf {
  const files = new Map<string, Blob>();
  return {
    get: async (key) => files.get(key),
    put: async (key, file) => void files.set(key, file),
    remove: async (key) => void files.delete(key),
    clear: async () => files.clear(),
  };
}
