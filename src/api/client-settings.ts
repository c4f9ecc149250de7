/** How long an answer may take, in milliseconds. */
export const REQUEST_TIMEOUT = 30_000;

/** Looked up at every call: MSW's in-page fallback replaces it after this module was loaded. */
const networkFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);

/** Apart from the client, which the first page does without. */
export const clientSettings = { baseUrl: '', timeout: REQUEST_TIMEOUT, fetch: networkFetch };

/** Where the API is (absolute, with a trailing slash), and what stands in for the network in stories and tests. */
export function configureClient(changes: Partial<typeof clientSettings>): void {
  Object.assign(clientSettings, changes);
}
