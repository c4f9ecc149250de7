import { findDataDrifts, findDrifts, formatDrift } from '#api/contract/drifts.ts';
import { type Endpoint, unreadReply } from '#api/contract/endpoint.ts';
import { parseLeniently } from '#api/contract/lenient.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import { fullName } from '#domain/values/full-name.ts';
import { type Handler, type RequestContext, ResponseWithMessage } from '#mocks/handlers/handler.ts';
import { handlers } from '#mocks/handlers/handlers.ts';
import { authenticate, requirePatientOfCall } from '#mocks/rules/accounts/access.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { findRecordedReply } from '#mocks/rules/recorded-reply.ts';
import { CallLog } from '#mocks/store/call-log.ts';
import { canHaveBody, type FaultEffect, faultMessage, takeFaults } from '#mocks/store/faults.ts';
import type { Store } from '#mocks/store/store.ts';
import { type Cause, createQueue, type Transaction } from '#mocks/store/transaction.ts';
import { multiplyPayloadDoses } from './other-doses.ts';
import { type Payload, readPayload } from './payload.ts';

/** Server on top of a store, which answers a Request as a real server would. */
export interface MockServer {
  readonly store: Store;
  readonly log: CallLog;
  readonly transaction: Transaction;
}

/** Creates a server. @param transaction shares the store with other tabs; default: no sharing */
export function createServer(
  store: Store,
  transaction: Transaction = createQueue(),
  log: CallLog = new CallLog(),
): MockServer {
  return { store, log, transaction };
}

const jsonHeaders = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
/** Creates the body that every reply of the API has. */
export const createEnvelope = (status: number, message: string, data: unknown) => ({ status, message, data });

/** Creates an HTTP response. @param body JSON of any shape; undefined sends no body */
const createJsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(canHaveBody(status) ? JSON.stringify(body) : null, {
    status,
    headers: { ...jsonHeaders, ...headers },
  });
/** Creates the HTTP response of an envelope. */
export const toJsonResponse = (envelope: { status: number }, headers?: Record<string, string>) =>
  createJsonResponse(envelope.status, envelope, headers);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Call after reading, before any decision. */
interface ReadCall {
  /** Id in the log. */
  id: string;
  name: EndpointName;
  authorization: string | null;
  params: Record<string, string>;
  payload: Payload;
  /** Path with its query. */
  path: string;
}

/** Compares a reply's data with the contract, for the log. */
function compareReply(endpoint: Endpoint, data: unknown) {
  const drifts = findDataDrifts(endpoint, data).map(formatDrift);
  return { replyFits: drifts.length === 0, drifts };
}

/** Checks a call, runs its handler and validates the reply against the contract. */
async function runHandler(
  { store, log }: MockServer,
  { id, name, authorization, params, payload, path }: ReadCall,
) {
  const endpoint: Endpoint = endpoints[name];
  const account = endpoint.access === 'public' ? undefined : authenticate(store, endpoint, authorization);
  const recorded = endpoint.method === 'GET' ? findRecordedReply(store, account, path) : undefined;
  if (recorded) {
    log.update(id, compareReply(endpoint, recorded.data));
    return createEnvelope(200, '', recorded.data);
  }
  const { query, body, scope } = payload.validate();
  const patient = account && endpoint.onBehalf ? requirePatientOfCall(store, account, scope) : account;
  const handler = handlers[name] as Handler<Endpoint>;
  const result = await handler({ store, params, query, body, account, patient } as RequestContext<Endpoint>);
  store.notifyChange();
  const { data, message, status } =
    result instanceof ResponseWithMessage ? result : new ResponseWithMessage(result, '');
  // The handler's data are sent unchanged: the schema's output may have another shape.
  const isDocumented = status === 200 || status in (endpoint.alsoSucceeds ?? {});
  const comparison = compareReply(endpoint, data);
  log.update(id, { ...comparison, replyFits: isDocumented && comparison.replyFits });
  // A single deviating item is sent, as a real server might; unreadable data are an error.
  const isReadable = comparison.replyFits || parseLeniently(endpoint.reply, data).fits;
  if (!isDocumented || !isReadable) throw new Problem(500, `The mock broke the contract of ${endpoint.path}`);
  // A reply that the app does not read has no `data`, as a real server's may lack it.
  return createEnvelope(status, message, endpoint.reply === unreadReply ? undefined : (data ?? null));
}

/** Runs a call's handler and turns an error into the envelope of its status. */
async function answerCall(server: MockServer, call: ReadCall) {
  try {
    return await runHandler(server, call);
  } catch (error) {
    if (error instanceof Problem) return createEnvelope(error.status, error.message, error.data);
    return createEnvelope(500, error instanceof Error ? error.message : String(error), null);
  }
}

/** Returns a fault's response to a call, or null to let the server answer. */
export async function applyFaults(effects: FaultEffect[]): Promise<Response | null> {
  for (const effect of effects) if (effect.kind === 'delay') await wait(effect.ms);
  const effect = effects.find(({ kind }) => kind !== 'delay');
  if (effect?.kind === 'status') {
    return toJsonResponse(createEnvelope(effect.status, effect.message ?? faultMessage(effect.status), null));
  }
  if (effect?.kind === 'answer') return createJsonResponse(effect.status, effect.body);
  if (effect?.kind === 'offline') return Response.error();
  if (effect?.kind === 'timeout') return new Promise(() => {});
  if (effect?.kind === 'malformed') return new Response('{"status":200,"mess', { headers: jsonHeaders });
  if (effect?.kind === 'wrong-shape') return toJsonResponse(createEnvelope(200, '', 'not what was agreed'));
  return null;
}

/** Describes the user of a call: 'Ruth Okafor, patient'; '' for a call without a valid token. */
function describeUser({ tables }: Store, authorization: string | null): string {
  const session = tables.sessions.find(({ accessToken }) => authorization === `Bearer ${accessToken}`);
  const account = tables.accounts.find(({ id }) => id === session?.accountId);
  return account ? `${fullName(account)}, ${account.role}` : '';
}

/** Compares a fault's response with the contract, for the log. */
async function compareFaultReply(endpoint: Endpoint, response: Response) {
  if (response.type === 'error') return {};
  const drifts = findDrifts(endpoint, response.status, await response.clone().text()).map(formatDrift);
  return { replyFits: drifts.length === 0, drifts };
}

/**
 * Answers a call of a known endpoint: faults first, then the server's rules.
 * @param path path and query for the log, without the base
 * @returns Response.error() for a network failure
 */
export async function handleCall(
  server: MockServer,
  name: EndpointName,
  request: Request,
  path: string,
  params: Record<string, string> = {},
): Promise<Response> {
  const { store, log } = server;
  const startTime = performance.now();
  const at = new Date(store.now()).toISOString();
  const id = log.begin({ endpoint: name, method: request.method, path, at });
  const payload = await readPayload(endpoints[name], request);
  log.update(id, { payload: payload.loggedValue, requestFits: payload.fits });
  const authorization = request.headers.get('Authorization');
  let faultEffects: FaultEffect[] = [];
  let hasChanged = false;
  const getPayload = () =>
    faultEffects.some(({ kind }) => kind === 'other-doses') ? multiplyPayloadDoses(payload) : payload;
  const runRules = () => answerCall(server, { id, name, authorization, params, payload: getPayload(), path });
  let cause: Cause = { title: endpoints[name].summary, call: `${request.method} ${path}`, by: '' };
  // A GET changes no table except by counted faults, so nothing else needs to be stored.
  const canWrite = request.method !== 'GET';
  // A call without faults needs one transaction. A delay runs outside, not to block other calls.
  const regularReply = await server.transaction(
    async () => {
      // Before the rules: a call may change the name, or end the session.
      cause = { ...cause, by: describeUser(store, authorization) };
      ({ effects: faultEffects, hasChanged } = takeFaults(store.tables.faults, name));
      return faultEffects.length === 0 ? runRules() : null;
    },
    { changes: () => canWrite || hasChanged, cause: () => cause },
  );
  const faultResponse = await applyFaults(faultEffects);
  const reply =
    regularReply ??
    (faultResponse
      ? null
      : await server.transaction(runRules, { changes: () => canWrite, cause: () => cause }));
  const isLost = faultEffects.some(({ kind }) => kind === 'lost-answer');
  if (faultResponse) log.update(id, await compareFaultReply(endpoints[name], faultResponse));
  const response =
    // The 500 is for the type alone: without a fault’s response there is always a reply.
    faultResponse ?? (isLost ? Response.error() : toJsonResponse(reply ?? createEnvelope(500, '', null)));
  log.update(id, {
    status: response.type === 'error' ? null : response.status,
    ms: Math.round(performance.now() - startTime),
    reply: reply ?? (response.type === 'error' ? 'offline' : await response.clone().text()),
  });
  return response;
}
