import fc from 'fast-check';
import type { Endpoint } from '#api/contract/endpoint.ts';
import type { Json } from '#api/contract/wire-schema.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import { endpointCases } from '../cases/cases.ts';
import { validCall } from '../contract/samples.ts';
import { Api, type SentCall } from './api.ts';
import { allowedBy, anyJson, positionsIn, removedValue, replaceAt, strangeValue } from './values.ts';

/** Kind of mutation of a call that would succeed. */
type Mutation = 'positive' | 'negative' | 'query' | 'params' | 'token' | 'role' | 'method';
/** Mutations by weight: bodies have the most rules, so they are mutated most. */
const weightedMutations: readonly fc.WeightedArbitrary<Mutation>[] = [
  { arbitrary: fc.constant('positive' as const), weight: 5 },
  { arbitrary: fc.constant('negative' as const), weight: 9 },
  { arbitrary: fc.constant('query' as const), weight: 2 },
  { arbitrary: fc.constant('params' as const), weight: 1 },
  { arbitrary: fc.constant('token' as const), weight: 1 },
  { arbitrary: fc.constant('role' as const), weight: 1 },
  { arbitrary: fc.constant('method' as const), weight: 1 },
];

/** Random choices that decide one call. */
const anyPlan = fc.record({
  name: fc.constantFrom(...endpointNames),
  mutation: fc.oneof(...weightedMutations),
  /** Number that selects a position, name or method, modulo their count. */
  choice: fc.nat(),
  times: fc.integer({ min: 1, max: 3 }),
  seed: fc.integer(),
  token: fc.constantFrom(null, '', 'Bearer', 'Bearer nobody', 'Basic abc', 'Bearer a.b.c'),
  text: fc
    .oneof(strangeValue, anyJson)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 2000)),
});
type Plan = typeof anyPlan extends fc.Arbitrary<infer P> ? P : never;

/** Call whose answer deviates from the API document. */
export interface Finding {
  readonly check: string;
  readonly operation: string;
  readonly sent: unknown;
  readonly status: number;
}

const sampleOf = <Item>(arbitrary: fc.Arbitrary<Item>, seed: number): Item =>
  fc.sample(arbitrary, { seed, numRuns: 1 })[0] as Item;
const asObject = (body: unknown) => (body instanceof FormData ? Object.fromEntries(body) : body);

/** Returns a body with other values at some positions: allowed by the document, or any. */
function mutateBody(
  api: Api,
  name: EndpointName,
  body: unknown,
  { mutation, choice, times, seed }: Plan,
): unknown {
  let result = body;
  for (let time = 0; time < times; time += 1) {
    const positions = positionsIn(result);
    // Any step would do: it only spreads the changes over the body.
    const keys = positions[(choice + time * 7) % positions.length] ?? [];
    const values =
      mutation === 'positive'
        ? allowedBy(api.schemaAt(name, keys))
        : fc.oneof(strangeValue, anyJson, fc.constant(removedValue), allowedBy(api.schemaAt(name, keys)));
    const value = sampleOf(values, seed + time);
    if (keys.length > 0 || value !== removedValue) result = replaceAt(result, keys, value);
  }
  return result;
}

const httpMethods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

/** Returns the call that a plan makes from a valid call. */
function makePlannedCall(api: Api, server: MockServer, valid: SentCall, plan: Plan): SentCall {
  const { name, mutation, choice, text } = plan;
  const { path, access }: Endpoint = endpoints[name];
  if (mutation === 'query') {
    const names = [...Object.keys(valid.query), 'userId', 'unknown'];
    return { ...valid, query: { ...valid.query, [names[choice % names.length] ?? '']: text } };
  }
  if (mutation === 'params' && path.includes('{')) return { ...valid, params: { id: text || 'x' } };
  if (mutation === 'token') return { ...valid, authorization: plan.token };
  if (mutation === 'role' && access !== 'public') {
    const otherEmail =
      ['patient@clinic.test', 'new.physician@clinic.test', 'admin@clinic.test'][choice % 3] ?? '';
    return { ...valid, authorization: `Bearer ${signInForToken(server, otherEmail)}` };
  }
  if (mutation === 'method') return { ...valid, method: httpMethods[choice % httpMethods.length] ?? 'GET' };
  return valid.body === undefined ? valid : { ...valid, body: mutateBody(api, name, valid.body, plan) };
}

const isRefusal = (status: number) => status >= 400 && status < 500;
const knownMethods = (name: EndpointName) =>
  endpointNames
    .filter((other) => endpoints[other].path === endpoints[name].path)
    .map((other) => endpoints[other].method);

/** Returns the first failed check of an answer, by its name in Schemathesis. */
function failedCheck(
  api: Api,
  sent: SentCall,
  status: number,
  plan: Plan,
  fault: string | null,
): string | null {
  const { name } = sent;
  const endpoint: Endpoint = endpoints[name];
  if (status >= 500) return 'not_a_server_error';
  if (plan.mutation === 'method' && sent.method !== endpoint.method)
    return knownMethods(name).includes(sent.method as never) || status === 405 ? null : 'unsupported_method';
  if (fault) return fault;
  if (plan.mutation === 'token' && endpoint.access !== 'public')
    return status === 401 ? null : 'ignored_auth';
  const isBodyMutation = plan.mutation === 'positive' || plan.mutation === 'negative';
  if (!isBodyMutation || sent.body === undefined || endpoint.multipart) return null;
  const bodyFault = api.faultOfBody(name, sent.body);
  if (bodyFault && !isRefusal(status)) return `negative_data_rejection: ${bodyFault}`;
  if (!bodyFault && isRefusal(status) && !api.hasRules(name) && ![401, 403, 404].includes(status))
    return 'positive_data_acceptance';
  return null;
}

/** Makes many slightly wrong calls to a mock. @returns deviations from the API document */
export async function fuzz(document: Json, { calls, seed }: { calls: number; seed: number }) {
  const server = await createTestServer();
  const initialState = server.store.serialize();
  const api = new Api(server, document);
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  for (const plan of fc.sample(anyPlan, { seed, numRuns: calls })) {
    const { name } = plan;
    const endpointCase = endpointCases.get(name);
    server.store.deserialize(initialState);
    const {
      token,
      params = {},
      query = {},
      body,
    } = await validCall(server, name, endpointCase ?? { noScreenYet: true });
    const authorization = token ? `Bearer ${token}` : null;
    const valid: SentCall = {
      name,
      method: endpoints[name].method,
      params,
      query,
      body: asObject(body),
      authorization,
    };
    const sent = makePlannedCall(api, server, valid, plan);
    const answer = await api.send(sent);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const fault = sent.method === endpoints[name].method ? api.faultOfAnswer(name, answer) : null;
    const check = failedCheck(api, sent, answer.status, plan, fault);
    if (check)
      findings.push({
        check,
        operation: `${sent.method} ${endpoints[name].path}`,
        sent,
        status: answer.status,
      });
  }
  return { findings, statuses: Object.fromEntries(statuses) };
}
