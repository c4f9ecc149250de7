import { request } from '#api/client/client.ts';
import { clientSettings, configureClient } from '#api/client/client-settings.ts';
import { download } from '#api/client/download.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { endSession, storeTokens } from '#api/session/session.ts';

/** Request as the app's own client makes it. */
export interface AppRequest {
  readonly request: Request;
  /** True if the app listens to the upload's progress, for which browsers ask by a preflight. */
  readonly reportsProgress: boolean;
}

/** Token in place of a real one: the names of headers count alone. */
const placeholder = 'placeholder';

/** Lets the app's client send a call, and catches its request before the network. */
async function catchRequest(base: string, send: () => Promise<unknown>): Promise<AppRequest> {
  const settings = { ...clientSettings };
  let caught: AppRequest | undefined;
  configureClient({
    baseUrl: base,
    fetch: async (input, init, onUploadProgress) => {
      caught = { request: new Request(input, init), reportsProgress: onUploadProgress !== undefined };
      throw new TypeError('Not sent');
    },
  });
  try {
    await send().catch(() => undefined);
  } finally {
    configureClient(settings);
  }
  if (!caught) throw new Error('The app’s client has sent nothing');
  return caught;
}

/** Returns the request of an endpoint, with made-up parameters and without content. */
export function catchAppRequest(base: string, endpoint: Endpoint): Promise<AppRequest> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const input = { params: Object.fromEntries(names.map((name) => [name, placeholder])), body: {} };
  const token = endpoint.access === 'public' ? '' : placeholder;
  const options = endpoint.multipart ? { onUploadProgress: () => undefined } : {};
  return catchRequest(base, () => request(endpoint, input as never, token, options));
}

/** Returns the request of a file's download, which carries a token to the API's own origin only. */
export async function catchDownload(base: string, url: string): Promise<AppRequest> {
  storeTokens({ accessToken: placeholder, refreshToken: placeholder });
  try {
    return await catchRequest(base, () => download(url));
  } finally {
    endSession(null);
  }
}
