/** In milliseconds: React draws with immediates, the query cache tells its readers by timers of no length. */
const AT_ONCE = 1;

const due = new Set<unknown>();

/** True while the page is about to do something of itself. */
export const isSomethingDue = () => due.size > 0;

/** A call that is due until it has its answer, or until nobody waits for that any more. */
export class DueCall {
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    this.goOn();
    signal.addEventListener('abort', this.rest);
  }

  /** It waits for somebody's leave: nothing comes of it by itself. */
  rest = (): void => {
    due.delete(this);
  };

  goOn(): void {
    if (!this.#signal.aborted) due.add(this);
  }
}

const { setImmediate: immediate, clearImmediate, setTimeout: timeout, clearTimeout } = globalThis;

/** Lets go what is due next; nobody waits for this turn itself. */
export const turn = () => new Promise((done) => immediate(done));

/** Takes note of what is to run at once. React keeps the timer that it finds: this must be called before it is there. */
export function watchTimers(): void {
  const noted = <T>(start: (run: () => void) => T, run: () => void): T => {
    const timer = start(() => {
      due.delete(timer);
      run();
    });
    due.add(timer);
    return timer;
  };
  const forgotten = (clear: (timer: never) => void) => (timer: unknown) => {
    due.delete(timer);
    clear(timer as never);
  };
  Object.assign(globalThis, {
    setImmediate: (run: (...args: unknown[]) => void, ...args: unknown[]) =>
      noted(immediate, () => run(...args)),
    clearImmediate: forgotten(clearImmediate),
    setTimeout: (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) =>
      delay > AT_ONCE
        ? timeout(run, delay, ...args)
        : noted(
            (later) => timeout(later, delay),
            () => run(...args),
          ),
    clearTimeout: forgotten(clearTimeout),
  });
}
