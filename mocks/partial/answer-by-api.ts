import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import { showRefusal } from '#mocks/controls/refusal.ts';
import { applyFaults, createEnvelope, toJsonResponse } from '#mocks/server/server.ts';
import { takeFaults } from '#mocks/store/faults.ts';
import type { PartialParts } from './answer-by-mock.ts';
import { logApiCall, parseReply } from './log-api-call.ts';
import type { AskApi } from './partial-network.ts';
import { rememberLogin } from './remember-login.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Call of the API. `name` is null at an address outside the contract. */
export interface ApiCall {
  readonly name: EndpointName | null;
  readonly method: string;
  readonly path: string;
  readonly payload: unknown;
  readonly requestFits: boolean | null;
  readonly signal: AbortSignal;
}

/** Takes the faults of a call to the API; what the API keeps cannot be changed from here. */
async function takeApiFaults({ backend: { server } }: PartialParts, name: EndpointName) {
  let hasChanged = false;
  const effects = await server.transaction(
    async () => {
      const taken = takeFaults(server.store.tables.faults, name);
      hasChanged = taken.hasChanged;
      return taken.effects;
    },
    { changes: () => hasChanged },
  );
  return effects.filter(({ kind }) => kind !== 'other-doses');
}

const tokenRefusedMessage =
  'The real API has refused the mock’s token (401). “accounts” is mocked here, so the API has to take any token; ' +
  'else leave “accounts” to the API.';

/**
 * Has a call answered by the API, or by a fault in its place, and logs it.
 * @throws the network's error; TypeError for a lost answer
 */
export async function answerByApi(parts: PartialParts, call: ApiCall, askApi: AskApi): Promise<Response> {
  const { sides, settings, backend } = parts;
  const { log, store } = backend.server;
  const { name, method, path, payload, requestFits, signal } = call;
  const endpoint = name && endpoints[name];
  const effects = name ? await takeApiFaults(parts, name) : [];
  const begin = (answeredBy: 'mock' | 'api') => {
    const at = new Date(store.now()).toISOString();
    const id = log.begin({ endpoint: name, method, path, at, answeredBy });
    log.update(id, { payload: withoutSecrets(payload), requestFits });
    return id;
  };
  const startTime = performance.now();
  const faultResponse = await applyFaults(effects);
  if (faultResponse) {
    const isBroken = faultResponse.type === 'error';
    log.update(begin('mock'), {
      status: isBroken ? null : faultResponse.status,
      ms: Math.round(performance.now() - startTime),
      reply: isBroken ? 'offline' : await faultResponse.clone().text(),
    });
    return faultResponse;
  }
  const { response, text } = await logApiCall(
    log,
    { id: begin('api'), endpoint, isRead: method === 'GET', signal },
    askApi,
  );
  if (effects.some(({ kind }) => kind === 'lost-answer')) return Response.error();
  if (sides.sideOf('accounts') === 'api') {
    if (response.ok) rememberLogin(settings, name, payload, parseReply(text ?? ''));
  } else if (response.status === 401 && endpoint && endpoint.access !== 'public') {
    // Passed on, it would end the session at the mock, which has not ended.
    showRefusal(tokenRefusedMessage);
    return toJsonResponse(createEnvelope(403, tokenRefusedMessage, null));
  }
  return response;
}
