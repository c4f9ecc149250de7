import { delMany, get, keys, promisifyRequest, set } from 'idb-keyval';
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
 * Returns an IndexedDB vault (AES-GCM). The name is authenticated, so texts cannot be swapped.
 * @throws Error if the browser has no IndexedDB
 */
async function encryptedVault(): Promise<Vault> {
  const key = await getBrowserKey('key', () =>
    crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']),
  );
  const store = openStore('intake-drafts', 'drafts');
  const storeOnce = inOneStep(store);
  /** Returns the parameters of the cipher, for a text under a name. */
  const cipherParams = (iv: EncryptedText['iv'], name: string) => ({
    name: ALGORITHM,
    iv,
    additionalData: new TextEncoder().encode(name),
  });
  return {
    async read(name) {
      const sealed = await get<EncryptedText>(name, storeOnce);
      if (!sealed) return null;
      const decrypted = crypto.subtle.decrypt(cipherParams(sealed.iv, name), key, sealed.bytes);
      const text = await decrypted.then((bytes) => new TextDecoder().decode(bytes)).catch(() => '');
      return { text, mark: String(sealed.iv) };
    },
    async write(name, text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const bytes = await crypto.subtle.encrypt(cipherParams(iv, name), key, new TextEncoder().encode(text));
      // One request: WebKit may carry out the first of two alone when the page is left.
      await set(name, { iv, bytes } satisfies EncryptedText, storeOnce);
      return String(iv);
    },
    // One transaction, so that no other tab writes between the check and the deletion.
    removeMarked: (name, mark) =>
      store('readwrite', async (texts) => {
        const sealed: EncryptedText | undefined = await promisifyRequest(texts.get(name));
        if (sealed && String(sealed.iv) === mark) await promisifyRequest(texts.delete(name));
      }),
    remove: (names) => delMany([...names], storeOnce),
    names: async () => (await keys<string>(storeOnce)).map(String),
  };
}

let openedVault: Promise<Vault> | null = null;

/** Returns this browser's vault, opened once: encrypted if possible, else in memory. */
export function openVault(): Promise<Vault> {
  openedVault ??= hasKeys() ? encryptedVault().catch(memoryVault) : Promise.resolve(memoryVault());
  return openedVault;
}
