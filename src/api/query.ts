import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ApiError } from './client/api-error.ts';
import { call } from './client/call.ts';
import type { Endpoint, InputOf, ReplyOf, SubjectScope } from './contract/endpoint.ts';

/**
 * The cache key of a read: its path, then its arguments; the path alone matches every reading of it. One's own record
 * has one key, whether it is asked for by nobody's name or by an empty scope.
 */
export function endpointKey(
  endpoint: { path: string },
  input?: { readonly subject?: SubjectScope | undefined; readonly query?: unknown },
): QueryKey {
  if (!input) return [endpoint.path];
  const { subject, ...rest } = input;
  return [endpoint.path, subject?.userId === undefined ? rest : input];
}

/** Query options of a GET, shared by route loaders and components. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ReplyOf<E>, ApiError>({
    queryKey: endpointKey(endpoint, input),
    // A cache holds no undefined: a reply without data is null.
    queryFn: async ({ signal }) => (await call(endpoint, input, { signal })).data ?? (null as ReplyOf<E>),
    meta: { endpoint },
  });
}

/** For what changes while nobody looks: it is asked for again when the reader comes back to the tab. */
export const freshOnReturn = { refetchOnWindowFocus: 'always' } as const;
