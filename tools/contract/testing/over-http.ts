import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { onTestFinished } from 'vitest';
import type { MockServer } from '#mocks/server/server.ts';
import { createHttpAnswer } from '#mocks/transports/http-answer.ts';
import { anyOriginHeaders, sendResponse, toRequest } from '#mocks/transports/http-exchange.ts';
import { getPort } from '#mocks/transports/http-listen.ts';
import { type Alter, alterReply, type PosingApi } from './posing-api.ts';

/** Starts an HTTP server until the end of the test and returns its URL. */
export async function startServer(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${getPort(server)}/`;
}

interface PosingOptions {
  readonly alter?: Alter;
  /** Converts the path and the body of a call for the mock; unchanged by default. */
  readonly convertCall?: (text: string) => string;
}

/** Starts a mock that poses as the real API over HTTP. */
export async function createPosingApiOverHttp(
  server: MockServer,
  { alter = (_, body) => body, convertCall = (text) => text }: PosingOptions = {},
): Promise<PosingApi> {
  const mockUrl = await startServer(createHttpAnswer(server));
  const base = await startServer(async (incoming, outgoing) => {
    const { method, url, headers, body } = await toRequest(incoming, base);
    const path = convertCall(url.slice(base.length));
    // latin1 maps bytes to characters one to one, since a form may contain a file.
    const sentBody =
      body &&
      Buffer.from(convertCall(Buffer.from(await new Response(body).bytes()).toString('latin1')), 'latin1');
    headers.delete('content-length');
    const reply = await fetch(mockUrl + path, { method, headers, body: sentBody });
    await sendResponse(await alterReply(alter, method, path, reply), outgoing, anyOriginHeaders);
  });
  return { base };
}
