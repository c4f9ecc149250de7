import { get, update } from 'idb-keyval';
import { inOneStep, openStore } from '#ui/leaving/open-store.ts';

/** Returns true if the page can have keys: a secure context with a database. */
export const hasKeys = () => isSecureContext && 'subtle' in crypto && typeof indexedDB !== 'undefined';

/**
 * Returns a key of this browser, which is made once and which scripts can use but not export.
 * @throws Error if the browser has no IndexedDB
 */
export async function getBrowserKey(name: string, makeKey: () => Promise<CryptoKey>): Promise<CryptoKey> {
  const store = openStore('intake-draft-key', 'key');
  const storedKey = await get<CryptoKey>(name, inOneStep(store));
  if (storedKey) return storedKey;
  let key = await makeKey();
  // Another tab may have stored its key first; texts with a key that is not stored are lost.
  await update<CryptoKey>(
    name,
    (kept) => {
      key = kept ?? key;
      return key;
    },
    store,
  );
  return key;
}
