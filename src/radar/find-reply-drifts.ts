import type { Drift, DriftOptions } from '#api/contract/drifts.ts';
import { findDriftsAndLookAlikes } from '#api/contract/look-alikes.ts';
import type { Operation } from '#api/endpoints/operations.ts';
import type { Exchange } from './exchange.ts';
import { isRedirect } from './redirect.ts';

/** Returns a drift of a reply as a whole; its path is empty. */
const bodyDrift = (expected: string, found: string): Drift => ({ path: '', expected, found, times: 1 });

/** Lists the drifts from the endpoint that fits best, since several may share an address. */
function findFewestDrifts(
  { endpoints }: Operation,
  status: number,
  body: string,
  options: DriftOptions,
): Drift[] {
  const driftsByEndpoint = endpoints.map((endpoint) =>
    findDriftsAndLookAlikes(endpoint, status, body, options),
  );
  return driftsByEndpoint.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/**
 * Lists a reply's drifts from the contract: status, type, fields and their names.
 * @param statuses statuses that the API document has for the operation, if available
 */
export function findReplyDrifts(
  operation: Operation,
  { status, contentType, body, redirect }: Exchange,
  statuses: ReadonlySet<number> | undefined,
  options: DriftOptions = {},
): Drift[] {
  if (status === null) return [];
  const redirects = redirect === undefined ? [] : [bodyDrift('a reply without a redirect', redirect)];
  // The body of a redirect is not the contract’s.
  if (isRedirect(status)) return redirects;
  const drifts = findFewestDrifts(operation, status, body, options);
  if (statuses && !statuses.has(status)) {
    drifts.unshift(bodyDrift(`a documented status (${[...statuses].join(', ')})`, `status ${status}`));
  }
  // Also a type such as application/problem+json.
  const isJson = /^application\/(\w+[.+-])*json\b/i.test(contentType);
  if (body.trim() !== '' && !isJson) {
    drifts.unshift(bodyDrift('the type application/json', contentType.split(';')[0] || 'no type'));
  }
  return [...redirects, ...drifts];
}
