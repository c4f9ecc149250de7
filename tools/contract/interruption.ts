import { constants } from 'node:os';

const signalNames = ['SIGINT', 'SIGTERM'] as const;
type SignalName = (typeof signalNames)[number];

/** Process whose signals stop a task; tests pass another one. */
export interface SignalledProcess {
  on(name: SignalName, listener: (name: SignalName) => void): unknown;
  off(name: SignalName, listener: (name: SignalName) => void): unknown;
  exit(code: number): unknown;
}

/** Returns the exit code of a process that a signal has ended, as shells have it. */
const exitCodeOf = (name: SignalName) => 128 + constants.signals[name];

/**
 * Runs a task to its end in spite of a signal, so that it can put back what it has changed. The
 * first SIGINT or SIGTERM aborts the task's signal; the second one ends the process at once.
 * @param onInterrupted called at the first signal
 * @returns the task's result, and the exit code of an interruption; null if there was none
 */
export async function runInterruptibly<Result>(
  task: (signal: AbortSignal) => Promise<Result>,
  onInterrupted: () => void,
  host: SignalledProcess = process,
): Promise<{ result: Result; exitCode: number | null }> {
  const controller = new AbortController();
  let exitCode: number | null = null;
  const interrupt = (name: SignalName) => {
    if (exitCode !== null) {
      host.exit(exitCodeOf(name));
      return;
    }
    exitCode = exitCodeOf(name);
    onInterrupted();
    controller.abort();
  };
  for (const name of signalNames) host.on(name, interrupt);
  try {
    const result = await task(controller.signal);
    return { result, exitCode };
  } finally {
    for (const name of signalNames) host.off(name, interrupt);
  }
}
