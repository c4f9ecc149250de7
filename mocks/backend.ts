import { getResponse } from 'msw';
import type { MockControls } from './controls.ts';
import { createControls } from './create-controls.ts';
import { indexedFiles } from './indexed-files.ts';
import { keepCalls } from './kept-calls.ts';
import { mswHandlers } from './msw-handlers.ts';
import { shareStore } from './persistence.ts';
import { refusal } from './refusal.ts';
import { seed } from './scenarios.ts';
import { createServer, type MockServer } from './server.ts';
import { reset } from './sign-in.ts';
import { Store } from './store.ts';

/** Everything that answers calls: loaded when the first is made. */
export interface Backend {
  controls: MockControls;
  respond(request: Request): Promise<Response>;
}

/** Starts from a scenario, or goes on where the last visit ended: also where there is no such scenario. */
async function enter(server: MockServer, scenario: string | null): Promise<void> {
  try {
    if (scenario !== null) return await reset(server, scenario);
  } catch (error) {
    refusal.say(error);
  }
  await server.transaction(async () => {}, { changes: () => false });
}

/**
 * @param base where the API is, absolute, with a trailing slash
 * @param scenario what to start from; null goes on where the last visit ended
 */
export async function startBackend(base: string, scenario: string | null): Promise<Backend> {
  const name = `clinic-mock ${new URL(base).pathname}`;
  const store = new Store(seed, Date.now, indexedFiles(name));
  const server = createServer(store, shareStore(store, name));
  const kept = keepCalls(server.log, name);
  // Who starts over empties the list: it has to be there first.
  if (scenario !== null) await kept;
  await Promise.all([enter(server, scenario), kept]);
  const handlers = mswHandlers(server, base);
  return {
    controls: createControls(server),
    respond: async (request) => (await getResponse(handlers, request)) ?? Response.error(),
  };
}
