import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { runInterruptibly } from './interruption.ts';

/** Creates a process whose signals a test sends. */
const createHost = () => Object.assign(new EventEmitter(), { exit: vi.fn() });

/** Runs a task that waits for the end of the test, and returns its parts. */
function runTask() {
  const host = createHost();
  const onInterrupted = vi.fn();
  const { promise, resolve } = Promise.withResolvers<string>();
  let taskSignal: AbortSignal | undefined;
  const run = runInterruptibly(
    (signal) => {
      taskSignal = signal;
      return promise;
    },
    onInterrupted,
    host,
  );
  return { host, onInterrupted, run, finish: resolve, isAborted: () => taskSignal?.aborted };
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('lets the task end after %s', async (name, exitCode) => {
  const { host, onInterrupted, run, finish, isAborted } = runTask();
  expect(isAborted()).toBe(false);
  host.emit(name, name);
  expect(isAborted()).toBe(true);
  expect(onInterrupted).toHaveBeenCalledTimes(1);
  expect(host.exit).not.toHaveBeenCalled();
  finish('put back');
  expect(await run).toEqual({ result: 'put back', exitCode });
});

it('ends the process at once at the second signal', () => {
  const { host, onInterrupted } = runTask();
  host.emit('SIGINT', 'SIGINT');
  host.emit('SIGINT', 'SIGINT');
  expect(host.exit.mock.calls).toEqual([[130]]);
  expect(onInterrupted).toHaveBeenCalledTimes(1);
});

it('leaves the signals to the process after the task', async () => {
  const { host, run, finish } = runTask();
  finish('done');
  expect(await run).toEqual({ result: 'done', exitCode: null });
  expect(host.listenerCount('SIGINT') + host.listenerCount('SIGTERM')).toBe(0);
});
