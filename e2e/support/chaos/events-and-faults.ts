import type { FaultEffect } from '#mocks/store/faults.ts';

/** Events while a patient fills in an intake, with their weights. */
export const intakeEventWeights = {
  type: 8,
  save: 5,
  /** Leaves the section during a save, comes back, and saves the same answers again. */
  saveAgain: 1,
  /** Presses Enter in a field, which must save nothing. */
  enter: 1,
  /** Opens a section in the current tab. */
  open: 3,
  reload: 1.5,
  savedElsewhere: 2.5,
  switchTab: 3,
  closeTab: 0.7,
  /** The access token expires, and the next call renews it. */
  tokenExpires: 1,
  /** The access token expires, and its renewal has one of the `renewalFaults`. */
  renewalFails: 0.5,
  /** The refresh token expires as well, so that no renewal is possible. */
  sessionExpires: 0.4,
  idleLogout: 0.4,
} as const;

export type IntakeEvent = keyof typeof intakeEventWeights;

/** Effect of each fault of a save; null for a save that the mock answers as usual. */
export const saveFaults = {
  none: null,
  refused: { kind: 'status', status: 400 },
  broken: { kind: 'status', status: 500 },
  offline: { kind: 'offline' },
  malformed: { kind: 'malformed' },
  lostAnswer: { kind: 'lost-answer' },
  timeout: { kind: 'timeout' },
  unauthorized: { kind: 'status', status: 401 },
  /** The walk holds the call back (`clinic.hold`), types, and then releases it. */
  slow: null,
} as const satisfies Record<string, FaultEffect | null>;

/** Faults that a save survives: a delay, or a renewal of the tokens. */
export const survivableFaults: readonly (keyof typeof saveFaults)[] = ['none', 'slow', 'unauthorized'];

/** Weight of each fault. */
export const saveFaultWeights: Record<keyof typeof saveFaults, number> = {
  none: 6,
  refused: 1,
  broken: 1,
  offline: 1,
  malformed: 1,
  lostAnswer: 1,
  timeout: 0.3,
  unauthorized: 1,
  slow: 2,
};

/**
 * Faults of a token renewal. A 400 is a refusal, which ends the session, as 401 and 403 do. After
 * a 500 or without an answer, the session continues and the next call tries again.
 */
export const renewalFaults: readonly FaultEffect[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 400 },
  { kind: 'offline' },
];
