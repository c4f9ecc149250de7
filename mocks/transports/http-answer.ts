import type { IncomingMessage, RequestListener } from 'node:http';
import { getResponse } from 'msw';
import { refuseCall } from '#mocks/server/refuse-call.ts';
import { createEnvelope, type MockServer, toJsonResponse } from '#mocks/server/server.ts';
import { controlPath, createControlHandler } from './http-controls.ts';
import { serveDocument } from './http-document.ts';
import { anyOriginHeaders, createOriginHeaders, readBody, sendResponse, toRequest } from './http-exchange.ts';
import { canUseControls } from './http-guard.ts';
import { createMswHandlers } from './msw-handlers.ts';

/** Base URL for all requests, independent of this machine's name. */
const baseUrl = 'http://mock.test/';
/** Methods that Node accepts but the web's Request refuses. */
const unsupportedMethods = ['TRACE', 'TRACK', 'CONNECT'];
/** Limit of a URL's length in characters, set by MSW. */
const maxUrlLength = 8_000;
const foreignOriginMessage = 'The mock is steered by programs and by pages of this machine alone.';

/**
 * Answers HTTP calls: the API for pages of any origin, the controls only for this machine.
 * @param ownName host name of the `--host` option
 */
export function createHttpAnswer(server: MockServer, ownName = ''): RequestListener {
  const handlers = createMswHandlers(server, baseUrl);
  const handleControl = createControlHandler(server);

  /** Answers a call of the API, or a read of its document. */
  async function answerCall(incoming: IncomingMessage): Promise<Response> {
    const { method = 'GET', url = '/' } = incoming;
    if (url.length > maxUrlLength)
      return toJsonResponse(createEnvelope(414, 'This address is too long', null));
    if (unsupportedMethods.includes(method)) return refuseCall(method, url.slice(1));
    const document = await serveDocument(method, url);
    if (document) return document;
    const request = await toRequest(incoming, baseUrl).catch(() => null);
    if (!request) return Response.json({ message: 'This is no call that can be read' }, { status: 400 });
    return (await getResponse(handlers, request, { baseUrl: baseUrl })) ?? Response.error();
  }

  /** Answers a call of the mock's controls. */
  async function answerControl(incoming: IncomingMessage): Promise<Response> {
    const { method = 'GET', url = '/' } = incoming;
    return handleControl(method, new URL(url, baseUrl), await (await readBody(incoming)).text());
  }

  return async (incoming, outgoing) => {
    const { host, origin } = incoming.headers;
    const isControl = incoming.url?.startsWith(controlPath) ?? false;
    const isRefused = isControl && !canUseControls({ host, origin }, ownName);
    const answer = async () => {
      if (isRefused) return Response.json({ message: foreignOriginMessage }, { status: 403 });
      if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 });
      return isControl ? answerControl(incoming) : answerCall(incoming);
    };
    const response = await answer().catch((error) =>
      Response.json({ message: String(error) }, { status: 500 }),
    );
    await sendResponse(
      response,
      outgoing,
      isControl ? createOriginHeaders(isRefused ? undefined : origin) : anyOriginHeaders,
      String(incoming.headers['accept-encoding']),
    );
  };
}
