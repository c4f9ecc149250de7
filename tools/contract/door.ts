import { setTimeout as rest } from 'node:timers/promises';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { parseLeniently } from '#api/contract/lenient.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import type { Exchange } from '#radar/exchange.ts';

/** Timeout of a call, in ms. */
const PATIENCE = 30_000;

/** Parameters and body of a call. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | FormData;
}

/** Result of a call. */
export interface Asked {
  readonly exchange: Exchange;
  /** `data` of a success as received; undefined if there is none. */
  readonly wire: unknown;
  /** `data` as the app parses it; undefined if the app cannot parse it. */
  readonly data: unknown;
}

/** Sends requests: over the network or to a replacement in tests. */
export type Network = (request: Request) => Promise<Response>;

const overNetwork: Network = (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE) });

/** Time limit for a server's start, and the interval of the checks, both in ms. */
const START = { patience: 10_000, every: 250 };

/** Waits for any response of a starting server. After the time limit, the sign-in fails instead. */
export async function whenUp(base: string, { patience, every } = START): Promise<void> {
  const isUp = () =>
    fetch(base, { redirect: 'manual', signal: AbortSignal.timeout(patience) }).then(
      () => true,
      () => false,
    );
  const end = Date.now() + patience;
  while (!(await isUp()) && Date.now() < end) await rest(every);
}

function addressOf({ path }: Endpoint, { params = {}, query = {} }: Input): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

async function exchangeOf(network: Network, request: Request, path: string): Promise<Exchange> {
  const asked = { method: request.method, path, mustSucceed: true };
  try {
    const response = await network(request);
    const contentType = response.headers.get('content-type') ?? '';
    return { ...asked, status: response.status, contentType, body: await response.text() };
  } catch {
    return { ...asked, status: null, contentType: '', body: '' };
  }
}

function wireOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { data?: unknown } | null)?.data;
  } catch {
    return undefined;
  }
}

/**
 * Creates a client of an API.
 * @param hear called with every exchange
 */
export function openDoor(base: string, hear: (exchange: Exchange) => void, network: Network = overNetwork) {
  let token = '';
  return {
    /** Sets the token of later calls. */
    carry(accessToken: string): void {
      token = accessToken;
    },
    /** Sends one call according to the contract. */
    async ask(name: EndpointName, input: Input = {}): Promise<Asked> {
      const endpoint: Endpoint = endpoints[name];
      const path = addressOf(endpoint, input);
      const { body } = input;
      const isForm = body instanceof FormData;
      const headers: Record<string, string> = {
        ...(token && endpoint.access !== 'public' && { Authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      };
      const request = new Request(new URL(path, base), {
        method: endpoint.method,
        headers,
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const exchange = await exchangeOf(network, request, path);
      hear(exchange);
      const isGood = exchange.status !== null && exchange.status < 300;
      const wire = isGood ? wireOf(exchange.body) : undefined;
      return { exchange, wire, data: isGood ? parseLeniently(endpoint.reply, wire).data : undefined };
    },
  };
}
export type Door = ReturnType<typeof openDoor>;
