import type { Page } from 'playwright/test';

/** Persisted database of the app: its keys and its content as text, one character per byte. */
export interface DatabaseOnDisk {
  name: string;
  keys: string[];
  content: string;
}

/** Reads every database of this origin except the mock's. */
export const databasesOnDisk = (page: Page): Promise<DatabaseOnDisk[]> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const bytesAsText = (_: string, value: unknown) => {
      if (value instanceof Map) return [...value];
      if (!(value instanceof ArrayBuffer) && !ArrayBuffer.isView(value)) return value;
      const bytes = new Uint8Array(value instanceof ArrayBuffer ? value : value.buffer);
      return [...bytes].map((byte) => String.fromCharCode(byte)).join('');
    };
    const contents = [];
    // Opening a missing database would create it without its object store.
    const databaseNames = (await indexedDB.databases()).map(({ name = '' }) => name);
    for (const name of databaseNames.filter((other) => !other.startsWith('clinic-mock'))) {
      const database = await resultOf(indexedDB.open(name));
      const databaseContent = { name, keys: [] as string[], content: '' };
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([
          resultOf(entries.getAllKeys()),
          resultOf(entries.getAll()),
        ]);
        databaseContent.keys.push(...keys.map(String));
        databaseContent.content += JSON.stringify([keys, values], bytesAsText);
      }
      database.close();
      contents.push(databaseContent);
    }
    return contents;
  });

/** Returns all data of a page and its browser as text: storages, databases, caches, document. */
export async function readAllStoredData(page: Page): Promise<string> {
  const pageTexts = await page.evaluate(async () => {
    const caches = await window.caches.keys();
    const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
    return [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
      document.cookie,
      document.documentElement.outerHTML,
      ...fields.map(({ value }) => value),
      ...caches,
    ];
  });
  const databases = await databasesOnDisk(page);
  return [...pageTexts, ...databases.map(({ content }) => content)].join('\n');
}
