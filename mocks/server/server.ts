import { type Endpoint, unread } from '#api/contract/endpoint.ts';
import { driftsOf, driftsOfData, driftWords } from '#api/contract/judge.ts';
import { readAsMeant } from '#api/contract/lenient.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import { type Call, type Handler, Worded } from '#mocks/handlers/handler.ts';
import { handlers } from '#mocks/handlers/handlers.ts';
import { authenticate, subjectOf } from '#mocks/rules/accounts/access.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { recordedReply } from '#mocks/rules/recorded-reply.ts';
import { CallLog } from '#mocks/store/call-log.ts';
import { type FaultEffect, faultMessage, takeFaults } from '#mocks/store/faults.ts';
import type { Store } from '#mocks/store/store.ts';
import { queue, type Transaction } from '#mocks/store/transaction.ts';
import { withOtherDoses } from './other-doses.ts';
import { type Payload, readPayload } from './payload.ts';

/** A server made of a store: any Request in, the Response a real server would give out. */
export interface MockServer {
  readonly store: Store;
  readonly log: CallLog;
  readonly transaction: Transaction;
}

/** @param transaction how the store is shared with other tabs; by default it is alone and takes calls in turn */
export function createServer(store: Store, transaction: Transaction = queue()): MockServer {
  return { store, log: new CallLog(), transaction };
}

const jsonHeaders = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
export const envelope = (status: number, message: string, data: unknown) => ({ status, message, data });
/** These statuses say that there is no body. */
const withoutBody = [204, 205, 304];
export const asResponse = (body: { status: number }, headers: Record<string, string> = {}) =>
  new Response(withoutBody.includes(body.status) ? null : JSON.stringify(body), {
    status: body.status,
    headers: { ...jsonHeaders, ...headers },
  });
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A call that was read, and that nothing was decided on yet. */
interface ReadCall {
  /** As the log knows it. */
  id: string;
  name: EndpointName;
  authorization: string | null;
  params: Record<string, string>;
  payload: Payload;
  /** With its query. */
  path: string;
}

/** What the list of calls says of a reply. */
function fitOf(endpoint: Endpoint, data: unknown) {
  const drifts = driftsOfData(endpoint, data).map(driftWords);
  return { replyFits: drifts.length === 0, drifts };
}

/** Checks the call as a server would, lets the handler answer, and holds its answer against the contract. */
async function run({ store, log }: MockServer, { id, name, authorization, params, payload, path }: ReadCall) {
  const endpoint: Endpoint = endpoints[name];
  const account = endpoint.access === 'public' ? undefined : authenticate(store, endpoint, authorization);
  const recorded = endpoint.method === 'GET' ? recordedReply(store, account, path) : undefined;
  if (recorded) {
    log.update(id, fitOf(endpoint, recorded.data));
    return envelope(200, '', recorded.data);
  }
  const { query, body, scope } = payload.take();
  const patient = account && endpoint.onBehalf ? subjectOf(store, account, scope) : account;
  const handler = handlers[name] as Handler<Endpoint>;
  const result = await handler({ store, params, query, body, account, patient } as Call<Endpoint>);
  store.changed();
  const { data, message, status } = result instanceof Worded ? result : new Worded(result, '');
  // What a client reads may be arranged otherwise than what travels, so the answer goes out as the handler gave it.
  const isDocumented = status === 200 || status in (endpoint.alsoSucceeds ?? {});
  const fit = fitOf(endpoint, data);
  log.update(id, { ...fit, replyFits: isDocumented && fit.replyFits });
  if (!isDocumented || !readAsMeant(endpoint.reply, data).fits)
    throw new Problem(500, `The mock broke the contract of ${endpoint.path}`);
  // A reply that nobody reads has no `data`, as a real server's may have none.
  return envelope(status, message, endpoint.reply === unread ? undefined : (data ?? null));
}

async function answer(server: MockServer, call: ReadCall) {
  try {
    return await run(server, call);
  } catch (error) {
    if (error instanceof Problem) return envelope(error.status, error.message, error.data);
    return envelope(500, error instanceof Error ? error.message : String(error), null);
  }
}

/** What the faults make of a call: a response of their own, or null to let the server answer. */
export async function meetFaults(effects: FaultEffect[]): Promise<Response | null> {
  for (const effect of effects) if (effect.kind === 'delay') await wait(effect.ms);
  const effect = effects.find(({ kind }) => kind !== 'delay');
  if (effect?.kind === 'status') {
    return asResponse(envelope(effect.status, effect.message ?? faultMessage(effect.status), null));
  }
  if (effect?.kind === 'offline') return Response.error();
  if (effect?.kind === 'timeout') return new Promise(() => {});
  if (effect?.kind === 'malformed') return new Response('{"status":200,"mess', { headers: jsonHeaders });
  if (effect?.kind === 'wrong-shape') return asResponse(envelope(200, '', 'not what was agreed'));
  return null;
}

/** What the contract has to say to a reply that a fault gave. */
async function judged(endpoint: Endpoint, response: Response) {
  if (response.type === 'error') return {};
  const drifts = driftsOf(endpoint, response.status, await response.clone().text()).map(driftWords);
  return { replyFits: drifts.length === 0, drifts };
}

/**
 * Answers a call of a known endpoint: faults first, then the server's rules.
 * @param path path and query as they are logged, without the base
 * @returns Response.error() where the network would have failed
 */
export async function handleCall(
  server: MockServer,
  name: EndpointName,
  request: Request,
  path: string,
  params: Record<string, string> = {},
): Promise<Response> {
  const { store, log } = server;
  const started = performance.now();
  const at = new Date(store.now()).toISOString();
  const id = log.begin({ endpoint: name, method: request.method, path, at });
  const payload = await readPayload(endpoints[name], request);
  log.update(id, { payload: payload.shown, requestFits: payload.fits });
  const authorization = request.headers.get('Authorization');
  let met: FaultEffect[] = [];
  let hasChanged = false;
  const taken = () => (met.some(({ kind }) => kind === 'other-doses') ? withOtherDoses(payload) : payload);
  const serve = () => answer(server, { id, name, authorization, params, payload: taken(), path });
  // A call that reads changes nothing, so nothing need be kept after it.
  const writes = request.method !== 'GET';
  // One transaction is enough for a call that meets no fault; a delay must not make other calls wait.
  const served = await server.transaction(
    async () => {
      ({ effects: met, hasChanged } = takeFaults(store.tables.faults, name));
      return met.length === 0 ? serve() : null;
    },
    { changes: () => writes || hasChanged },
  );
  const faulty = await meetFaults(met);
  const reply = served ?? (faulty ? null : await server.transaction(serve, { changes: () => writes }));
  const isLost = met.some(({ kind }) => kind === 'lost-answer');
  if (faulty) log.update(id, await judged(endpoints[name], faulty));
  const response = faulty ?? (isLost ? Response.error() : asResponse(reply ?? envelope(500, '', null)));
  log.update(id, {
    status: response.type === 'error' ? null : response.status,
    ms: Math.round(performance.now() - started),
    reply: reply ?? (response.type === 'error' ? 'offline' : await response.clone().text()),
  });
  return response;
}
