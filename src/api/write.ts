import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from './client/client.ts';
import type { Endpoint, ReplyOf } from './contract/endpoint.ts';
import { endpointKey } from './query.ts';

/**
 * Carries out a write whose endpoint is known only when it is pressed, with the endpoint's toasts and what it makes stale
 * (app/query-client).
 * @param send the call, with whatever belongs to it, as looking for a lost answer
 * @throws what `send` throws
 */
export function write<E extends Endpoint, Input>(
  client: QueryClient,
  endpoint: E,
  input: Input,
  send: () => Promise<Answer<ReplyOf<E>>>,
): Promise<Answer<ReplyOf<E>>> {
  return client
    .getMutationCache()
    .build<Answer<ReplyOf<E>>, Error, Input, unknown>(client, {
      mutationKey: endpointKey(endpoint),
      mutationFn: send,
      meta: { endpoint },
      networkMode: 'always',
      retry: false,
    })
    .execute(input);
}
