import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

/** Keeps short texts by name, unreadable to anybody who only has the disk. */
export interface Vault {
  read(name: string): Promise<string | null>;
  write(name: string, text: string): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  names(): Promise<string[]>;
}

/** For as long as the page lives: where there is no secure context or no storage. */
export function memoryVault(): Vault {
  const texts = new Map<string, string>();
  return {
    read: async (name) => texts.get(name) ?? null,
    write: async (name, text) => void texts.set(name, text),
    remove: async (names) => {
      for (const name of names) texts.delete(name);
    },
    names: async () => [...texts.keys()],
  };
}

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

/** The browser's own key: made once, kept where scripts can use it and nobody can copy it out. */
async function browserKey(store: UseStore): Promise<CryptoKey> {
  const known = await get<CryptoKey>('key', store);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await set('key', made, store);
  return made;
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/**
 * In IndexedDB, encrypted (AES-GCM); the name is sealed in, so that a text put under another name opens for nobody.
 * @throws whatever the browser throws when it has no IndexedDB
 */
async function encryptedVault(): Promise<Vault> {
  const key = await browserKey(createStore('intake-draft-key', 'key'));
  const store = createStore('intake-drafts', 'drafts');
  const sealing = (iv: Sealed['iv'], name: string) => ({
    name: ALGORITHM,
    iv,
    additionalData: new TextEncoder().encode(name),
  });
  return {
    async read(name) {
      const sealed = await get<Sealed>(name, store);
      if (!sealed) return null;
      const bytes = await crypto.subtle.decrypt(sealing(sealed.iv, name), key, sealed.bytes);
      return new TextDecoder().decode(bytes);
    },
    async write(name, text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const bytes = await crypto.subtle.encrypt(sealing(iv, name), key, new TextEncoder().encode(text));
      await set(name, { iv, bytes } satisfies Sealed, store);
    },
    remove: (names) => delMany([...names], store),
    names: async () => (await keys<string>(store)).map(String),
  };
}

let opened: Promise<Vault> | null = null;

/** The vault of this browser, opened once: encrypted where it can be, else in memory only. */
export function openVault(): Promise<Vault> {
  const canEncrypt = isSecureContext && 'subtle' in crypto && typeof indexedDB !== 'undefined';
  opened ??= canEncrypt ? encryptedVault().catch(memoryVault) : Promise.resolve(memoryVault());
  return opened;
}
