import { getResponse } from 'msw';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { mswHandlers } from '#mocks/transports/msw-handlers.ts';
import type { Exchange } from '#radar/exchange.ts';
import { operationAt } from '#radar/operations.ts';
import { createRadar } from '#radar/report.ts';
import { documentedStatuses } from './api-document.ts';
import { type Network, openDoor } from './door.ts';
import { signIn } from './session.ts';
import { walk } from './walk.ts';
import { tryWrites } from './writes.ts';

export const BASE = 'http://api.test/v1/';
const PASSWORD = 'Clinic#2026';

/** What a real API may have otherwise in the reply of an operation. */
export type Alter = (name: EndpointName | undefined, body: Body) => Body | Response;
export interface Body {
  status: number;
  message: string;
  data?: unknown;
}

/** A mock that poses as the real API. */
export function posing(server: MockServer, alter: Alter = (_, body) => body): Network {
  const handlers = mswHandlers(server, BASE);
  return async (request) => {
    const name = operationAt(request.method, request.url.slice(BASE.length))?.names[0];
    const response = (await getResponse(handlers, request)) ?? Response.error();
    if (!response.headers.get('content-type')?.includes('json')) return response;
    const altered = alter(name, (await response.json()) as Body);
    if (altered instanceof Response && altered.type === 'error') throw new TypeError('Failed to fetch');
    return altered instanceof Response ? altered : Response.json(altered, { status: response.status });
  };
}

interface Steps {
  patient?: string;
  /** Writes to the record of that patient, too. */
  write?: boolean;
}

/** Walks through an API as one account. */
export async function radarOf(network: Network, email: string, { patient, write = false }: Steps = {}) {
  const radar = createRadar({ statusesOf: documentedStatuses() });
  const exchanges: Exchange[] = [];
  const door = openDoor(
    BASE,
    (exchange) => {
      exchanges.push(exchange);
      radar.hear(exchange);
    },
    network,
  );
  const { role, leave } = await signIn(door, { email, password: PASSWORD, role: undefined });
  const notes = await walk(door, role, { patient });
  if (write && patient !== undefined)
    for (const [name, note] of await tryWrites(door, role, patient)) notes.set(name, note);
  await leave();
  const report = radar.report(notes);
  const drifting = report.operations.flatMap(({ name, drifts }) =>
    drifts.map(({ path, expected, found }) => `${name} ${path}: ${expected} / ${found}`),
  );
  return { report, exchanges, drifting };
}
