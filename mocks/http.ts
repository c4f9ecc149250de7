import { createServer as createHttpServer } from 'node:http';
import { parseArgs } from 'node:util';
import { getResponse } from 'msw';
import { answerControl, isControlCall } from './http-controls.ts';
import { send, sendPreflight, toRequest } from './http-exchange.ts';
import { mswHandlers } from './msw-handlers.ts';
import { defaultScenario, seed } from './scenarios.ts';
import { createServer, type MockServer } from './server.ts';
import { startScenario } from './start-scenario.ts';
import { Store } from './store.ts';

const DEFAULT_PORT = '4010';
/** What calls are told to be made to, whatever name this machine goes by. */
const BASE = 'http://mock.test/';

/** Prints every code and link that is "sent" from now on. */
function printOutbox({ store }: MockServer): void {
  const seen = new Set<string>();
  store.subscribe(() => {
    for (const { id, sentAt, kind, to, subject, code, link } of store.tables.outbox.toReversed()) {
      if (seen.has(id + sentAt)) continue;
      seen.add(id + sentAt);
      console.log(`${kind} to ${to}: ${subject} ${code ?? link ?? ''}`);
    }
  });
}

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const server = createServer(new Store(seed));
const handlers = mswHandlers(server, BASE);
printOutbox(server);
await startScenario(server, defaultScenario);

async function answer(request: Request): Promise<Response> {
  if (isControlCall(request)) return answerControl(server, request);
  return (await getResponse(handlers, request, { baseUrl: BASE })) ?? Response.error();
}

const listener = createHttpServer(async (incoming, outgoing) => {
  if (incoming.method === 'OPTIONS') return sendPreflight(outgoing);
  try {
    await send(await answer(await toRequest(incoming, BASE)), outgoing);
  } catch (error) {
    await send(Response.json({ message: String(error) }, { status: 500 }), outgoing);
  }
});

listener.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
listener.listen(Number(values.port ?? process.env.PORT ?? DEFAULT_PORT), () => {
  const address = listener.address();
  const port = typeof address === 'object' ? address?.port : address;
  console.log(`The mock API answers at http://127.0.0.1:${port}/`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    listener.close();
    listener.closeAllConnections();
  });
}
