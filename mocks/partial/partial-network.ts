import type { Network } from '#api/client/client-settings.ts';

/** Sends a call to the real API. @throws the network's error */
export type AskApi = () => Promise<Response>;

type Answer = (request: Request, askApi: AskApi) => Promise<Response>;

/** Returns the task's result, or rejects with the signal's reason as soon as that is aborted. */
function untilAborted<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    task.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * Creates the client's network for a page that two servers answer. A call of the API is sent as in
 * a live page; a call of the mock never leaves the page, nor does it pass a service worker.
 * @param base absolute URL of the API, with a trailing slash; other addresses pass through
 * @param network sends calls of the API
 */
export function createPartialNetwork(base: string, network: Network, answer: Answer): Network {
  return async (input, init, onUploadProgress) => {
    const request = input instanceof Request ? input : new Request(input, init);
    // A request that was made here has taken the body of `init`, which is sent from there.
    const askApi: AskApi = () =>
      network(request, input instanceof Request ? init : undefined, onUploadProgress);
    if (!request.url.startsWith(base)) return askApi();
    const response = await untilAborted(answer(request, askApi), request.signal);
    // As fetch does without a network.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
