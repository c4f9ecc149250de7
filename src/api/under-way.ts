import type { Endpoint } from './contract/endpoint.ts';

/** Of a file, what tells it from another one: to compare the bytes would mean to read them all. */
function inWords(_key: string, value: unknown): unknown {
  if (!(value instanceof File)) return value;
  const { name, size, type, lastModified } = value;
  return { name, size, type, lastModified };
}

/** The same text for the same endpoint with the same input, and for nothing else. */
export function signatureOf({ method, path }: Endpoint, input: unknown): string {
  return JSON.stringify([method, path, input], inWords);
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * A write that is under way is not sent again: whoever asks for the very same one is given its outcome. Once it has
 * settled it may be sent anew.
 * @param session whose write it is; two sessions never share one
 */
export function joinUnderWay<T>(signature: string, session: string, send: () => Promise<T>): Promise<T> {
  const key = `${session} ${signature}`;
  const known = underWay.get(key);
  if (known !== undefined) return known as Promise<T>;
  const outcome = send().finally(() => {
    if (underWay.get(key) === outcome) underWay.delete(key);
  });
  underWay.set(key, outcome);
  return outcome;
}

/** Nobody joins what an earlier session has sent. */
export function forgetUnderWay(): void {
  underWay.clear();
}
