import type { Endpoint } from '#api/contract/endpoint.ts';
import type { Sample } from '#api/contract/openapi-parts.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import { endpointCases } from '../cases/cases.ts';
import { type EndpointCase, type ValidCall, validCaller } from '../cases/fault-case.ts';
import { takeRefusals } from './refusals.ts';

const { patient, physician } = validCaller;

/** Returns the caller of an endpoint by its access; a public endpoint has none. */
function callerOf({ access }: Endpoint): string | undefined {
  if (access === 'public') return undefined;
  return access.includes('patient') ? patient : physician;
}

/** Call of an endpoint without input, on a patient's behalf if the endpoint allows it. */
const plainCall = ({ onBehalf }: Endpoint): ValidCall =>
  onBehalf ? { as: physician, query: { userId: 'complete-patient' } } : {};

/** Returns a call that succeeds in a mock, with its token. */
export async function validCall(
  server: MockServer,
  name: EndpointName,
  { call }: EndpointCase,
): Promise<ValidCall & { token?: string }> {
  const endpoint: Endpoint = endpoints[name];
  const { as = callerOf(endpoint), ...sent } = (await call?.(server)) ?? plainCall(endpoint);
  return as ? { ...sent, token: signInForToken(server, as) } : sent;
}

/** Number of entries of a list that an example shows. */
const maxItems = 2;
/** Number of characters of a text that an example shows. */
const maxCharacters = 300;

/** Shortens long lists and texts for the examples. */
function truncate(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, maxCharacters);
  if (Array.isArray(value)) return value.slice(0, maxItems).map(truncate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, truncate(inner)]));
}

/** Returns a body as plain JSON: a form as its fields, a file as a placeholder. */
const toExample = (body: unknown): unknown =>
  body instanceof FormData
    ? Object.fromEntries(
        [...body].map(([key, value]) => [
          key,
          value instanceof File ? `(the bytes of ${value.name})` : value,
        ]),
      )
    : body;

/** Makes a valid and a refused call of every endpoint. */
async function makeSamples(): Promise<Record<string, Sample>> {
  const samples: Record<string, Sample> = {};
  for (const [name, endpointCase] of endpointCases) {
    const server = await createTestServer();
    const { token, ...sent } = await validCall(server, name, endpointCase);
    const { body: reply } = await callApi(server, name, { token, ...sent });
    const refusals = await takeRefusals(server, name, { token, ...sent });
    samples[name] = { ...sent, body: toExample(sent.body), reply: truncate(reply), refusals };
  }
  return samples;
}

let cachedSamples: ReturnType<typeof makeSamples> | undefined;

/** Returns the API examples: for each endpoint an accepted and a refused call with replies. */
export const takeSamples = (): ReturnType<typeof makeSamples> => {
  // The samples are deterministic, so that one run serves all callers.
  cachedSamples ??= makeSamples();
  return cachedSamples;
};
