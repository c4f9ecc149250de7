import { type SetupServer, setupServer } from 'msw/node';
import type { MockServer } from '#mocks/server/server.ts';
import { createMswHandlers } from '#mocks/transports/msw-handlers.ts';

/**
 * Creates a server that answers fetches of tests in Node: `listen()` before them, `close()` after.
 * @param base absolute URL of the API, with a trailing slash
 */
export function createNodeServer(server: MockServer, base: string): SetupServer {
  return setupServer(...createMswHandlers(server, base));
}
