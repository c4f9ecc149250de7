import { keys, promisifyRequest } from 'idb-keyval';
import { inOneStep, openStore } from '#ui/leaving/open-store.ts';
import { getBrowserKey, hasKeys } from './browser-key.ts';

/** Text with a mark that differs for each write under the same name. */
export interface StoredText {
  text: string;
  mark: string;
}

/** Encrypted storage of short texts by name, shared by all tabs. */
export interface Vault {
  /** @returns null if there is none; an empty text if it cannot be decrypted */
  read(name: string): Promise<StoredText | null>;
  /** @returns the mark of the written text */
  write(name: string, text: string): Promise<string>;
  /** Deletes a text if it still has the mark: another tab may have replaced it. */
  removeMarked(name: string, mark: string): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  names(): Promise<string[]>;
}

/** Returns a vault in memory, for pages without a secure context or storage. */
export function memoryVault(): Vault {
  const texts = new Map<string, StoredText>();
  let writeCount = 0;
  return {
    read: async (name) => texts.get(name) ?? null,
    async write(name, text) {
      writeCount += 1;
      const mark = String(writeCount);
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

/** Text as IndexedDB holds it. */
interface EncryptedText {
  /** Unique per write; serves as the mark. */
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/**
 * Returns the key of a text. With the mark in it, a deletion that spares newer texts is one step:
 * a page that is closed right after a save could not do a second one.
 */
const keyOf = (name: string, mark: string) => `${name} ${mark}`;
/** Returns the name in a key: a JSON array. Keys of earlier versions of the app have no mark. */
const nameIn = (key: string) => key.slice(0, key.lastIndexOf(']') + 1);
/** Returns the range of all keys with a name. */
const keysWith = (name: string) => IDBKeyRange.bound(name, keyOf(name, '\uffff'));

/**
 * Returns an IndexedDB vault (AES-GCM). The name is authenticated, so texts cannot be swapped.
 * @throws Error if the browser has no IndexedDB
 */
async function encryptedVault(): Promise<Vault> {
  const key = await getBrowserKey('key', () =>
    crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']),
  );
  const store = inOneStep(openStore('intake-drafts', 'drafts'));
  /** Returns the parameters of the cipher, for a text under a name. */
  const cipherParams = (iv: EncryptedText['iv'], name: string) => ({
    name: ALGORITHM,
    iv,
    additionalData: new TextEncoder().encode(name),
  });
  /** Deletes keys or ranges of keys. */
  const removeAll = (entries: readonly (string | IDBKeyRange)[]) =>
    store('readwrite', (texts) => {
      for (const entry of entries) texts.delete(entry);
      return promisifyRequest<void>(texts.transaction);
    });
  return {
    async read(name) {
      const sealed = await store('readonly', (texts) =>
        promisifyRequest<EncryptedText | undefined>(texts.get(keysWith(name))),
      );
      if (!sealed) return null;
      const decrypted = crypto.subtle.decrypt(cipherParams(sealed.iv, name), key, sealed.bytes);
      const text = await decrypted.then((bytes) => new TextDecoder().decode(bytes)).catch(() => '');
      return { text, mark: String(sealed.iv) };
    },
    async write(name, text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const mark = String(iv);
      const bytes = await crypto.subtle.encrypt(cipherParams(iv, name), key, new TextEncoder().encode(text));
      await store('readwrite', (texts) => {
        texts.delete(keysWith(name));
        texts.put({ iv, bytes } satisfies EncryptedText, keyOf(name, mark));
        return promisifyRequest(texts.transaction);
      });
      return mark;
    },
    removeMarked: (name, mark) => removeAll([keyOf(name, mark), name]),
    remove: (names) => removeAll(names.map(keysWith)),
    names: async () => (await keys<string>(store)).map(nameIn),
  };
}

let openedVault: Promise<Vault> | null = null;

/** Returns this browser's vault, opened once: encrypted if possible, else in memory. */
export function openVault(): Promise<Vault> {
  openedVault ??= hasKeys() ? encryptedVault().catch(memoryVault) : Promise.resolve(memoryVault());
  return openedVault;
}
