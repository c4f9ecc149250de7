import type { Digests } from '#domain/seen-answers/changes.ts';
import type { SeenItem } from '#domain/seen-answers/seen-items.ts';
import { addSightings, type Sightings } from '#domain/seen-answers/sightings.ts';
import { openSeenStore, type SeenStore } from './seen-store.ts';

/**
 * Digests of the answers of a patient's intake that a user has seen, on this device. Names and ids
 * are digests too, so that nothing on the disk can be read (decision 113).
 */
export class SeenAnswers {
  readonly #store: SeenStore;
  readonly #owner: readonly string[];
  /** Sightings of this page, which may not be written yet. */
  #added: Sightings = new Map();

  constructor(store: SeenStore, userId: string, patientId: string) {
    this.#store = store;
    this.#owner = [userId, patientId];
  }

  /** Makes the digests of items of a section. Equal texts of two items have different digests. */
  async digest(module: string, items: readonly Pick<SeenItem, 'name' | 'text'>[]): Promise<Digests> {
    const digests = items.map(
      async ({ name, text }) => [name, await this.#makeDigest(module, name, text)] as const,
    );
    return new Map(await Promise.all(digests));
  }

  /** Reads the digests of the last seen answers to items of a section. */
  async read(module: string, names: Iterable<string>): Promise<Digests> {
    const stored = await this.#store.read(await this.#makeDigest());
    const allSightings = addSightings(stored ?? new Map(), this.#added, Date.now());
    const found = new Map<string, string>();
    for (const name of names) {
      const seen = allSightings.get(await this.#makeDigest(module, name));
      if (seen) found.set(name, seen.digest);
    }
    return found;
  }

  /**
   * Adds answers that were seen.
   * @param readAt time at which they were read from the server, in ms since 1970
   */
  async add(module: string, seen: Digests, readAt: number): Promise<void> {
    const addedEntries = Array.from(
      seen,
      async ([name, digest]) => [await this.#makeDigest(module, name), { digest, readAt }] as const,
    );
    const added = new Map(await Promise.all(addedEntries));
    const now = Date.now();
    this.#added = addSightings(this.#added, added, now);
    await this.#store.update(await this.#makeDigest(), (known) =>
      addSightings(known ?? new Map(), added, now),
    );
  }

  /** Deletes all sightings of the patient by the user. */
  async forget(): Promise<void> {
    this.#added = new Map();
    await this.#store.remove(await this.#makeDigest());
  }

  #makeDigest(...texts: readonly string[]): Promise<string> {
    return this.#store.makeDigest(...this.#owner, ...texts);
  }
}

/**
 * Opens the digests of a patient's answers that a user has seen.
 * @returns null in a browser that keeps no keys, where no answer is marked
 */
export async function openSeenAnswers(userId: string, patientId: string): Promise<SeenAnswers | null> {
  const store = await openSeenStore();
  return store && new SeenAnswers(store, userId, patientId);
}

/**
 * Deletes the digests of a patient's answers, after the user has lost access to them. It never
 * rejects: without a store there are none.
 */
export async function forgetSeenAnswers(userId: string, patientId: string): Promise<void> {
  await openSeenAnswers(userId, patientId)
    .then((seen) => seen?.forget())
    .catch(() => {});
}
