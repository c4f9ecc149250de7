import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { onTestFinished } from 'vitest';
import type { MockServer } from '#mocks/server/server.ts';
import { createHttpAnswer } from '#mocks/transports/http-answer.ts';
import { anyOriginHeaders, send, toRequest } from '#mocks/transports/http-exchange.ts';
import { getPort } from '#mocks/transports/http-listen.ts';
import { type Alter, altered, type PosingApi } from './posing.ts';

/** Until the test is over. */
async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${getPort(server)}/`;
}

interface Posing {
  readonly alter?: Alter;
  /** What is asked in the mock's own words; as it is, without it. */
  readonly inCall?: (text: string) => string;
}

/** A mock behind real HTTP that poses as the real API: what calls it and what it answers goes over the network. */
export async function posingOverHttp(
  server: MockServer,
  { alter = (_, body) => body, inCall = (text) => text }: Posing = {},
): Promise<PosingApi> {
  const mock = await serve(createHttpAnswer(server));
  const base = await serve(async (incoming, outgoing) => {
    const { method, url, headers, body } = await toRequest(incoming, base);
    const path = inCall(url.slice(base.length));
    // Byte by byte, since a form may hold a file.
    const sent =
      body && Buffer.from(inCall(Buffer.from(await new Response(body).bytes()).toString('latin1')), 'latin1');
    headers.delete('content-length');
    const reply = await fetch(mock + path, { method, headers, body: sent });
    await send(await altered(alter, method, path, reply), outgoing, anyOriginHeaders);
  });
  return { base };
}
