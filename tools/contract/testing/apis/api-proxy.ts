import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { findOperation } from '#api/endpoints/operations.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { createHttpAnswer } from '#mocks/transports/http-answer.ts';
import { toRequest } from '#mocks/transports/http-exchange.ts';
import { startServer } from '../over-http.ts';
import type { Body } from '../posing-api.ts';

/** Call of an API, as far as a proxy's changes depend on it. */
export interface ProxiedCall {
  readonly name: EndpointName | undefined;
  readonly method: string;
  readonly url: string;
  readonly status: number;
}

/** Differences of a proxy's replies from the mock's. */
export interface ApiChanges {
  /** Path of the API at its host; '' for none. */
  readonly basePath?: string;
  /** Converts paths, bodies and tokens of calls for the mock. */
  readonly convertCall?: (text: string) => string;
  /** Changes the JSON of a reply; those of the session stay unless `changesSession` is set. */
  readonly changeBody?: (body: Body, call: ProxiedCall) => unknown;
  readonly changesSession?: boolean;
  /** Changes the text of a JSON reply. */
  readonly changeText?: (text: string, call: ProxiedCall) => string | Uint8Array<ArrayBuffer>;
  readonly changeStatus?: (call: ProxiedCall) => number;
  /** Changes the headers of a reply. */
  readonly changeHeaders?: (headers: Headers, call: ProxiedCall) => void;
  /** True if header names are sent in capitals. */
  readonly hasCapitalHeaders?: boolean;
}

/** Calls without which a walk cannot begin or end. */
const sessionCalls: readonly (string | undefined)[] = ['login', 'refresh', 'logout'];
const appOrigin = 'https://app.example.com';

/** Returns the headers of a reply before the API's changes, with what browsers need. */
function defaultHeaders(reply: Response): Headers {
  const headers = new Headers(reply.headers);
  // The body has been decoded.
  headers.delete('Content-Encoding');
  headers.set('Access-Control-Allow-Origin', appOrigin);
  headers.set('Access-Control-Allow-Methods', 'PUT, DELETE');
  headers.set('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  return headers;
}

/** Returns the body of a reply with the API's changes. */
async function changedBody(reply: Response, call: ProxiedCall, changes: ApiChanges) {
  const { changeBody, changeText, changesSession } = changes;
  const isKept = sessionCalls.includes(call.name) && call.status < 400 && !changesSession;
  if (!reply.headers.get('content-type')?.includes('json') || isKept) return reply.arrayBuffer();
  const body: unknown = await reply.json();
  const changed = changeBody ? changeBody(body as Body, call) : body;
  const text = JSON.stringify(changed);
  return changeText ? changeText(text, call) : text;
}

/** Starts a proxy in front of the mock that answers as another API would. @returns its base */
export async function startApiProxy(server: MockServer, changes: ApiChanges): Promise<string> {
  const { basePath = '', convertCall = (text) => text, changeStatus, changeHeaders } = changes;
  const mockUrl = await startServer(createHttpAnswer(server));
  const host = await startServer(async (incoming, outgoing) => {
    const request = await toRequest(incoming, host);
    const path = request.url.slice(host.length + basePath.length);
    const headers = new Headers([...request.headers].map(([name, value]) => [name, convertCall(value)]));
    headers.delete('content-length');
    // latin1 maps bytes to characters one to one, since a form may contain a file.
    const sent = Buffer.from(await request.bytes()).toString('latin1');
    const reply = await fetch(mockUrl + convertCall(path), {
      method: request.method,
      headers,
      ...(sent !== '' && { body: Buffer.from(convertCall(sent), 'latin1') }),
    });
    const { method } = request;
    const name = findOperation(method, path)?.names[0];
    const call = { name, method, url: request.url, status: reply.status };
    const replyHeaders = defaultHeaders(reply);
    const body = method === 'OPTIONS' ? '' : await changedBody(reply, call, changes);
    const isChangeable = method !== 'OPTIONS' && reply.status < 400 && !sessionCalls.includes(name);
    const status = isChangeable ? (changeStatus?.(call) ?? reply.status) : reply.status;
    if (!sessionCalls.includes(name) || changes.changesSession) changeHeaders?.(replyHeaders, call);
    const capitalize = (field: string) => (changes.hasCapitalHeaders ? field.toUpperCase() : field);
    outgoing.writeHead(
      status,
      Object.fromEntries([...replyHeaders].map(([field, value]) => [capitalize(field), value])),
    );
    outgoing.end(
      status === 204 || status === 304 ? undefined : typeof body === 'string' ? body : new Uint8Array(body),
    );
  });
  return host + basePath;
}
