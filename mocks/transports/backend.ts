import { getResponse } from 'msw';
import type { MockControls } from '#mocks/controls/controls.ts';
import { createControls } from '#mocks/controls/create-controls.ts';
import { refuse } from '#mocks/controls/refusal.ts';
import { seed } from '#mocks/controls/scenarios.ts';
import { reset } from '#mocks/controls/sign-in.ts';
import { createServer, type MockServer } from '#mocks/server/server.ts';
import { keepCalls } from '#mocks/store/kept-calls.ts';
import { Store } from '#mocks/store/store.ts';
import { indexedFiles } from './indexed-files.ts';
import { indexedSnapshots } from './indexed-snapshots.ts';
import { mswHandlers } from './msw-handlers.ts';
import { shareStore } from './persistence.ts';

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
    refuse(error);
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
    controls: createControls(server, indexedSnapshots(name)),
    respond: async (request) => (await getResponse(handlers, request)) ?? Response.error(),
  };
}
