import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { projectFolder } from '../../tools/project-folder.ts';

/** Running mock over HTTP. */
export interface MockApi {
  /** URL with a trailing slash. */
  url: string;
  stop(): void;
}

/** Starts a mock over HTTP on a free port. @throws Error if the mock does not print its URL */
export async function startMockApi(): Promise<MockApi> {
  const server = spawn(process.execPath, ['mocks/http.ts', '--port', '0'], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  const url = /http:\S+/.exec(line)?.[0];
  if (!url) throw new Error(`The mock API did not say where it is: ${line}`);
  const stop = () => void server.kill();
  // Stops the mock also when a measurement fails.
  process.once('exit', stop);
  return { url, stop };
}
