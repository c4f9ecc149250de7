import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { MAX_FORM_BYTES } from '#mocks/server/read-body.ts';

/** Allows pages of any origin to read the API's replies, which hold no real data. */
export const anyOriginHeaders = { 'Access-Control-Allow-Origin': '*' };

/** Allows one origin to read a reply, or none if it is undefined. */
export const createOriginHeaders = (origin: string | undefined) => ({
  Vary: 'Origin',
  ...(origin !== undefined && { 'Access-Control-Allow-Origin': origin }),
});

/** CORS headers with the allowed methods and headers. */
const corsHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  // The wildcard does not cover Authorization.
  'Access-Control-Allow-Headers': '*, Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
};

/** Size limit of a control's body in bytes, above a snapshot of ten thousand patients. */
const maxControlBytes = 64 * 1024 * 1024;

/** Reads a body to its end, keeping only as much as shows that it exceeds the limit. */
export async function readBody(message: IncomingMessage, maxBytes = maxControlBytes): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    // Reads the rest without keeping it: a client that is still sending would miss the answer.
    if (size <= maxBytes) chunks.push(chunk);
    size += chunk.length;
  }
  return new Blob(chunks);
}

/**
 * Returns the address of a request's target below the base. `new URL` would read `//x` as a host,
 * and a target with a host, as proxies send it, would lead away from the base.
 */
function resolveTarget(target: string, base: string): URL {
  const path = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '');
  return new URL(base.replace(/\/$/, '') + (path.startsWith('/') ? path : `/${path}`));
}

/** Converts Node's message to a Request. @throws TypeError for an invalid URL or method */
export async function toRequest(message: IncomingMessage, base: string): Promise<Request> {
  const { method = 'GET', url = '/', headers } = message;
  const body = await readBody(message, MAX_FORM_BYTES);
  // Connection headers of this exchange say nothing about the request itself.
  const fields = Object.entries(headers).filter(([name]) => name !== 'host' && name !== 'connection');
  return new Request(resolveTarget(url, base), {
    method,
    headers: fields.map(([name, value]): [string, string] => [name, String(value)]),
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  });
}

/** Size in bytes from which compression makes a body smaller. */
const minCompressedBytes = 1024;

const compress = promisify(gzip);

/**
 * Sends a response, compressed as an API does, so that a measured page waits for no more than with
 * one. For a network failure it breaks the connection off.
 * @param encodings what the client reads, by its Accept-Encoding; nothing by default
 */
export async function sendResponse(
  response: Response,
  outgoing: ServerResponse,
  originHeaders: Record<string, string>,
  encodings = '',
): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const headers = { ...Object.fromEntries(response.headers), ...corsHeaders, ...originHeaders };
  const body = new Uint8Array(await response.arrayBuffer());
  const isCompressed = body.length >= minCompressedBytes && /\bgzip\b/.test(encodings);
  outgoing.writeHead(response.status, { ...headers, ...(isCompressed && { 'Content-Encoding': 'gzip' }) });
  outgoing.end(isCompressed ? await compress(body) : body);
}
