import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from './client/client.ts';
import type { Endpoint, ReplyOf } from './contract/endpoint.ts';
import { endpointKey } from './query.ts';

/**
 * Runs a write whose endpoint is known only at the submit, with the endpoint's toasts and stale
 * reads (app/query-client).
 * @param send the call, with its check after a lost answer
 * @throws any error of `send`
 */
export function runWrite<E extends Endpoint, Input>(
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
      // Fails at once while offline, instead of waiting; never sends a second time by itself.
      networkMode: 'always',
      retry: false,
    })
    .execute(input);
}
