import { getResponse } from 'msw';
import type { MockControls } from './controls.ts';
import { createControls } from './create-controls.ts';
import { indexedFiles } from './indexed-files.ts';
import { mswHandlers } from './msw-handlers.ts';
import { shareStore } from './persistence.ts';
import { seed } from './scenarios.ts';
import { createServer } from './server.ts';
import { Store } from './store.ts';

/** Everything that answers calls: loaded when the first is made. */
export interface Backend {
  controls: MockControls;
  respond(request: Request): Promise<Response>;
}

/** @param base where the API is, absolute, with a trailing slash */
export async function startBackend(base: string): Promise<Backend> {
  const name = `clinic-mock ${new URL(base).pathname}`;
  const store = new Store(seed, Date.now, indexedFiles(name));
  const transaction = await shareStore(store, name);
  const server = createServer(store, transaction);
  const handlers = mswHandlers(server, base);
  return {
    controls: createControls(server),
    respond: async (request) => (await getResponse(handlers, request)) ?? Response.error(),
  };
}
