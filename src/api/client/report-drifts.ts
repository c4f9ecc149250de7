import type { Endpoint } from '#api/contract/endpoint.ts';
import { driftsOf, driftWords } from '#api/contract/judge.ts';

/** Says once, for whoever builds the server, in which ways a reply differs from the contract. */
export function reportDrifts(endpoint: Endpoint, status: number, text: string): void {
  const drifts = driftsOf(endpoint, status, text);
  if (drifts.length === 0) return;
  const { method, path, summary } = endpoint;
  const lines = drifts.map((drift) => `  ${driftWords(drift)}`);
  // biome-ignore lint/suspicious/noConsole: for whoever looks for why something is missing
  console.warn(
    [`${method} ${path} (${summary}) answered ${status} against the contract:`, ...lines].join('\n'),
  );
}
