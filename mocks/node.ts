import { type SetupServer, setupServer } from 'msw/node';
import { mswHandlers } from './msw-handlers.ts';
import type { MockServer } from './server.ts';

/**
 * Answers the fetches of tests that run in Node: `listen()` before them, `close()` after.
 * @param base where the API is, absolute, with a trailing slash
 */
export function createNodeServer(server: MockServer, base: string): SetupServer {
  return setupServer(...mswHandlers(server, base));
}
