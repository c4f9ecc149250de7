import type { Page } from 'playwright/test';

/** A database of the app's on the browser's disk: its keys, and all of it as text, bytes as characters. */
export interface DatabaseOnDisk {
  name: string;
  keys: string[];
  content: string;
}

/** Every database of this origin but the mock's own. */
export const databasesOnDisk = (page: Page): Promise<DatabaseOnDisk[]> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const plain = (_: string, value: unknown) => {
      if (!(value instanceof ArrayBuffer) && !ArrayBuffer.isView(value)) return value;
      const bytes = new Uint8Array(value instanceof ArrayBuffer ? value : value.buffer);
      return [...bytes].map((byte) => String.fromCharCode(byte)).join('');
    };
    const found = [];
    // Opened where it is not, a database would be made, and without its store.
    const known = (await indexedDB.databases()).map(({ name = '' }) => name);
    for (const name of known.filter((other) => !other.startsWith('clinic-mock'))) {
      const database = await settled(indexedDB.open(name));
      const kept = { name, keys: [] as string[], content: '' };
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([settled(entries.getAllKeys()), settled(entries.getAll())]);
        kept.keys.push(...keys.map(String));
        kept.content += JSON.stringify([keys, values], plain);
      }
      database.close();
      found.push(kept);
    }
    return found;
  });

/** All that a page and its browser hold at this moment, as one text: storages, databases, caches, the document itself. */
export async function everythingKept(page: Page): Promise<string> {
  const held = await page.evaluate(async () => {
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
  return [...held, ...databases.map(({ content }) => content)].join('\n');
}
