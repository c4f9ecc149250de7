/** Longest delay that counts as due, in ms: React uses immediates, the query cache 0 ms timers. */
const maxDueDelayMs = 1;

const dueWork = new Set<unknown>();

/** Returns true while the page has work scheduled. */
export const hasDueWork = () => dueWork.size > 0;

/** Call that counts as due until it is answered or aborted. */
export class DueCall {
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    this.markDue();
    signal.addEventListener('abort', this.markHeld);
  }

  /** Marks the call as held: it does not proceed by itself. */
  markHeld = (): void => {
    dueWork.delete(this);
  };

  markDue(): void {
    if (!this.#signal.aborted) dueWork.add(this);
  }
}

const {
  setImmediate: originalSetImmediate,
  clearImmediate,
  setTimeout: originalSetTimeout,
  clearTimeout,
} = globalThis;

/** Waits for the next immediate, which itself does not count as due. */
export const nextImmediate = () => new Promise((done) => originalSetImmediate(done));

/** Records immediates and short timers. Must run before React loads, which stores the globals. */
export function watchTimers(): void {
  const trackTimer = <T>(start: (callback: () => void) => T, run: () => void): T => {
    const timer = start(() => {
      dueWork.delete(timer);
      run();
    });
    dueWork.add(timer);
    return timer;
  };
  const untrackTimer = (clear: (timer: never) => void) => (timer: unknown) => {
    dueWork.delete(timer);
    clear(timer as never);
  };
  Object.assign(globalThis, {
    setImmediate: (run: (...args: unknown[]) => void, ...args: unknown[]) =>
      trackTimer(originalSetImmediate, () => run(...args)),
    clearImmediate: untrackTimer(clearImmediate),
    setTimeout: (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) =>
      delay > maxDueDelayMs
        ? originalSetTimeout(run, delay, ...args)
        : trackTimer(
            (later) => originalSetTimeout(later, delay),
            () => run(...args),
          ),
    clearTimeout: untrackTimer(clearTimeout),
  });
}
