import { ApiError } from './api-error.ts';
import { withinSession } from './call.ts';
import { clientSettings, UPLOAD_TIMEOUT_MS } from './client-settings.ts';

/** Returns a file's absolute URL; null unless its protocol is HTTP or HTTPS. */
function addressOf(url: string): URL | null {
  const address = url && URL.canParse(url, clientSettings.baseUrl) && new URL(url, clientSettings.baseUrl);
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

/** Fetches a file, and converts a failure to an ApiError. @param token '' for none */
async function fetchFile(address: URL, token: string, signal: AbortSignal): Promise<Blob> {
  try {
    const response = await clientSettings.fetch(address, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      // The token is the only credential; a host never gets cookies.
      credentials: 'omit',
      signal,
    });
    if (!response.ok) throw new ApiError({}, 'http', response.status);
    return await response.blob();
  } catch (error) {
    if (error instanceof TypeError) throw new ApiError({}, 'offline');
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new ApiError({}, 'timeout');
    throw error;
  }
}

/**
 * Downloads a file from a URL that the API gave. The bearer token goes to the API's own origin only
 * (decision 36).
 * @param url absolute, or relative to the API's base
 * @throws ApiError; DOMException AbortError if `signal` aborted it
 */
export async function download(url: string, signal?: AbortSignal): Promise<Blob> {
  const address = addressOf(url);
  // A URL that must not be followed counts as a missing file.
  if (!address) throw new ApiError({}, 'http', 404);
  const signals = [AbortSignal.timeout(UPLOAD_TIMEOUT_MS), ...(signal ? [signal] : [])];
  const combinedSignal = AbortSignal.any(signals);
  if (address.origin !== new URL(clientSettings.baseUrl).origin)
    return fetchFile(address, '', combinedSignal);
  return withinSession((token) => fetchFile(address, token, combinedSignal));
}
