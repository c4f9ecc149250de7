import { type SetupServer, setupServer } from 'msw/node';
import type { MockServer } from '#mocks/server/server.ts';
import { mswHandlers } from '#mocks/transports/msw-handlers.ts';

/**
 * Answers the fetches of tests that run in Node: `listen()` before them, `close()` after.
 * @param base where the API is, absolute, with a trailing slash
 */
export function createNodeServer(server: MockServer, base: string): SetupServer {
  return setupServer(...mswHandlers(server, base));
}
