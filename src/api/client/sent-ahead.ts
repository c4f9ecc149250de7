import type { EndpointName, Endpoints } from '#api/endpoints/endpoints.ts';
import { clientSettings } from './client-settings.ts';

type Path = Endpoints[EndpointName]['path'];
/** A read as it is sent: an endpoint's path, and what follows it in the address. */
export type ReadAddress = Path | `${Path}?${string}`;

/** How long a reply may wait for whoever asks, in milliseconds: no longer than what was read counts as fresh. */
const PATIENCE = 30_000;

const sent = new Map<string, { reply: Promise<Response>; at: number }>();
const keyOf = (url: string, authorization: string) => `${authorization} ${url}`;

/** Sends reads before the code that will ask for them is there. What goes wrong is told to whoever asks. */
export function sendAhead(addresses: readonly ReadAddress[], token: string): void {
  const authorization = `Bearer ${token}`;
  for (const address of addresses) {
    const url = new URL(address, clientSettings.baseUrl).href;
    const reply = clientSettings.fetch(url, { headers: { authorization } });
    reply.catch(() => undefined);
    sent.set(keyOf(url, authorization), { reply, at: Date.now() });
  }
}

/** The reply to a read that was sent ahead with the same token, once: whoever asks again wants to know it anew. */
export function takeSentAhead({ method, url, headers }: Request): Promise<Response> | undefined {
  if (sent.size === 0 || method !== 'GET') return undefined;
  const key = keyOf(url, headers.get('authorization') ?? '');
  const found = sent.get(key);
  sent.delete(key);
  return found && Date.now() - found.at < PATIENCE ? found.reply : undefined;
}
