import { createOwnNames, type OwnNames } from './own-names.ts';

/** Keys that all seats share: color scheme, choice of the console, results of the charters. */
const sharedKeys: ReadonlySet<string> = new Set([
  'mantine-color-scheme-value',
  'mockConsole',
  'mockCharters',
]);

const createKeys = (owner: string) => createOwnNames(owner, (key) => sharedKeys.has(key));

/** Keys of the seat whose entries the storages show; null until they are separated. */
let ownKeys: OwnNames | null = null;

/** Replaces the methods of local and session storage by those that see one seat's entries only. */
function replaceMethods(): void {
  const { getItem, setItem, removeItem, key: keyAt } = Storage.prototype;
  const countEntries = Object.getOwnPropertyDescriptor(Storage.prototype, 'length')?.get;
  const toBrowser = (key: unknown) => ownKeys?.toBrowser(String(key)) ?? String(key);
  /** Lists the seat's own and the shared keys, as the app knows them. */
  const listKeys = (storage: Storage): string[] =>
    Array.from({ length: countEntries?.call(storage) ?? 0 }, (_, index) => keyAt.call(storage, index) ?? '')
      .map((key) => ownKeys?.toApp(key) ?? null)
      .filter((key) => key !== null);

  Object.defineProperties(Storage.prototype, {
    getItem: {
      value(this: Storage, key: string) {
        return getItem.call(this, toBrowser(key));
      },
    },
    setItem: {
      value(this: Storage, key: string, value: string) {
        setItem.call(this, toBrowser(key), value);
      },
    },
    removeItem: {
      value(this: Storage, key: string) {
        removeItem.call(this, toBrowser(key));
      },
    },
    clear: {
      value(this: Storage) {
        for (const key of listKeys(this)) if (!sharedKeys.has(key)) this.removeItem(key);
      },
    },
    key: {
      value(this: Storage, index: number) {
        return listKeys(this)[index] ?? null;
      },
    },
    length: {
      get(this: Storage) {
        return listKeys(this).length;
      },
    },
  });
}

/** Keeps the changes of other seats from the app, and translates the keys of its own. */
function translateEvent(event: StorageEvent): void {
  // Null means that the browser has removed the entries of all seats.
  if (event.key === null) return;
  const key = ownKeys?.toApp(event.key) ?? null;
  if (key === null) event.stopImmediatePropagation();
  else Object.defineProperty(event, 'key', { value: key });
}

/** Separates local and session storage from those of all other seats. */
export function separateStorage(seat: string): void {
  if (!ownKeys) replaceMethods();
  ownKeys = createKeys(seat);
}

/** Separates the events of the storages, too. Call this before any other listener is added. */
export function separateStorageEvents(): void {
  window.addEventListener('storage', translateEvent, { capture: true });
}

/** Runs a task with other names of the entries. The task must be synchronous. */
function withKeys<T>(keys: OwnNames | null, task: () => T): T {
  const previousKeys = ownKeys;
  ownKeys = keys;
  try {
    return task();
  } finally {
    ownKeys = previousKeys;
  }
}

/**
 * Runs a task with the storages of another seat. The task must be synchronous.
 * @returns the task's result
 */
export const inStorageOf = <T>(seat: string, task: () => T): T => withKeys(createKeys(seat), task);

/** Runs a task with the names of entries as the browser has them, also in a seat. */
export const inStorageOfBrowser = <T>(task: () => T): T => withKeys(null, task);
