import { createAtom } from '@tanstack/store';
import type { Network } from '#api/client/client-settings.ts';
import type { Exchange } from '../exchange.ts';
import { describeRedirect } from '../redirect.ts';
import { createRadar, type RadarReport } from '../report.ts';

/** Record of the replies to a live page. */
export interface ReplyWatch {
  /** Network that records replies; replaces the original one. */
  readonly network: Network;
  /** Number of recorded replies. */
  readonly recordedCount: { get(): number; subscribe(listener: () => void): { unsubscribe(): void } };
  report(): RadarReport;
}

/**
 * Records the replies of an API.
 * @param base URL of the API; replies of other URLs are ignored
 * @param network makes the calls
 */
export function watchReplies(base: string, network: Network): ReplyWatch {
  const radar = createRadar();
  const recordedCount = createAtom(0);
  const record = (request: Request, reply: Omit<Exchange, 'method' | 'path'>) => {
    if (!request.url.startsWith(base)) return;
    radar.record({ method: request.method, path: request.url.slice(base.length), ...reply });
    recordedCount.set((count) => count + 1);
  };

  /** Reads a copy of the response and records it. */
  async function recordResponse(request: Request, response: Response): Promise<void> {
    const contentType = response.headers.get('content-type') ?? '';
    // A file is not a reply of the contract.
    const isText = /json|text|^$/.test(contentType);
    const body = isText ? await response.text() : '';
    // The browser has followed the redirect already.
    const redirect = response.redirected && { redirect: describeRedirect(request.url, response.url) };
    if (isText) record(request, { status: response.status, contentType, body, ...redirect });
  }

  return {
    recordedCount,
    report: () => radar.report(),
    network: async (input, init, onUploadProgress) => {
      // A Request made from another one would consume its body.
      const request = input instanceof Request ? input : new Request(input, init);
      try {
        const response = await network(input, init, onUploadProgress);
        void recordResponse(request, response.clone()).catch(() => undefined);
        return response;
      } catch (error) {
        // An aborted request is not a failure of the API.
        if (!request.signal.aborted) record(request, { status: null, contentType: '', body: '' });
        throw error;
      }
    },
  };
}
