import { expect, type Page } from 'playwright/test';

/** The question what shall become of answers that were typed on an earlier visit. */
export const draftNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Unsaved answers from \d{1,2}:\d\d/ });

/** Names and everything else that a browser's disk holds of drafts, bytes as characters; empty where it holds nothing. */
export const draftsOnDisk = (page: Page): Promise<{ names: string[]; content: string }> =>
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
    const found = { names: [] as string[], content: '' };
    // Opened where it is not, a database would be made, and without its store.
    const known = (await indexedDB.databases()).map(({ name = '' }) => name);
    for (const name of known.filter((other) => other.startsWith('intake-draft'))) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([settled(entries.getAllKeys()), settled(entries.getAll())]);
        if (name === 'intake-drafts') found.names.push(...keys.map(String));
        found.content += JSON.stringify([keys, values], plain);
      }
      database.close();
    }
    return found;
  });

/** Waits until so many drafts are kept: they are written beside the typing, not before it. */
export const expectDrafts = (page: Page, count: number) =>
  expect.poll(async () => (await draftsOnDisk(page)).names.length).toBe(count);
