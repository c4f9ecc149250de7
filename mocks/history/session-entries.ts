import { sessionKeys } from '#api/session/stored-session.ts';
import { createOwnNames } from '#mocks/seats/own-names.ts';
import { listSeatNames } from '#mocks/seats/seat-name.ts';
import { inStorageOfBrowser } from '#mocks/seats/separate-storage.ts';
import type { SessionEntries } from './revision.ts';

/** Keys of the sessions of all pages and seats, as the browser stores them. */
const storedKeys: readonly string[] = [
  ...sessionKeys,
  ...listSeatNames().flatMap((seat) => sessionKeys.map(createOwnNames(seat).toBrowser)),
];

/** Reads the sessions of all pages and seats; none if the browser has no storage. */
export function readSessionEntries(): SessionEntries {
  return inStorageOfBrowser(() => {
    try {
      const entries = storedKeys.map((key) => [key, localStorage.getItem(key)] as const);
      return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
    } catch {
      return {};
    }
  });
}

/** Replaces the sessions of all pages and seats. */
export function restoreSessionEntries(entries: SessionEntries): void {
  inStorageOfBrowser(() => {
    try {
      for (const key of storedKeys) {
        const value = entries[key];
        if (value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      }
    } catch {
      // Without storage, the page has had no session that outlives it.
    }
  });
}
