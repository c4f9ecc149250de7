import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import { type ScenarioName, seed } from '#mocks/controls/scenarios/scenarios.ts';
import { signInWithoutPassword, startScenario } from '#mocks/controls/start-scenario.ts';
import { createServer, handleCall, type MockServer } from '#mocks/server/server.ts';
import { Store } from '#mocks/store/store.ts';

/** Time of the mock's clock in tests. */
export const TEST_TIME = Date.parse('2026-03-02T09:00:00Z');
const baseUrl = 'http://api.test/';

/** Creates an in-memory mock of a scenario; its clock stands still until it is advanced. */
export async function createTestServer(scenario: ScenarioName = 'clinic'): Promise<MockServer> {
  const server = createServer(new Store(seed, () => TEST_TIME));
  await startScenario(server, scenario);
  return server;
}

/** Signs the account in and returns its access token. */
export function signInForToken({ store }: MockServer, email: string): string {
  return signInWithoutPassword(store, email).tokens.accessToken;
}

interface TestCall {
  token?: string;
  /** Path parameters. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Body of the call: an object is sent as JSON, a text or a form unchanged. */
  body?: object | string;
}

interface TestReply {
  status: number;
  body: { status: number; message: string; data: unknown };
}

const serializeWithoutFaults = ({ store: { tables } }: MockServer) =>
  JSON.stringify({ ...tables, faults: [] });

/** Calls an endpoint as over the network. @throws Error when a GET has changed a table */
export async function callApi(
  server: MockServer,
  name: EndpointName,
  { token, params, query, body }: TestCall = {},
): Promise<TestReply> {
  const { method, path, multipart }: Endpoint = endpoints[name];
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const contentType = multipart ? 'multipart/form-data; boundary=none' : 'application/json';
  const request = new Request(`${baseUrl}${path}${search}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      // A form brings its own type, with the boundary.
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': contentType }),
    },
    body: typeof body === 'object' && !(body instanceof FormData) ? JSON.stringify(body) : body,
  });
  const before = serializeWithoutFaults(server);
  const response = await handleCall(server, name, request, path + search, params);
  // Changes by a GET would not be persisted (`handleCall`). Faults are exempt: a call counts them.
  const hasChanged = method === 'GET' && serializeWithoutFaults(server) !== before;
  if (hasChanged) throw new Error(`GET ${path} has changed the tables`);
  return { status: response.status, body: (await response.json()) as TestReply['body'] };
}
