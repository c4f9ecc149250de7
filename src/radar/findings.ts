import type { Endpoint } from '#api/contract/endpoint.ts';
import { unread } from '#api/contract/endpoint.ts';
import { type Drift, driftsOf, type JudgeOptions, merged } from '#api/contract/judge.ts';
import type { Exchange } from './exchange.ts';
import { lookAlikes } from './look-alikes.ts';
import type { Operation } from './operations.ts';

const whole = (expected: string, found: string): Drift => ({ path: '', expected, found, times: 1 });

/** Returns the `data` of a body; undefined if there is none. */
function dataOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { data?: unknown } | null)?.data;
  } catch {
    return undefined;
  }
}

function driftsBy(endpoint: Endpoint, status: number, body: string, options: JudgeOptions): Drift[] {
  const drifts = driftsOf(endpoint, status, body, options);
  if (status >= 400 || endpoint.reply === unread) return drifts;
  return merged([...drifts, ...lookAlikes(endpoint.reply, dataOf(body), 'data')]);
}

/** If several endpoints share a path, the one that fits the reply best counts. */
function leastDrifts({ endpoints }: Operation, status: number, body: string, options: JudgeOptions): Drift[] {
  const all = endpoints.map((endpoint) => driftsBy(endpoint, status, body, options));
  return all.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/**
 * Lists a reply's drifts from the contract: status, type, fields and their names.
 * @param statuses statuses that the API document has for the operation, if available
 */
export function findings(
  operation: Operation,
  { status, contentType, body }: Exchange,
  statuses: ReadonlySet<number> | undefined,
  options: JudgeOptions = {},
): Drift[] {
  if (status === null) return [];
  const drifts = leastDrifts(operation, status, body, options);
  if (statuses && !statuses.has(status)) {
    drifts.unshift(whole(`a documented status (${[...statuses].join(', ')})`, `status ${status}`));
  }
  const isJson = /^application\/(\w+[.+-])*json\b/i.test(contentType);
  if (body.trim() !== '' && !isJson) {
    drifts.unshift(whole('the type application/json', contentType.split(';')[0] || 'no type'));
  }
  return drifts;
}
