import { COUNTDOWN_MS, IDLE_LIMIT_MS } from './idle-limits.ts';

/** Shortest interval of writes for the other tabs, in ms (accounts §4.7). */
const WRITE_INTERVAL_MS = 250;

/** Storage shared by all tabs for the time of the last activity, in ms since 1970. */
export interface SharedTime {
  read(): number | null;
  write(moment: number): void;
}

export interface ClockEnvironment {
  now: () => number;
  /** Works like setTimeout. */
  later: (task: () => void, ms: number) => void;
  shared: SharedTime;
}

export type IdleState =
  /** @param next ms until the next check */
  { kind: 'active'; next: number } | { kind: 'warning'; left: number; next: number } | { kind: 'over' };

/** Returns the state after an idle time, in ms. */
export function idleStateAfter(silence: number): IdleState {
  const left = IDLE_LIMIT_MS - Math.max(0, silence);
  if (left <= 0) return { kind: 'over' };
  if (left > COUNTDOWN_MS) return { kind: 'active', next: left - COUNTDOWN_MS };
  return { kind: 'warning', left, next: left % 1000 || 1000 };
}

/**
 * Measures the time without activity in any tab. It compares times instead of running a timer, so
 * that a computer's sleep counts as idle.
 */
export class IdleClock {
  readonly #around: ClockEnvironment;
  #last: number;
  #written = Number.NEGATIVE_INFINITY;
  #writing = false;

  constructor(around: ClockEnvironment) {
    this.#around = around;
    this.#last = around.shared.read() ?? around.now();
  }

  state(): IdleState {
    this.#last = Math.max(this.#last, this.#around.shared.read() ?? 0);
    return idleStateAfter(this.#around.now() - this.#last);
  }

  /**
   * Records an activity, unless the session is over or the countdown runs: if a pointer move closed
   * the dialog, a click would hit the element below. Writes for other tabs at most every 250 ms.
   */
  touch(): IdleState {
    const state = this.state();
    if (state.kind !== 'active') return state;
    this.#last = this.#around.now();
    const wait = this.#written + WRITE_INTERVAL_MS - this.#last;
    if (wait <= 0) this.#write();
    else if (!this.#writing) {
      this.#writing = true;
      this.#around.later(() => this.#write(), wait);
    }
    return this.state();
  }

  /** Restarts the 15 minutes after the user has confirmed to be present. */
  restart(): void {
    this.#last = this.#around.now();
    this.#write();
  }

  #write(): void {
    this.#writing = false;
    this.#written = this.#last;
    this.#around.shared.write(this.#last);
  }
}
