import { configureClient, REQUEST_TIMEOUT_MS } from '#api/client/client-settings.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { readRefreshToken, readTokens, tokenExpiry } from '#api/session/session.ts';
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

const BASE = 'http://clinic.test/api/';
/** Client timeout for a call that gets no answer, in ms. */
const PATIENCE = 25;

const routes = new Map(
  endpointNames.map((name) => {
    const { method, path }: Endpoint = endpoints[name];
    return [`${method} ${path}`, name];
  }),
);

let fresh: Promise<Snapshot> | null = null;

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
  readonly #held = new Map<EndpointName, Promise<void>>();
  /** Callback for changes from another device, run just before a call is answered. */
  readonly elsewhere = { happens: (_before: EndpointName) => {} };

  constructor(server: MockServer, writes: WriteLog) {
    this.#server = server;
    this.#writes = writes;
  }

  /** Holds calls of an endpoint back. @returns function that releases them */
  hold = (name: EndpointName): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(name, promise);
    return () => {
      this.#held.delete(name);
      resolve();
    };
  };

  fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = request.url.slice(BASE.length);
    const name = routes.get(`${request.method} ${path.replace(/\?.*/, '')}`);
    if (!name) throw new Error(`Nobody answers ${request.method} ${path}`);
    const dueCall = new DueCall(request.signal);
    const begun = request.method === 'GET' ? () => undefined : this.#writes.begin(name, request);
    // Simulates network latency, during which the page renders.
    await new Promise((done) => setTimeout(done));
    const over = await begun;
    if (this.#held.has(name)) dueCall.rest();
    await this.#held.get(name);
    dueCall.goOn();
    this.elsewhere.happens(name);
    const response = await handleCall(this.#server, name, request, path);
    dueCall.rest();
    over(response.status);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** Opens a mock in a fresh state behind the app's own client. */
export async function openClinic() {
  fresh ??= freshClinic();
  const store = new Store(seed);
  store.restore(await fresh);
  const server = createServer(store);
  const writes = new WriteLog();
  const network = new Network(server, writes);
  configureClient({ baseUrl: BASE, fetch: network.fetch });
  return {
    store,
    writes,
    elsewhere: network.elsewhere,
    hold: network.hold,
    signIn: (email: string) => signIn(server, email),
    /** Makes the next call of an endpoint fail. */
    fault(rule: Omit<FaultRule, 'once'>) {
      store.addFault({ ...rule, once: true });
      if (rule.effect.kind === 'timeout') configureClient({ timeout: PATIENCE });
    },
    /** Returns true while a call would be accepted, with renewed tokens if necessary. */
    hasWayIn(): boolean {
      const { sessions, faults } = store.tables;
      const session = sessions.find(({ refreshToken }) => refreshToken === readRefreshToken());
      const canRenew = !faults.some(({ endpoint }) => endpoint === 'refresh');
      return canRenew && session !== undefined && session.refreshExpiresAt > store.now();
    },
    /** Returns true while a call would be accepted with the current token. */
    isLetIn: () => tokenExpiry(readTokens()?.accessToken ?? '') > store.now(),
    bePatient: () => configureClient({ timeout: REQUEST_TIMEOUT_MS }),
    accountId: (email: string) => store.tables.accounts.find((account) => account.email === email)?.id ?? '',
    recordOf: (userId: string, module: IntakeModule): WireRecord | null =>
      store.tables.intakeRecords.find((entry) => entry.userId === userId && entry.module === module)
        ?.record ?? null,
  };
}

export type Clinic = Awaited<ReturnType<typeof openClinic>>;
