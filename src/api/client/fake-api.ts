import { vi } from 'vitest';
import { configureClient } from './client-settings.ts';

/** Base URL of the fake API. This file is for tests only. */
export const BASE = 'https://api.clinic.test/v1/';

/** Returns a reply in the contract's envelope. */
export function reply(data: unknown, status = 200, message = ''): Response {
  return Response.json({ status, message, data }, { status });
}

/** Returns a request's method and path, e.g. 'PUT userAuth/refresh'. */
export const nameOf = (request: Request) =>
  `${request.method} ${request.url.slice(BASE.length).replace(/\?.*$/, '')}`;

/**
 * Replaces the network with `answer`.
 * @returns the sent requests; the list grows with each
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

/** Fakes local storage, which Node lacks, with these entries. */
export function fakeStorage(entries: Record<string, string> = {}): Map<string, string> {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

/** Returns a token that expires at a time (ms since 1970), or that has this text as its claims. */
export function fakeToken(claims: number | string): string {
  const body = typeof claims === 'number' ? JSON.stringify({ exp: claims / 1000 }) : claims;
  return ['{"alg":"none"}', body, ''].map((part) => btoa(part)).join('.');
}
