import { setTimeout as rest } from 'node:timers/promises';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { parseLeniently } from '#api/contract/lenient.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import type { Exchange } from '#radar/exchange.ts';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 30_000;

/** What a call takes. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | FormData;
}

/** What came of a call. */
export interface Asked {
  readonly exchange: Exchange;
  /** `data` as it came; undefined where there is none. */
  readonly wire: unknown;
  /** `data` as the app reads it; undefined where it cannot. */
  readonly data: unknown;
}

/** The way to an API: the network, or what stands in for it. */
export type Network = (request: Request) => Promise<Response>;

const overNetwork: Network = (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE) });

/** How long a server may take to start, in milliseconds, and how often it is looked for. */
const START = { patience: 10_000, every: 250 };

/** Waits for a server that may just be starting; any answer will do, and where none comes the sign-in says so. */
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
 * Opens the way to an API.
 * @param hear told of every call
 */
export function openDoor(base: string, hear: (exchange: Exchange) => void, network: Network = overNetwork) {
  let token = '';
  return {
    /** The token that later calls carry. */
    carry(accessToken: string): void {
      token = accessToken;
    },
    /** Makes one call as the contract has it. */
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
