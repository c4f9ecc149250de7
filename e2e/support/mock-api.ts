import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const TOP = resolve(import.meta.dirname, '../..');

/** A mock over HTTP that runs. */
export interface MockApi {
  /** Where it answers, with a slash at its end. */
  url: string;
  stop(): void;
}

/** Starts the mock over HTTP at a port of its own, so that it disturbs no other one. @throws Error when it does not say where it is */
export async function startMockApi(): Promise<MockApi> {
  const server = spawn(process.execPath, ['mocks/http.ts', '--port', '0'], {
    cwd: TOP,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  const url = /http:\S+/.exec(line)?.[0];
  if (!url) throw new Error(`The mock API did not say where it is: ${line}`);
  const stop = () => void server.kill();
  // Also when a measurement fails.
  process.once('exit', stop);
  return { url, stop };
}
