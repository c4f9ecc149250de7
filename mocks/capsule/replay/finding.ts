/** Difference between a recording and its replay. */
export interface Finding {
  readonly kind:
    | 'status'
    | 'shape'
    | 'value'
    | 'call'
    | 'element'
    | 'text'
    | 'view'
    | 'address'
    | 'error'
    | 'command';
  /** Position of the step in the capsule, from 0. */
  readonly step: number;
  readonly text: string;
}

/** Progress of a replay. */
export interface ReplayReport {
  readonly status: 'playing' | 'paused' | 'done';
  /** Number of steps that were replayed. */
  readonly done: number;
  readonly steps: number;
  readonly findings: readonly Finding[];
  /** Writes of other tabs or seats in the recording, which a replay does not repeat. */
  readonly foreignWrites: number;
  /** Limits of the comparison of what the page shows, as sentences. */
  readonly viewLimits: readonly string[];
}
