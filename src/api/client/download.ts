import { ApiError } from './api-error.ts';
import { withinSession } from './call.ts';
import { clientSettings, UPLOAD_TIMEOUT } from './client-settings.ts';

/** A file's address in full; null for one that no browser should follow. */
function addressOf(url: string): URL | null {
  const address = url && URL.canParse(url, clientSettings.baseUrl) && new URL(url, clientSettings.baseUrl);
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

async function get(address: URL, token: string, signal: AbortSignal): Promise<Blob> {
  try {
    const response = await clientSettings.fetch(address, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
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
 * Fetches a file from the address that the API gave for it. The bearer token goes to the API's own origin and
 * nowhere else (decision 36).
 * @param url absolute, or relative to the API's base
 * @throws ApiError; a DOMException named AbortError when `signal` aborted it
 */
export async function download(url: string, signal?: AbortSignal): Promise<Blob> {
  const address = addressOf(url);
  if (!address) throw new ApiError({}, 'http', 404);
  const limits = [AbortSignal.timeout(UPLOAD_TIMEOUT), ...(signal ? [signal] : [])];
  const limit = AbortSignal.any(limits);
  if (address.origin !== new URL(clientSettings.baseUrl).origin) return get(address, '', limit);
  return withinSession((token) => get(address, token, limit));
}
