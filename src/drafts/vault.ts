import { createStore, delMany, get, keys, promisifyRequest, set, type UseStore, update } from 'idb-keyval';

/** A text, and the mark that tells it from all others that are ever written under its name. */
export interface KeptText {
  text: string;
  mark: string;
}

/** Keeps short texts by name, unreadable to anybody who only has the disk. All tabs write to the same one. */
export interface Vault {
  /** @returns null where there is nothing; the text is empty where it cannot be opened */
  read(name: string): Promise<KeptText | null>;
  /** @returns the mark of what was written */
  write(name: string, text: string): Promise<string>;
  /** Takes a text away as long as it is the marked one: another tab may have put its own in that place. */
  removeMarked(name: string, mark: string): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  names(): Promise<string[]>;
}

/** For as long as the page lives: where there is no secure context or no storage. */
export function memoryVault(): Vault {
  const texts = new Map<string, KeptText>();
  let written = 0;
  return {
    read: async (name) => texts.get(name) ?? null,
    async write(name, text) {
      written += 1;
      const mark = String(written);
      texts.set(name, { text, mark });
      return mark;
    },
    async removeMarked(name, mark) {
      if (texts.get(name)?.mark === mark) texts.delete(name);
    },
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
  let key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
  // Another tab may have been quicker: what is sealed with a key that nobody kept can never be read again.
  await update<CryptoKey>(
    'key',
    (kept) => {
      key = kept ?? key;
      return key;
    },
    store,
  );
  return key;
}

interface Sealed {
  /** Never the same twice: the mark, too. */
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
      const opened = crypto.subtle.decrypt(sealing(sealed.iv, name), key, sealed.bytes);
      const text = await opened.then((bytes) => new TextDecoder().decode(bytes)).catch(() => '');
      return { text, mark: String(sealed.iv) };
    },
    async write(name, text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const bytes = await crypto.subtle.encrypt(sealing(iv, name), key, new TextEncoder().encode(text));
      await set(name, { iv, bytes } satisfies Sealed, store);
      return String(iv);
    },
    // One transaction, so that no other tab writes between the look and the removal.
    removeMarked: (name, mark) =>
      store('readwrite', async (texts) => {
        const sealed: Sealed | undefined = await promisifyRequest(texts.get(name));
        if (sealed && String(sealed.iv) === mark) await promisifyRequest(texts.delete(name));
      }),
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
