import { configureClient, REQUEST_TIMEOUT_MS } from '#api/client/client-settings.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { readRefreshToken, readTokens } from '#api/session/session.ts';
import { tokenExpiry } from '#api/session/token.ts';
import type { IntakeModule } from '#domain/intake/sections.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { seed } from '#mocks/controls/scenarios/scenarios.ts';
import { signIn } from '#mocks/controls/sign-in.ts';
import { createServer, handleCall, type MockServer } from '#mocks/server/server.ts';
import type { FaultRule } from '#mocks/store/faults.ts';
import type { Snapshot } from '#mocks/store/snapshot.ts';
import { Store } from '#mocks/store/store.ts';
import { DueCall } from './due.ts';
import { WriteLog } from './write-log.ts';

const apiBase = 'http://clinic.test/api/';
/** Client timeout for a call that gets no answer, in ms. */
const lostAnswerTimeoutMs = 25;

/** Name of the endpoint at each method and path. */
const endpointByRoute = new Map(
  endpointNames.map((name) => {
    const { method, path }: Endpoint = endpoints[name];
    return [`${method} ${path}`, name];
  }),
);

let freshSnapshot: Promise<Snapshot> | null = null;

/** Returns the state that every walk starts from. */
async function freshClinic(): Promise<Snapshot> {
  const store = new Store(seed);
  await store.reset('clinic');
  // Without a record the form would start with the profile's data, not with a record as the others.
  store.tables.intakeRecords.push({
    userId: 'new-patient',
    module: 'PatientInformation',
    record: { city: 'Salem' },
  });
  return store.snapshot();
}

/** Network between the app and the mock, which holds calls back and lets other devices act. */
class Network {
  readonly #server: MockServer;
  readonly #writes: WriteLog;
  /** Endpoints whose calls wait before they reach the server. */
  readonly #heldEndpoints = new Map<EndpointName, Promise<void>>();
  /** Callback for changes from another device, run just before a call is answered. */
  readonly otherDevice = { beforeAnswer: (_before: EndpointName) => {} };

  constructor(server: MockServer, writes: WriteLog) {
    this.#server = server;
    this.#writes = writes;
  }

  /** Holds calls of an endpoint back. @returns function that releases them */
  hold = (name: EndpointName): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#heldEndpoints.set(name, promise);
    return () => {
      this.#heldEndpoints.delete(name);
      resolve();
    };
  };

  /** Passes a call to the mock, and logs it if it writes. */
  fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = request.url.slice(apiBase.length);
    const name = endpointByRoute.get(`${request.method} ${path.replace(/\?.*/, '')}`);
    if (!name) throw new Error(`Nobody answers ${request.method} ${path}`);
    const dueCall = new DueCall(request.signal);
    const endWritePromise = request.method === 'GET' ? () => undefined : this.#writes.begin(name, request);
    // Simulates network latency, during which the page renders.
    await new Promise((done) => setTimeout(done));
    const endWrite = await endWritePromise;
    if (this.#heldEndpoints.has(name)) dueCall.markHeld();
    await this.#heldEndpoints.get(name);
    dueCall.markDue();
    this.otherDevice.beforeAnswer(name);
    const response = await handleCall(this.#server, name, request, path);
    dueCall.markHeld();
    endWrite(response.status);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** Opens a mock in a fresh state behind the app's own client. */
export async function openClinic() {
  freshSnapshot ??= freshClinic();
  const store = new Store(seed);
  store.restore(await freshSnapshot);
  const server = createServer(store);
  const writes = new WriteLog();
  const network = new Network(server, writes);
  configureClient({ baseUrl: apiBase, fetch: network.fetch });
  return {
    store,
    writes,
    otherDevice: network.otherDevice,
    hold: network.hold,
    signIn: (email: string) => signIn(server, email),
    /** Makes the next call of an endpoint fail. */
    fault(rule: Omit<FaultRule, 'once'>) {
      store.addFault({ ...rule, once: true });
      if (rule.effect.kind === 'timeout') configureClient({ timeout: lostAnswerTimeoutMs });
    },
    /** Returns true while a call would be accepted, with renewed tokens if necessary. */
    canReachServer(): boolean {
      const { sessions, faults } = store.tables;
      const session = sessions.find(({ refreshToken }) => refreshToken === readRefreshToken());
      const canRenew = !faults.some(({ endpoint }) => endpoint === 'refresh');
      return canRenew && session !== undefined && session.refreshExpiresAt > store.now();
    },
    /** Returns true while a call would be accepted with the current token. */
    hasValidToken: () => tokenExpiry(readTokens()?.accessToken ?? '') > store.now(),
    /** Gives calls their usual time again after a fault that shortened it. */
    restoreTimeout: () => configureClient({ timeout: REQUEST_TIMEOUT_MS }),
    accountId: (email: string) => store.tables.accounts.find((account) => account.email === email)?.id ?? '',
    recordOf: (userId: string, module: IntakeModule): WireRecord | null =>
      store.tables.intakeRecords.find((entry) => entry.userId === userId && entry.module === module)
        ?.record ?? null,
  };
}

export type Clinic = Awaited<ReturnType<typeof openClinic>>;
