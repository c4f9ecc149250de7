import type { OnUploadProgress } from './send-with-progress.ts';

/** Time limit for an answer, in ms. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Time limit for an upload, in ms: minutes on a slow phone, and the user can cancel. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/** Media type of all replies. An API that negotiates refuses a request for text alone (406). */
export const REPLY_TYPE = 'application/json';

/** Fetch that can report upload progress. */
export type Network = (
  input: RequestInfo | URL,
  init?: RequestInit,
  onUploadProgress?: OnUploadProgress,
) => Promise<Response>;

/** Reads `fetch` on each call: MSW's in-page fallback replaces it after this module has loaded. */
const network: Network = async (input, init, onUploadProgress) => {
  if (!onUploadProgress) return globalThis.fetch(input, init);
  const { sendWithProgress } = await import('./send-with-progress.ts');
  return sendWithProgress(new Request(input, init), onUploadProgress);
};

/** Settings of the client, apart from its module, which the first page does not load. */
export const clientSettings = { baseUrl: '', timeout: REQUEST_TIMEOUT_MS, fetch: network };

/** Sets the API's URL (absolute, with a trailing slash), or a fake network in stories and tests. */
export function configureClient(changes: Partial<typeof clientSettings>): void {
  Object.assign(clientSettings, changes);
}
