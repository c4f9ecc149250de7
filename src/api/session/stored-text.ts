/** Text in the browser's storage. */
export interface StoredText {
  read(): string | null;
  write(text: string): void;
  remove(): void;
}

/**
 * Creates access to a text in the browser's storage. A browser that blocks its storage, or whose
 * storage is full, throws; the text is then kept in memory until the next reload.
 * @param storage returns the storage, since a browser that blocks it may throw at its name already
 */
export function storedText(storage: () => Storage, key: string): StoredText {
  /** Text that the storage did not take, null if it did not remove one; undefined otherwise. */
  let inMemory: string | null | undefined;

  function change(text: string | null, apply: (storage: Storage) => void): void {
    try {
      apply(storage());
      inMemory = undefined;
    } catch {
      inMemory = text;
    }
  }

  return {
    read() {
      if (inMemory !== undefined) return inMemory;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (text) => change(text, (store) => store.setItem(key, text)),
    remove: () => change(null, (store) => store.removeItem(key)),
  };
}

/** Creates access to a text in the local storage, which all tabs share. */
export const localText = (key: string): StoredText => storedText(() => localStorage, key);
