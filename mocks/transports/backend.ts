import { getResponse } from 'msw';
import { type BrowserSignIn, mockSignIn } from '#mocks/controls/browser-sign-in.ts';
import type { MockControls } from '#mocks/controls/controls.ts';
import { createControls } from '#mocks/controls/create-controls.ts';
import { showRefusal } from '#mocks/controls/refusal.ts';
import { seed } from '#mocks/controls/scenarios/scenarios.ts';
import { createTimeMachine } from '#mocks/controls/time-machine.ts';
import { History } from '#mocks/history/history.ts';
import { createIndexedRevisions } from '#mocks/history/revision-storage.ts';
import { readSessionEntries } from '#mocks/history/session-entries.ts';
import { readPageAddress } from '#mocks/page/app-url.ts';
import { announceHappening } from '#mocks/page/happening-channel.ts';
import { readSeatName } from '#mocks/seats/seat-name.ts';
import { formatStoreName } from '#mocks/seats/store-name.ts';
import { createServer, type MockServer } from '#mocks/server/server.ts';
import { CallLog } from '#mocks/store/call-log.ts';
import { persistCalls } from '#mocks/store/persist-calls.ts';
import { type Seed, Store } from '#mocks/store/store.ts';
import { createIndexedFiles } from './indexed-files.ts';
import { createIndexedSnapshots } from './indexed-snapshots.ts';
import { createMswHandlers } from './msw-handlers.ts';
import { shareStore } from './persistence.ts';

/**
 * The mock's controls and its answer to a request; loaded at the first call. An answer may need
 * more than the request (`Args`).
 */
export interface Backend<Args extends readonly unknown[] = []> {
  controls: MockControls;
  respond(request: Request, ...args: Args): Promise<Response>;
}

/** Backend with its server. */
export interface StartedBackend extends Backend {
  server: MockServer;
}

/** Starts a scenario, or continues the last visit, also when the scenario is unknown. */
async function startOrContinue(
  server: MockServer,
  scenario: string | null,
  { reset }: BrowserSignIn,
): Promise<void> {
  try {
    if (scenario !== null) return await reset(server, scenario);
  } catch (error) {
    showRefusal(error);
  }
  // An empty transaction loads the stored state, or starts the default scenario without one.
  await server.transaction(async () => {}, { changes: () => false });
}

interface BackendOptions {
  /** Sign-in next to a real API. */
  browserSignIn?: BrowserSignIn;
  /** List of calls next to a real API. */
  log?: CallLog;
  /** Commit of the build; '' if unknown. */
  commit?: string;
}

/** Limits of the history: a day of testing, and a fraction of what a browser grants a site. */
const historyLimits = { count: 200, bytes: 8 * 1024 * 1024 };

/** Creates the history of a fully mocked page: a real API cannot go back with its mock. */
function createHistory(name: string): History | undefined {
  if (!import.meta.env.CLOCK_SHIFT_KEY || typeof indexedDB === 'undefined') return undefined;
  return new History(createIndexedRevisions(name, historyLimits), {
    readSessions: readSessionEntries,
    readAddress: readPageAddress,
    seat: readSeatName(),
  });
}

/** Creates the list of this page's calls, which say the seat that made them, if any. */
function createCallLog(): CallLog {
  const seat = readSeatName();
  return new CallLog(seat ? { seat } : {});
}

/**
 * Starts the mock in this browser.
 * @param base absolute URL of the API, with a trailing slash
 * @param scenario scenario to start from; null continues the last visit
 */
export async function startBackend(
  base: string,
  scenario: string | null,
  { browserSignIn = mockSignIn, log = createCallLog(), commit = '' }: BackendOptions = {},
): Promise<StartedBackend> {
  const name = formatStoreName(new URL(base).pathname);
  const callsLoaded = persistCalls(log, name);
  // A start from a scenario clears the list of calls, which must be loaded before.
  const seedOnceLoaded: Seed = async (store, scenario) => {
    await Promise.all([seed(store, scenario), callsLoaded]);
  };
  const store = new Store(seedOnceLoaded, Date.now, createIndexedFiles(name));
  const history = createHistory(name);
  const server = createServer(store, shareStore(store, name, { history }), log);
  await Promise.all([startOrContinue(server, scenario, browserSignIn), callsLoaded]);
  const handlers = createMswHandlers(server, base);
  return {
    server,
    controls: createControls(server, createIndexedSnapshots(name), {
      browserSignIn,
      commit,
      timeMachine: history && createTimeMachine(server, history, name),
      onHappened: () => announceHappening(name, readSeatName()),
    }),
    respond: async (request: Request) => (await getResponse(handlers, request)) ?? Response.error(),
  };
}
