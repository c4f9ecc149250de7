import { getResponse } from 'msw';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { createMswHandlers } from '#mocks/transports/msw-handlers.ts';
import type { Exchange } from '#radar/exchange.ts';
import { findOperation } from '#radar/operations.ts';
import { createRadar } from '#radar/report.ts';
import { documentedStatuses } from '../api-document.ts';
import { type Network, openDoor } from '../door.ts';
import { signIn } from '../session.ts';
import { walk } from '../walk.ts';
import { tryWrites } from '../writes.ts';

const BASE = 'http://api.test/v1/';
const PASSWORD = 'Clinic#2026';
export const patient = 'complete.patient@clinic.test';
export const physician = 'physician@clinic.test';

/** Changes the reply of an operation, as a real API may deviate. */
export type Alter = (name: EndpointName | undefined, body: Body) => Body | Response;
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
export async function altered(
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
export function posing(server: MockServer, alter: Alter = (_, body) => body): PosingApi {
  const handlers = createMswHandlers(server, BASE);
  const network: Network = async (request) => {
    const response = (await getResponse(handlers, request)) ?? Response.error();
    const reply = await altered(alter, request.method, request.url.slice(BASE.length), response);
    if (reply.type === 'error') throw new TypeError('Failed to fetch');
    return reply;
  };
  return { base: BASE, network };
}

interface Steps {
  patient?: string;
  /** True to also write to the record of `patient`. */
  write?: boolean;
}

/** Calls an API as one account and returns the radar's report. */
export async function radarOf({ base, network }: PosingApi, email: string, steps: Steps = {}) {
  const radar = createRadar({ statusesOf: documentedStatuses() });
  const exchanges: Exchange[] = [];
  const door = openDoor(
    base,
    (exchange) => {
      exchanges.push(exchange);
      radar.record(exchange);
    },
    network,
  );
  const { role, leave } = await signIn(door, { email, password: PASSWORD, role: undefined });
  const notes = await walk(door, role, { patient: steps.patient });
  if (steps.write && steps.patient !== undefined)
    for (const [name, note] of await tryWrites(door, role, steps.patient)) notes.set(name, note);
  await leave();
  const report = radar.report(notes);
  const drifting = report.operations.flatMap(({ name, drifts }) =>
    drifts.map(({ path, expected, found }) => `${name} ${path}: ${expected} / ${found}`),
  );
  return { report, exchanges, drifting };
}
