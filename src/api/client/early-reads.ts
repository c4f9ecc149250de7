import { REPLY_TYPE } from './client-settings.ts';

interface EarlyRead {
  reply: Promise<Response>;
  /** Time at which it was sent, in ms since 1970. */
  at: number;
}

declare global {
  /** Reads that index.html has sent before the app's script has loaded, by their keys. */
  var earlyReads: Map<string, EarlyRead> | undefined;
}

/** Time that a reply is kept for its request, in ms: as long as a read counts as fresh. */
const MAX_AGE_MS = 30_000;

const keyOf = (url: string, authorization: string) => `${authorization} ${url}`;

/**
 * Sends reads before the code that requests them has loaded. That code gets the failures.
 * @param base URL of the API
 * @param addresses paths below it, with their queries
 */
export function sendEarlyReads(base: string, addresses: readonly string[], token: string): void {
  const authorization = `Bearer ${token}`;
  const replies = new Map<string, EarlyRead>();
  globalThis.earlyReads = replies;
  for (const address of addresses) {
    const url = new URL(address, base).href;
    const reply = fetch(url, { headers: { accept: REPLY_TYPE, authorization } });
    // Prevents an unhandled rejection; the request that takes the reply gets the failure.
    reply.catch(() => undefined);
    replies.set(keyOf(url, authorization), { reply, at: Date.now() });
  }
}

/** Takes the reply to an early read that was sent with the same token. Each reply is used once. */
export function takeEarlyReply({ method, url, headers }: Request): Promise<Response> | undefined {
  if (!globalThis.earlyReads?.size || method !== 'GET') return undefined;
  const key = keyOf(url, headers.get('authorization') ?? '');
  const early = globalThis.earlyReads.get(key);
  globalThis.earlyReads.delete(key);
  return early && Date.now() - early.at < MAX_AGE_MS ? early.reply : undefined;
}
