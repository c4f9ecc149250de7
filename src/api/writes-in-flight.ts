import type { Endpoint } from './contract/endpoint.ts';

/** Replaces a File by its metadata: a comparison of bytes would have to read them all. */
function replaceFile(_key: string, value: unknown): unknown {
  if (!(value instanceof File)) return value;
  const { name, size, type, lastModified } = value;
  return { name, size, type, lastModified };
}

/** Returns a text that is equal only for the same endpoint and the same input. */
export function signatureOf({ method, path }: Endpoint, input: unknown): string {
  return JSON.stringify([method, path, input], replaceFile);
}

const inFlight = new Map<string, Promise<unknown>>();

/**
 * Joins an identical write in flight and returns its outcome. Once settled, the write can be sent
 * again.
 * @param session owner of the write; two sessions never share one
 */
export function joinInFlight<T>(signature: string, session: string, send: () => Promise<T>): Promise<T> {
  const key = `${session} ${signature}`;
  const outcomeInFlight = inFlight.get(key);
  if (outcomeInFlight !== undefined) return outcomeInFlight as Promise<T>;
  const outcome = send().finally(() => {
    // After `clearInFlight`, the entry may belong to a later write of the same input.
    if (inFlight.get(key) === outcome) inFlight.delete(key);
  });
  inFlight.set(key, outcome);
  return outcome;
}

/** Keeps callers from joining writes of an earlier session. */
export function clearInFlight(): void {
  inFlight.clear();
}
