import { del, get, update } from 'idb-keyval';
import type { Sightings } from '#domain/seen-answers/sightings.ts';
import { inOneStep, openStore } from '#ui/leaving/open-store.ts';
import { getBrowserKey, hasKeys } from './browser-key.ts';

/** Length of a digest in bytes: 96 bits never meet by chance, and take half of the space. */
const DIGEST_BYTES = 12;

/** Returns the digest of some texts, which cannot be made or compared without the key. */
export type MakeDigest = (...texts: readonly string[]) => Promise<string>;

/** Sightings of this browser, by names that are digests. Every method may reject. */
export interface SeenStore {
  readonly makeDigest: MakeDigest;
  read(name: string): Promise<Sightings | undefined>;
  /** Changes an entry in one transaction, so that two tabs never lose each other's sightings. */
  update(name: string, change: (known: Sightings | undefined) => Sightings): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Makes the key of the digests. */
export const makeDigestKey = () =>
  crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']);

/** Returns digests (HMAC) with a key. */
export function digestsWith(key: CryptoKey): MakeDigest {
  return async (...texts) => {
    const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(JSON.stringify(texts)));
    return btoa(String.fromCharCode(...new Uint8Array(bytes, 0, DIGEST_BYTES)));
  };
}

/** Opens the store in IndexedDB. @throws Error if the browser has none */
async function browserStore(): Promise<SeenStore> {
  const key = await getBrowserKey('seen-answers', makeDigestKey);
  const store = openStore('intake-seen-answers', 'seen');
  return {
    makeDigest: digestsWith(key),
    read: (name) => get(name, inOneStep(store)),
    update: (name, change) => update(name, change, store),
    remove: (name) => del(name, inOneStep(store)),
  };
}

let openedStore: Promise<SeenStore | null> | null = null;

/** Returns this browser's store, opened once; null where a browser keeps no keys. */
export function openSeenStore(): Promise<SeenStore | null> {
  openedStore ??= hasKeys() ? browserStore().catch(() => null) : Promise.resolve(null);
  return openedStore;
}
