import type { Role } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import { readServerUserId, readSession } from '#api/session/session.ts';
import { isObject } from '#domain/values/is-object.ts';
import { showRefusal } from '#mocks/controls/refusal.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { readPayload } from '#mocks/server/payload.ts';
import { pickEndpoint } from '#mocks/server/pick-endpoint.ts';
import { createEnvelope, toJsonResponse } from '#mocks/server/server.ts';
import { answerByApi } from './answer-by-api.ts';
import { answerByMock, type PartialParts } from './answer-by-mock.ts';
import { describeRefusal, findForeignReference } from './foreign-reference.ts';
import type { AskApi } from './partial-network.ts';
import { listReferences, type Reference } from './references.ts';
import { findSide, type SidedCall, type Sides } from './sides.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Reads a call's values and finds its endpoint, by the role and the names in the body. */
async function readCall({ operation: { names } }: SidedCall, request: Request, role: Role | undefined) {
  const [first] = names as [EndpointName];
  const payload = await readPayload(endpoints[first], request.clone());
  const sentNames = isObject(payload.loggedValue) ? Object.keys(payload.loggedValue) : [];
  const candidates = names.map((name) => [name, endpoints[name]] as const);
  const name = pickEndpoint(candidates, role, sentNames) ?? first;
  return { name, payload: name === first ? payload : await readPayload(endpoints[name], request.clone()) };
}

/** Lists the API's patients and physicians of a read, which the mock's replace. */
const listReplacedPeople = ({ sideOf }: Sides, { resource }: SidedCall, references: readonly Reference[]) =>
  references.filter(
    (reference) =>
      reference.resource !== resource &&
      reference.resource !== 'accounts' &&
      sideOf(reference.resource) === 'api',
  );

/** Refuses a call with a sentence: in the log, on the page, and as the server's message. */
function refuse(parts: PartialParts, call: RefusedCall, status: number, sentence: string): Response {
  const { log, store } = parts.backend.server;
  const { name, method, path, payload } = call;
  const at = new Date(store.now()).toISOString();
  const id = log.begin({ endpoint: name, method, path, at, answeredBy: 'mock' });
  // Endpoints whose `data` the user sees get the reason there, too (physician §8).
  const envelope = createEnvelope(status, sentence, sentence);
  log.update(id, { status, ms: 0, payload: withoutSecrets(payload), reply: envelope });
  showRefusal(sentence);
  return toJsonResponse(envelope);
}

/** Call as the log shows it. */
interface RefusedCall {
  readonly name: EndpointName;
  readonly method: string;
  readonly path: string;
  readonly payload: unknown;
}

/**
 * Creates the function that answers a partly mocked page: each call by the side of its resource.
 * @returns Response.error() for a network failure that a fault asks for
 */
export function createPartialAnswer(parts: PartialParts) {
  const { base, sides } = parts;
  return async (request: Request, askApi: AskApi): Promise<Response> => {
    const { method, signal } = request;
    const path = request.url.slice(base.length);
    const call = findSide(sides, method, path);
    if (!call)
      return answerByApi(
        parts,
        { name: null, method, path, payload: null, requestFits: null, signal },
        askApi,
      );
    const role = readSession()?.role;
    const { name, payload } = await readCall(call, request, role);
    const { loggedValue, fits } = payload;
    const references = listReferences(name, path, loggedValue, { role, ownId: readServerUserId() });
    const checkedCall = { ...call, isRead: method === 'GET' };
    const foreignReference = findForeignReference(sides, checkedCall, references);
    const refusedCall = { name, method, path, payload: loggedValue };
    if (foreignReference)
      return refuse(parts, refusedCall, 400, describeRefusal(sides, checkedCall, foreignReference));
    if (call.side === 'api') return answerByApi(parts, { ...refusedCall, requestFits: fits, signal }, askApi);
    try {
      return await answerByMock(parts, request, listReplacedPeople(sides, call, references));
    } catch (error) {
      if (error instanceof Problem) return refuse(parts, refusedCall, error.status, error.message);
      throw error;
    }
  };
}
