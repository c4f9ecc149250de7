import type { EndpointName, Endpoints } from '#api/endpoints/endpoints.ts';
import { clientSettings, REPLY_TYPE } from './client-settings.ts';

type Path = Endpoints[EndpointName]['path'];
/** Path of an endpoint, with an optional query. */
export type ReadAddress = Path | `${Path}?${string}`;

/** Time that a reply is kept for its request, in ms: as long as a read counts as fresh. */
const MAX_AGE_MS = 30_000;

const prefetched = new Map<string, { reply: Promise<Response>; at: number }>();
const keyOf = (url: string, authorization: string) => `${authorization} ${url}`;

/** Sends reads before the code that requests them has loaded. That code gets the failures. */
export function prefetchReads(addresses: readonly ReadAddress[], token: string): void {
  const authorization = `Bearer ${token}`;
  for (const address of addresses) {
    const url = new URL(address, clientSettings.baseUrl).href;
    const reply = clientSettings.fetch(url, { headers: { accept: REPLY_TYPE, authorization } });
    // Prevents an unhandled rejection; the request that takes the reply gets the failure.
    reply.catch(() => undefined);
    prefetched.set(keyOf(url, authorization), { reply, at: Date.now() });
  }
}

/** Takes the reply to a read that was sent ahead with the same token. Each reply is used once. */
export function takePrefetched({ method, url, headers }: Request): Promise<Response> | undefined {
  if (prefetched.size === 0 || method !== 'GET') return undefined;
  const key = keyOf(url, headers.get('authorization') ?? '');
  const prefetchedRead = prefetched.get(key);
  prefetched.delete(key);
  return prefetchedRead && Date.now() - prefetchedRead.at < MAX_AGE_MS ? prefetchedRead.reply : undefined;
}
