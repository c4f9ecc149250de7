import type { IncomingMessage, ServerResponse } from 'node:http';

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

/** All that is sent, to the end. */
export async function readBody(message: IncomingMessage): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array<ArrayBuffer>);
  return new Blob(chunks);
}

/** What Node received, as the web's own Request. @throws TypeError for an address or a method that it does not know */
export async function toRequest(message: IncomingMessage, base: string): Promise<Request> {
  const { method = 'GET', url = '/', headers } = message;
  const body = await readBody(message);
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
