import type { Endpoint, InputOf, ReplyOf } from '#api/contract/endpoint.ts';
import { ApiError, notDone } from './api-error.ts';
import type { Answer, RequestOptions } from './client.ts';

const load = () => import('./client.ts');

/** Fetches the client ahead of a call that is about to be made; a failure shows when it is. */
export function preloadClient(): void {
  void load().catch(() => undefined);
}

/**
 * Makes one call with the client, which is fetched at the first: the sign-in page calls nothing until it is sent,
 * so it need not wait for it. A client that cannot be fetched is a network that is away.
 * @throws what the client throws
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token: string,
  options?: RequestOptions,
): Promise<Answer<ReplyOf<E>>> {
  const client = await load().catch(() => {
    throw notDone(new ApiError(endpoint, 'offline'));
  });
  return client.request(endpoint, input, token, options);
}
