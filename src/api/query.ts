import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ApiError } from './client/api-error.ts';
import { call } from './client/call.ts';
import type { Endpoint, InputOf, ReplyOf, SubjectScope } from './contract/endpoint.ts';

/**
 * Returns the cache key of a read: its path, then its arguments. The path alone matches all reads
 * of it. Uses one key for the current user's record, with or without an explicit scope.
 */
export function endpointKey(
  endpoint: { path: string },
  input?: { readonly subject?: SubjectScope | undefined; readonly query?: unknown },
): QueryKey {
  if (!input) return [endpoint.path];
  const { subject, ...rest } = input;
  return [endpoint.path, subject?.userId === undefined ? rest : input];
}

/** Returns the query options of a GET, for route loaders and components. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ReplyOf<E>, ApiError>({
    queryKey: endpointKey(endpoint, input),
    // The query cache accepts no undefined: a reply without data is null.
    queryFn: async ({ signal }) => (await call(endpoint, input, { signal })).data ?? (null as ReplyOf<E>),
    meta: { endpoint },
  });
}

/** Query option for data that changes in the background: refetches on return to the tab. */
export const refetchOnReturn = { refetchOnWindowFocus: 'always' } as const;
