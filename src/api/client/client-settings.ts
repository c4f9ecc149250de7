import type { OnUploadProgress } from './send-with-progress.ts';

/** How long an answer may take, in milliseconds. */
export const REQUEST_TIMEOUT = 30_000;
/** How long a file may be on its way: minutes on a slow phone, and whoever waits can cancel. */
export const UPLOAD_TIMEOUT = 10 * 60_000;

/** A fetch that may say how far it has got with sending. */
export type Network = (
  input: RequestInfo | URL,
  init?: RequestInit,
  onUploadProgress?: OnUploadProgress,
) => Promise<Response>;

/** Looked up at every call: MSW's in-page fallback replaces it after this module was loaded. */
const network: Network = async (input, init, onUploadProgress) => {
  if (!onUploadProgress) return globalThis.fetch(input, init);
  const { sendWithProgress } = await import('./send-with-progress.ts');
  return sendWithProgress(new Request(input, init), onUploadProgress);
};

/** Apart from the client, which the first page does without. */
export const clientSettings = { baseUrl: '', timeout: REQUEST_TIMEOUT, fetch: network };

/** Where the API is (absolute, with a trailing slash), and what stands in for the network in stories and tests. */
export function configureClient(changes: Partial<typeof clientSettings>): void {
  Object.assign(clientSettings, changes);
}
