import { COUNTDOWN_MS, IDLE_LIMIT_MS } from '#api/session/idle-limits.ts';

/** Shortest interval of writes for the other tabs, in ms (accounts §4.7). */
const WRITE_INTERVAL_MS = 250;

/** Storage shared by all tabs for the time of the last activity, in ms since 1970. */
export interface SharedTime {
  read(): number | null;
  write(moment: number): void;
}

/** Clock, timer and storage, which tests replace. */
export interface ClockEnvironment {
  now: () => number;
  /** Works like setTimeout. */
  later: (task: () => void, ms: number) => void;
  shared: SharedTime;
}

/** State of the idle logout: time until the countdown begins, countdown, or logout due. */
export type IdleState =
  | { kind: 'active'; nextCheckMs: number }
  | { kind: 'warning'; leftMs: number; nextCheckMs: number }
  | { kind: 'over' };

/** Returns the state after an idle time. The countdown is checked at each full second. */
export function idleStateAfter(idleMs: number): IdleState {
  // A system clock that was set back makes the idle time negative.
  const leftMs = IDLE_LIMIT_MS - Math.max(0, idleMs);
  if (leftMs <= 0) return { kind: 'over' };
  if (leftMs > COUNTDOWN_MS) return { kind: 'active', nextCheckMs: leftMs - COUNTDOWN_MS };
  return { kind: 'warning', leftMs, nextCheckMs: leftMs % 1000 || 1000 };
}

/**
 * Measures the time without activity in any tab. It compares times instead of running a timer, so
 * that a computer's sleep counts as idle.
 */
export class IdleClock {
  readonly #environment: ClockEnvironment;
  #lastActivity: number;
  #lastWrite = Number.NEGATIVE_INFINITY;
  #isWriteScheduled = false;

  constructor(environment: ClockEnvironment) {
    this.#environment = environment;
    this.#lastActivity = environment.shared.read() ?? environment.now();
  }

  /** Returns the state after the last activity in any tab. */
  state(): IdleState {
    this.#lastActivity = Math.max(this.#lastActivity, this.#environment.shared.read() ?? 0);
    return idleStateAfter(this.#environment.now() - this.#lastActivity);
  }

  /**
   * Records an activity, unless the session is over or the countdown runs: if a pointer move closed
   * the dialog, a click would hit the element below. Writes for other tabs at most every 250 ms.
   */
  recordActivity(): IdleState {
    const state = this.state();
    if (state.kind !== 'active') return state;
    this.#lastActivity = this.#environment.now();
    const writeDelayMs = this.#lastWrite + WRITE_INTERVAL_MS - this.#lastActivity;
    if (writeDelayMs <= 0) this.#write();
    else if (!this.#isWriteScheduled) {
      this.#isWriteScheduled = true;
      this.#environment.later(() => this.#write(), writeDelayMs);
    }
    return this.state();
  }

  /** Restarts the 15 minutes after the user has confirmed to be present. */
  restart(): void {
    this.#lastActivity = this.#environment.now();
    this.#write();
  }

  #write(): void {
    this.#isWriteScheduled = false;
    this.#lastWrite = this.#lastActivity;
    this.#environment.shared.write(this.#lastActivity);
  }
}
