import { isIPv6 } from 'node:net';
import { defaultScenario, seed } from '#mocks/controls/scenarios/scenarios.ts';
import { startScenario } from '#mocks/controls/start-scenario.ts';
import { createServer, type MockServer } from '#mocks/server/server.ts';
import { Store } from '#mocks/store/store.ts';
import { createHttpAnswer } from '#mocks/transports/http-answer.ts';
import { readArguments } from '#mocks/transports/http-arguments.ts';
import { getPort, listen } from '#mocks/transports/http-listen.ts';

/** Prints every code and link that is "sent" from now on. */
function printOutbox({ store }: MockServer): void {
  const printedKeys = new Set<string>();
  store.changes.subscribe(() => {
    for (const { id, sentAt, kind, to, subject, code, link } of store.tables.outbox.toReversed()) {
      // The time is part of the key, since ids begin at 1 again after a reset.
      if (printedKeys.has(id + sentAt)) continue;
      printedKeys.add(id + sentAt);
      console.log(`${kind} to ${to}: ${subject} ${code ?? link ?? ''}`);
    }
  });
}

/** Starts the mock as an HTTP server (`npm run mock-api`) that runs until it is stopped. */
async function startMockApi(): Promise<void> {
  const options = readArguments(process.argv.slice(2), process.env);
  const server = createServer(new Store(seed));
  await startScenario(server, defaultScenario);
  printOutbox(server);
  const listeners = await listen(createHttpAnswer(server, options.host), options);
  // With `--port 0`, the operating system has chosen the port.
  const port = listeners[0] ? getPort(listeners[0]) : options.port;
  const host = isIPv6(options.host ?? '') ? `[${options.host}]` : (options.host ?? '127.0.0.1');
  console.log(`The mock API answers at http://${host}:${port}/`);
  console.log(
    'Its document is at /openapi.json, and at /docs as a page to read; /reads.json is for your CI.',
  );
  if (options.host !== undefined) {
    console.warn(
      `It listens at ${options.host}: whoever can reach this machine there can read all that is typed into it, every ` +
        'password and every code, and change them. Leave out --host to keep it to this machine.',
    );
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const listener of listeners) {
        listener.close();
        listener.closeAllConnections();
      }
    });
  }
}

await startMockApi().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
