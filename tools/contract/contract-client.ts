import { setTimeout as wait } from 'node:timers/promises';
import { REPLY_TYPE } from '#api/client/client-settings.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { parseLeniently } from '#api/contract/lenient.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import type { Exchange } from '#radar/exchange.ts';
import { describeRedirect, isRedirect } from '#radar/redirect.ts';
import { findOriginDrifts } from './cors/browser-rules.ts';

/** Timeout of a call, in ms. */
const callTimeoutMs = 30_000;

/** Parameters and body of a call. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | FormData;
}

/** Result of a call. */
export interface CallResult {
  readonly exchange: Exchange;
  /** `data` of a success as received; undefined if there is none. */
  readonly wire: unknown;
  /** `data` as the app parses it; undefined if the app cannot parse it. */
  readonly data: unknown;
}

/** Sends requests: over the network or to a replacement in tests. */
export type Network = (request: Request) => Promise<Response>;

export const fetchOverNetwork: Network = (request) =>
  fetch(request, { signal: AbortSignal.timeout(callTimeoutMs) });

/** Time limit for a server's start, and the interval of the checks, both in ms. */
const startLimits = { limitMs: 10_000, intervalMs: 250 };

/** Waits for any response of a starting server. After the time limit, the sign-in fails instead. */
export async function waitForServer(base: string, { limitMs, intervalMs } = startLimits): Promise<void> {
  const isUp = () =>
    fetch(base, { redirect: 'manual', signal: AbortSignal.timeout(limitMs) }).then(
      () => true,
      () => false,
    );
  const end = Date.now() + limitMs;
  while (!(await isUp()) && Date.now() < end) await wait(intervalMs);
}

/** Fills the parameters into an endpoint’s path and adds the query. */
function buildPath({ path }: Endpoint, { params = {}, query = {} }: CallInput): string {
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${filledPath}?${search}` : filledPath;
}

/** Returns the place of a reply's header in a drift; an error's differs from a success's. */
const placeOf = (status: number) => (status < 400 ? '' : `status ${status} `);

/** Sends a request and returns it with its answer; the status is null without an answer. */
async function sendRequest(network: Network, request: Request, path: string): Promise<Exchange> {
  // Every call follows the contract, so a refusal is a failure of the API.
  const requestFields = { method: request.method, path, mustSucceed: true };
  try {
    const response = await network(request);
    const { status, headers } = response;
    const origin = request.headers.get('origin');
    const contentType = headers.get('content-type') ?? '';
    return {
      ...requestFields,
      status,
      contentType,
      body: await response.text(),
      ...(origin !== null && { headerDrifts: findOriginDrifts(headers, origin, placeOf(status)) }),
      ...(isRedirect(status) && { redirect: describeRedirect(request.url, headers.get('location')) }),
    };
  } catch {
    return { ...requestFields, status: null, contentType: '', body: '' };
  }
}

/** Returns the `data` of a reply; undefined if the body is not JSON or has none. */
function readData(body: string): unknown {
  try {
    return (JSON.parse(body) as { data?: unknown } | null)?.data;
  } catch {
    return undefined;
  }
}

/**
 * Creates a client of an API.
 * @param onExchange called with every exchange
 * @param origin origin of an app whose calls these are, for the headers that let it read replies
 */
export function createContractClient(
  base: string,
  onExchange: (exchange: Exchange) => void,
  network: Network = fetchOverNetwork,
  origin?: string,
) {
  let token = '';
  return {
    /** Sets the token of later calls. */
    setToken(accessToken: string): void {
      token = accessToken;
    },
    /** Sends one call according to the contract. */
    async call(name: EndpointName, input: CallInput = {}): Promise<CallResult> {
      const endpoint: Endpoint = endpoints[name];
      const path = buildPath(endpoint, input);
      const { body } = input;
      const isForm = body instanceof FormData;
      const headers: Record<string, string> = {
        Accept: REPLY_TYPE,
        ...(origin !== undefined && { Origin: origin }),
        ...(token && endpoint.access !== 'public' && { Authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      };
      const request = new Request(new URL(path, base), {
        method: endpoint.method,
        headers,
        // A browser’s redirect loses the token or the body, so none may pass unseen.
        redirect: 'manual',
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const exchange = await sendRequest(network, request, path);
      onExchange(exchange);
      const isGood = exchange.status !== null && exchange.status < 300;
      const wire = isGood ? readData(exchange.body) : undefined;
      return { exchange, wire, data: isGood ? parseLeniently(endpoint.reply, wire).data : undefined };
    },
  };
}

export type ContractClient = ReturnType<typeof createContractClient>;
