import { vi } from 'vitest';
import { configureClient } from './client-settings.ts';

/** For tests only: a network of one's own, and a local storage that Node does not have. */
export const BASE = 'https://api.clinic.test/v1/';

/** A reply in the contract's envelope. */
export function reply(data: unknown, status = 200, message = ''): Response {
  return Response.json({ status, message, data }, { status });
}

/** An endpoint's path and method, as in 'PUT userAuth/refresh'. */
export const nameOf = (request: Request) =>
  `${request.method} ${request.url.slice(BASE.length).replace(/\?.*$/, '')}`;

/**
 * Puts `answer` in the place of the network.
 * @returns every request that was sent, as it happens
 */
export function fakeApi(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const sent: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(request.clone());
    return answer(request);
  };
  configureClient({ baseUrl: BASE, fetch });
  return sent;
}

/** A local storage in memory that begins with these entries. */
export function fakeStorage(entries: Record<string, string> = {}): Map<string, string> {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

/** A token that ends at a moment (milliseconds since 1970), or that carries this text as its claims. */
export function fakeToken(claims: number | string): string {
  const body = typeof claims === 'number' ? JSON.stringify({ exp: claims / 1000 }) : claims;
  return ['{"alg":"none"}', body, ''].map((part) => btoa(part)).join('.');
}
