import { COUNTDOWN, IDLE_LIMIT } from './idle-limits.ts';

/** How often the other tabs are told, in milliseconds (accounts §4.7). */
const DEBOUNCE = 250;

/** Where all tabs of a browser keep the moment of the last activity, in milliseconds since 1970. */
export interface SharedMoment {
  read(): number | null;
  write(moment: number): void;
}

export interface Surroundings {
  now: () => number;
  /** As setTimeout. */
  later: (task: () => void, ms: number) => void;
  shared: SharedMoment;
}

export type IdleState =
  /** @param next when to look again, in milliseconds */
  { kind: 'active'; next: number } | { kind: 'warning'; left: number; next: number } | { kind: 'over' };

/** What follows from a silence of so many milliseconds. */
export function idleStateAfter(silence: number): IdleState {
  const left = IDLE_LIMIT - Math.max(0, silence);
  if (left <= 0) return { kind: 'over' };
  if (left > COUNTDOWN) return { kind: 'active', next: left - COUNTDOWN };
  return { kind: 'warning', left, next: left % 1000 || 1000 };
}

/**
 * Knows how long nobody has done anything, in any tab. Works with moments and not with running time, so that a
 * sleeping computer counts as a silent one.
 */
export class IdleClock {
  readonly #around: Surroundings;
  #last: number;
  #written = Number.NEGATIVE_INFINITY;
  #writing = false;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#last = around.shared.read() ?? around.now();
  }

  state(): IdleState {
    this.#last = Math.max(this.#last, this.#around.shared.read() ?? 0);
    return idleStateAfter(this.#around.now() - this.#last);
  }

  /**
   * Counts an activity, unless it comes too late or the countdown is on: a dialog that vanished under a moving
   * pointer would hand the click to what lies beneath. The other tabs hear of it at most every 250 ms.
   */
  touch(): IdleState {
    const state = this.state();
    if (state.kind !== 'active') return state;
    this.#last = this.#around.now();
    const wait = this.#written + DEBOUNCE - this.#last;
    if (wait <= 0) this.#write();
    else if (!this.#writing) {
      this.#writing = true;
      this.#around.later(() => this.#write(), wait);
    }
    return this.state();
  }

  /** Starts the 15 minutes anew: somebody said that they are still there. */
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
