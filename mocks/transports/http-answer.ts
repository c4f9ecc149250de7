import type { IncomingMessage, RequestListener } from 'node:http';
import { getResponse } from 'msw';
import { refuseCall } from '#mocks/server/refuse-call.ts';
import { asResponse, envelope, type MockServer } from '#mocks/server/server.ts';
import { CONTROL_PATH, createControlHandler } from './http-controls.ts';
import { serveDocument } from './http-document.ts';
import { anyOriginHeaders, createOriginHeaders, readBody, send, toRequest } from './http-exchange.ts';
import { canUseControls } from './http-guard.ts';
import { createMswHandlers } from './msw-handlers.ts';

/** Base URL for all requests, independent of this machine's name. */
const BASE = 'http://mock.test/';
/** Methods that Node accepts but the web's Request refuses. */
const UNSUPPORTED_METHODS = ['TRACE', 'TRACK', 'CONNECT'];
/** Limit of a URL's length in characters, set by MSW. */
const MAX_URL_LENGTH = 8_000;
const FOREIGN_ORIGIN_MESSAGE = 'The mock is steered by programs and by pages of this machine alone.';

/**
 * Answers HTTP calls: the API for pages of any origin, the controls only for this machine.
 * @param ownName host name of the `--host` option
 */
export function createHttpAnswer(server: MockServer, ownName = ''): RequestListener {
  const handlers = createMswHandlers(server, BASE);
  const control = createControlHandler(server);

  async function call(incoming: IncomingMessage): Promise<Response> {
    const { method = 'GET', url = '/' } = incoming;
    if (url.length > MAX_URL_LENGTH) return asResponse(envelope(414, 'This address is too long', null));
    if (UNSUPPORTED_METHODS.includes(method)) return refuseCall(method, url.slice(1));
    const document = await serveDocument(method, url);
    if (document) return document;
    const request = await toRequest(incoming, BASE).catch(() => null);
    if (!request) return Response.json({ message: 'This is no call that can be read' }, { status: 400 });
    return (await getResponse(handlers, request, { baseUrl: BASE })) ?? Response.error();
  }

  async function steer(incoming: IncomingMessage): Promise<Response> {
    const { method = 'GET', url = '/' } = incoming;
    return control(method, new URL(url, BASE), await (await readBody(incoming)).text());
  }

  return async (incoming, outgoing) => {
    const { host, origin } = incoming.headers;
    const isControl = incoming.url?.startsWith(CONTROL_PATH) ?? false;
    const isStranger = isControl && !canUseControls({ host, origin }, ownName);
    const answer = async () => {
      if (isStranger) return Response.json({ message: FOREIGN_ORIGIN_MESSAGE }, { status: 403 });
      if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 });
      return isControl ? steer(incoming) : call(incoming);
    };
    const response = await answer().catch((error) =>
      Response.json({ message: String(error) }, { status: 500 }),
    );
    await send(
      response,
      outgoing,
      isControl ? createOriginHeaders(isStranger ? undefined : origin) : anyOriginHeaders,
    );
  };
}
