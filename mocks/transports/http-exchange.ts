import type { IncomingMessage, ServerResponse } from 'node:http';
import { MOST_FORM_BYTES as MOST_CALL_BYTES } from '#mocks/server/payload.ts';

/** For pages of any origin, which may call the contract: it holds nothing real. */
export const anyPage = { 'Access-Control-Allow-Origin': '*' };

/** For one page alone; for none where it is undefined. */
export const onePage = (origin: string | undefined) => ({
  Vary: 'Origin',
  ...(origin !== undefined && { 'Access-Control-Allow-Origin': origin }),
});

/** What a page may do that may call at all. */
const corsHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': '*, Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
};

/** More than any call takes, a snapshot of ten thousand patients included. */
const MOST_BYTES = 64 * 1024 * 1024;

/** What is sent, to the end; of what is more than anybody takes so much as tells that it is too much. */
export async function readBody(message: IncomingMessage, most = MOST_BYTES): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    // The rest is read all the same: whoever is still sending would not hear the answer.
    if (size <= most) chunks.push(chunk);
    size += chunk.length;
  }
  return new Blob(chunks);
}

/** What Node received, as the web's own Request. @throws TypeError for an address or a method that it does not know */
export async function toRequest(message: IncomingMessage, base: string): Promise<Request> {
  const { method = 'GET', url = '/', headers } = message;
  const body = await readBody(message, MOST_CALL_BYTES);
  const fields = Object.entries(headers).filter(([name]) => name !== 'host' && name !== 'connection');
  return new Request(new URL(url, base), {
    method,
    headers: fields.map(([name, value]): [string, string] => [name, String(value)]),
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  });
}

/** Sends an answer; a network failure leaves as one: the connection breaks off. */
export async function send(
  response: Response,
  outgoing: ServerResponse,
  whoMayRead: Record<string, string>,
): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const headers = { ...Object.fromEntries(response.headers), ...corsHeaders, ...whoMayRead };
  outgoing.writeHead(response.status, headers);
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}
