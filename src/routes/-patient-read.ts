import type { ReadAddress } from '#api/client/sent-ahead.ts';

/** The read of a patient's data, as a physician sends it. */
export const patientRead = (patientId: string): ReadAddress =>
  `physician/patient?${new URLSearchParams({ patientId })}`;

/** Whose page an address is; undefined for every other page. */
export function patientIn(pathname: string): string | undefined {
  const id = /^\/physician\/(?:patient|update)-profile\/([^/]+)/.exec(pathname)?.[1];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return id;
  }
}
