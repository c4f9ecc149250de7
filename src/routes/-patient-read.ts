import type { ReadAddress } from '#api/client/prefetched-reads.ts';

/** Returns the path by which a physician reads a patient. */
export const patientReadAddress = (patientId: string): ReadAddress =>
  `physician/patient?${new URLSearchParams({ patientId })}`;

/** Returns the patient's id in the path of a patient's page; else undefined. */
export function patientIdIn(pathname: string): string | undefined {
  const id = /^\/physician\/(?:patient|update)-profile\/([^/]+)/.exec(pathname)?.[1];
  try {
    return id && decodeURIComponent(id);
  } catch {
    // The id has a malformed escape sequence, and is taken as it is.
    return id;
  }
}
