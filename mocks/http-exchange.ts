import type { IncomingMessage, ServerResponse } from 'node:http';

/** Any page may call the mock: it holds nothing real. */
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': '*, Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
};

/** What Node received, as the web's own Request. */
export async function toRequest(message: IncomingMessage, base: string): Promise<Request> {
  const { method = 'GET', url = '/', headers } = message;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array<ArrayBuffer>);
  const fields = Object.entries(headers).filter(([name]) => name !== 'host' && name !== 'connection');
  return new Request(new URL(url, base), {
    method,
    headers: fields.map(([name, value]): [string, string] => [name, String(value)]),
    body: method === 'GET' || method === 'HEAD' ? undefined : new Blob(chunks),
  });
}

/** Sends an answer; a network failure leaves as one: the connection breaks off. */
export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...corsHeaders });
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}

/** The answer to a browser that asks whether it may call. */
export function sendPreflight(outgoing: ServerResponse): void {
  outgoing.writeHead(204, corsHeaders);
  outgoing.end();
}
