import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../http.ts', import.meta.url));

/** Runs `npm run mock-api` as a child process and collects its output. */
export function runMockApi(args: readonly string[]) {
  const child: ChildProcess = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', error: '' };
  child.stdout?.on('data', (text) => {
    printed.out += text;
  });
  child.stderr?.on('data', (text) => {
    printed.error += text;
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    printed,
    exited,
    /** Resolves to the base URL once the server has printed it. */
    async base(): Promise<string> {
      while (!printed.out.includes('http://')) await once(child.stdout ?? child, 'data');
      return /http:\S+/.exec(printed.out)?.[0] ?? '';
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
