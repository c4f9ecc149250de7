import { getResponse } from 'msw';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { findOperation } from '#api/endpoints/operations.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { createMswHandlers } from '#mocks/transports/msw-handlers.ts';
import type { Exchange } from '#radar/exchange.ts';
import { createRadar } from '#radar/report.ts';
import { createStatusLookup } from '../api-document.ts';
import { createContractClient, fetchOverNetwork, type Network } from '../contract-client.ts';
import { checkCors } from '../cors/check-cors.ts';
import { signIn } from '../session.ts';
import { callAllReads } from '../walk.ts';
import { tryWrites } from '../writes.ts';

const baseUrl = 'http://api.test/v1/';
const password = 'Clinic#2026';

/** Demo accounts that the tests sign in. */
export const patientEmail = 'complete.patient@clinic.test';
export const physicianEmail = 'physician@clinic.test';

/** Changes the reply of an operation, as a real API may deviate. */
export type Alter = (name: EndpointName | undefined, body: Body) => Body | Response;

/** Body of every reply of the API. */
export interface Body {
  status: number;
  message: string;
  data?: unknown;
}

/** Mock that poses as the real API for a walk. */
export interface PosingApi {
  readonly base: string;
  /** Replacement of the network; absent if the API is called over HTTP. */
  readonly network?: Network;
}

/** Applies `alter` to a mock's reply if it is JSON. @param path path below the base */
export async function alterReply(
  alter: Alter,
  method: string,
  path: string,
  reply: Response,
): Promise<Response> {
  if (!reply.headers.get('content-type')?.includes('json')) return reply;
  const name = findOperation(method, path)?.names[0];
  const body = alter(name, (await reply.json()) as Body);
  return body instanceof Response ? body : Response.json(body, { status: reply.status });
}

/** Creates a mock that poses as the real API without a network. */
export function createPosingApi(server: MockServer, alter: Alter = (_, body) => body): PosingApi {
  const handlers = createMswHandlers(server, baseUrl);
  const network: Network = async (request) => {
    const response = (await getResponse(handlers, request)) ?? Response.error();
    const reply = await alterReply(alter, request.method, request.url.slice(baseUrl.length), response);
    if (reply.type === 'error') throw new TypeError('Failed to fetch');
    return reply;
  };
  return { base: baseUrl, network };
}

interface RadarRunOptions {
  patient?: string;
  /** True to also write to the record of `patient`. */
  write?: boolean;
  /** Interrupts the writes once it is aborted. */
  signal?: AbortSignal;
  /** Origin of an app whose calls are checked. */
  origin?: string;
}

/** Calls an API as one account and returns the radar's report. */
export async function runRadar({ base, network }: PosingApi, email: string, options: RadarRunOptions = {}) {
  const { origin } = options;
  const radar = createRadar({ statusesOf: createStatusLookup() });
  const exchanges: Exchange[] = [];
  const client = createContractClient(
    base,
    (exchange) => {
      exchanges.push(exchange);
      radar.record(exchange);
    },
    network,
    origin,
  );
  const { role, accessToken, signOut } = await signIn(client, { email, password, role: undefined });
  const notes = await callAllReads(client, role, { patient: options.patient });
  const outcomes =
    options.write && options.patient !== undefined
      ? await tryWrites(client, role, options.patient, options.signal)
      : new Map<string, string>();
  for (const [name, note] of outcomes) notes.set(name, note);
  if (origin !== undefined) {
    const check = { base, origin, network: network ?? fetchOverNetwork };
    for (const { operation, drift } of await checkCors(check, { role, token: accessToken, exchanges }))
      radar.addAround(operation, drift);
  }
  await signOut();
  const report = radar.report(notes, outcomes);
  const driftLines = report.operations.flatMap(({ name, drifts }) =>
    drifts.map(({ path, expected, found }) => `${name} ${path}: ${expected} / ${found}`),
  );
  return { report, exchanges, driftLines };
}
