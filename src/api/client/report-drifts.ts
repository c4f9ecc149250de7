import { formatDrift } from '#api/contract/drifts.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { findDriftsAndLookAlikes } from '#api/contract/look-alikes.ts';

/** Warns the server's developers once about a reply's drifts from the contract. */
export function reportDrifts(endpoint: Endpoint, status: number, text: string): void {
  const drifts = findDriftsAndLookAlikes(endpoint, status, text);
  if (drifts.length === 0) return;
  const { method, path, summary } = endpoint;
  const lines = drifts.map((drift) => `  ${formatDrift(drift)}`);
  // biome-ignore lint/suspicious/noConsole: for developers who search for missing data
  console.warn(
    [`${method} ${path} (${summary}) answered ${status} against the contract:`, ...lines].join('\n'),
  );
}
