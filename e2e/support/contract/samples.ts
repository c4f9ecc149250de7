import type { Endpoint } from '#api/contract/endpoint.ts';
import type { Sample } from '#api/contract/openapi-parts.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
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

/** Last second of the examples' access tokens: a mock of the document can be used with them. */
const tokenEnd = Date.parse('2100-01-01T00:00:00Z') / 1000;

/** Returns an access token that runs out late; its signature is no more than a text. */
function lastingToken(token: string): string {
  const [head, claims = '', signature] = token.split('.');
  const { exp: _, ...others } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object & {
    exp: number;
  };
  const lasting = JSON.stringify({ ...others, exp: tokenEnd });
  return [head, Buffer.from(lasting).toString('base64url'), signature].join('.');
}

/** Shortens long lists and texts for the examples, and lets access tokens last. */
function toReplyExample(value: unknown, name = ''): unknown {
  if (name === 'accessToken') return lastingToken(String(value));
  if (typeof value === 'string') return value.slice(0, maxCharacters);
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => toReplyExample(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toReplyExample(inner, key)]));
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

/** Returns the replies to both roles, if they are answered with records of their own. */
async function takeRepliesByRole(name: EndpointName): Promise<Sample['replyByRole']> {
  const { access, method, onBehalf, query }: Endpoint = endpoints[name];
  const isOwnRecord = access.length === 2 && method === 'GET' && !onBehalf && !query;
  if (name !== 'login' && !isOwnRecord) return undefined;
  const server = await createTestServer();
  const takeReply = async (email: string) => {
    const body = { email, password: demoPassword, fingerprint: '', platform: 'web' };
    const sent = name === 'login' ? { body } : { token: signInForToken(server, email) };
    return toReplyExample((await callApi(server, name, sent)).body);
  };
  return { patient: await takeReply(patient), physician: await takeReply(physician) };
}

/** Makes a valid and a refused call of every endpoint. */
async function makeSamples(): Promise<Record<string, Sample>> {
  const samples: Record<string, Sample> = {};
  for (const [name, endpointCase] of endpointCases) {
    const server = await createTestServer();
    const { token, ...sent } = await validCall(server, name, endpointCase);
    const { body: reply } = await callApi(server, name, { token, ...sent });
    const refusals = await takeRefusals(server, name, { token, ...sent });
    const replyByRole = await takeRepliesByRole(name);
    samples[name] = {
      ...sent,
      body: toExample(sent.body),
      reply: toReplyExample(reply),
      replyByRole,
      refusals,
    };
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
