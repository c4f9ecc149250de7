import type { Endpoint } from '#api/contract/endpoint.ts';
import type { Sample } from '#api/contract/openapi-parts.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, tokenOf } from '#mocks/testing/test-server.ts';
import { endpointCases } from '../cases/cases.ts';
import { type EndpointCase, type ValidCall, validCaller } from '../cases/fault-case.ts';
import { takeRefusals } from './refusals.ts';

const { patient, physician } = validCaller;

/** Whom a call is made by, as far as it does not say; nobody signs in for a public one. */
function callerOf({ access }: Endpoint): string | undefined {
  if (access === 'public') return undefined;
  return access.includes('patient') ? patient : physician;
}

/** What takes nothing is read, and on a patient's behalf where that is possible. */
const plainCall = ({ onBehalf }: Endpoint): ValidCall =>
  onBehalf ? { as: physician, query: { userId: 'complete-patient' } } : {};

/** A call that succeeds in a mock, and whose token goes with it. */
export async function validCall(
  server: MockServer,
  name: EndpointName,
  { call }: EndpointCase,
): Promise<ValidCall & { token?: string }> {
  const endpoint: Endpoint = endpoints[name];
  const { as = callerOf(endpoint), ...sent } = (await call?.(server)) ?? plainCall(endpoint);
  return as ? { ...sent, token: tokenOf(server, as) } : sent;
}

const MOST_ITEMS = 2;
const MOST_CHARACTERS = 300;

/** So much of a long list or text as shows what it is. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, MOST_CHARACTERS);
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
}

/** A body as it is written down: of a form its fields, of a file that it is one. */
const written = (body: unknown): unknown =>
  body instanceof FormData
    ? Object.fromEntries(
        [...body].map(([key, value]) => [
          key,
          value instanceof File ? `(the bytes of ${value.name})` : value,
        ]),
      )
    : body;

async function take(): Promise<Record<string, Sample>> {
  const samples: Record<string, Sample> = {};
  for (const [name, known] of endpointCases) {
    const server = await createTestServer();
    const { token, ...sent } = await validCall(server, name, known);
    const { body: reply } = await callApi(server, name, { token, ...sent });
    const refusals = await takeRefusals(server, name, { token, ...sent });
    samples[name] = { ...sent, body: written(sent.body), reply: shortened(reply), refusals };
  }
  return samples;
}

let taken: ReturnType<typeof take> | undefined;

/** For every endpoint a call that succeeded, one that was refused, and the answers: the API document's examples. */
export const takeSamples = (): ReturnType<typeof take> => {
  // They are the same whenever they are taken.
  taken ??= take();
  return taken;
};
