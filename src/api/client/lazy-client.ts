import type { Endpoint, InputOf, ReplyOf } from '#api/contract/endpoint.ts';
import { ApiError, markNotDone } from './api-error.ts';
import type { Answer, RequestOptions } from './client.ts';

const load = () => import('./client.ts');

/** Preloads the client for an imminent call. That call reports a failed load. */
export function preloadClient(): void {
  void load().catch(() => undefined);
}

/**
 * Sends one call with the client. The first call loads the client, for the bytes alone: ky and the
 * parser of replies stay out of the first page's chunk. A failed load counts as offline.
 * @throws any error of the client
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token: string,
  options?: RequestOptions,
): Promise<Answer<ReplyOf<E>>> {
  const client = await load().catch(() => {
    throw markNotDone(new ApiError(endpoint, 'offline'));
  });
  return client.request(endpoint, input, token, options);
}
