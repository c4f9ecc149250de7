import { findWord } from './values/find-word.ts';

/** Status of an invited patient who has not signed up. The only documented status (decision 71). */
export const PENDING = 'pending';

/** Status of a deceased patient, as the mock spells it. It alone dims a row (decision 71). */
export const DECEASED = 'deceased';

/** Status of a patient who has signed up, as the mock spells it. Being usual, it has no badge. */
export const ACTIVE = 'active';

/** `ACTIVE` is left out: the badge of a row, its only use, ignores the case by itself. */
export const knownStatuses: readonly string[] = [PENDING, DECEASED];

/** Normalizes the case of a known status (decision 63); returns any other status unchanged. */
export function readStatus(status: string): string {
  return findWord(knownStatuses, status) ?? status;
}
