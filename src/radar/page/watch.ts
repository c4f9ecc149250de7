import { createAtom } from '@tanstack/store';
import type { Network } from '#api/client/client-settings.ts';
import { createRadar, type RadarReport } from '../report.ts';

/** What a live page has heard so far. */
export interface Watch {
  /** Stands in the place of the network. */
  readonly network: Network;
  /** Counts what was heard. */
  readonly heard: { get(): number; subscribe(listener: () => void): { unsubscribe(): void } };
  report(): RadarReport;
}

/**
 * Listens to the replies of an API.
 * @param base where the API is; what goes elsewhere is none of its replies
 * @param network how calls are made
 */
export function watchReplies(base: string, network: Network): Watch {
  const radar = createRadar();
  const heard = createAtom(0);
  const hear = (request: Request, reply: { status: number | null; contentType: string; body: string }) => {
    if (!request.url.startsWith(base)) return;
    radar.hear({ method: request.method, path: request.url.slice(base.length), ...reply });
    heard.set((count) => count + 1);
  };

  async function listen(request: Request, response: Response): Promise<void> {
    const contentType = response.headers.get('content-type') ?? '';
    // A file is no reply of the contract.
    const isText = /json|text|^$/.test(contentType);
    const body = isText ? await response.text() : '';
    if (isText) hear(request, { status: response.status, contentType, body });
  }

  return {
    heard,
    report: () => radar.report(),
    network: async (input, init, onUploadProgress) => {
      // A request made of another one would take its body away.
      const request = input instanceof Request ? input : new Request(input, init);
      try {
        const response = await network(input, init, onUploadProgress);
        void listen(request, response.clone()).catch(() => undefined);
        return response;
      } catch (error) {
        // Whoever asked has stopped asking: that is no failure of the API.
        if (!request.signal.aborted) hear(request, { status: null, contentType: '', body: '' });
        throw error;
      }
    },
  };
}
