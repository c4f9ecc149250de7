/** Longest delay that counts as due, in ms: React uses immediates, the query cache 0 ms timers. */
const AT_ONCE = 1;

const due = new Set<unknown>();

/** Returns true while the page has work scheduled. */
export const isSomethingDue = () => due.size > 0;

/** Call that counts as due until it is answered or aborted. */
export class DueCall {
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    this.goOn();
    signal.addEventListener('abort', this.rest);
  }

  /** Marks the call as held: it does not proceed by itself. */
  rest = (): void => {
    due.delete(this);
  };

  goOn(): void {
    if (!this.#signal.aborted) due.add(this);
  }
}

const { setImmediate: immediate, clearImmediate, setTimeout: timeout, clearTimeout } = globalThis;

/** Waits for the next immediate, which itself does not count as due. */
export const turn = () => new Promise((done) => immediate(done));

/** Records immediates and short timers. Must run before React loads, which stores the globals. */
export function watchTimers(): void {
  const trackTimer = <T>(start: (run: () => void) => T, run: () => void): T => {
    const timer = start(() => {
      due.delete(timer);
      run();
    });
    due.add(timer);
    return timer;
  };
  const untrackTimer = (clear: (timer: never) => void) => (timer: unknown) => {
    due.delete(timer);
    clear(timer as never);
  };
  Object.assign(globalThis, {
    setImmediate: (run: (...args: unknown[]) => void, ...args: unknown[]) =>
      trackTimer(immediate, () => run(...args)),
    clearImmediate: untrackTimer(clearImmediate),
    setTimeout: (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) =>
      delay > AT_ONCE
        ? timeout(run, delay, ...args)
        : trackTimer(
            (later) => timeout(later, delay),
            () => run(...args),
          ),
    clearTimeout: untrackTimer(clearTimeout),
  });
}
