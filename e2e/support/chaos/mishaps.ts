import type { FaultEffect } from '#mocks/store/faults.ts';

/** What befalls whoever fills in an intake, and how often. */
export const events = {
  type: 8,
  save: 5,
  saveAgain: 1,
  enter: 1,
  open: 3,
  reload: 1.5,
  savedElsewhere: 2.5,
  switchTab: 3,
  closeTab: 0.7,
  tokenExpires: 1,
  renewalFails: 0.5,
  sessionExpires: 0.4,
  idleLogout: 0.4,
} as const;

export const saveFaults = {
  none: null,
  refused: { kind: 'status', status: 400 },
  broken: { kind: 'status', status: 500 },
  offline: { kind: 'offline' },
  malformed: { kind: 'malformed' },
  lostAnswer: { kind: 'lost-answer' },
  timeout: { kind: 'timeout' },
  unauthorized: { kind: 'status', status: 401 },
  /** Held at the server's door. */
  slow: null,
} as const satisfies Record<string, FaultEffect | null>;

/** Those that a save survives: late, or with new tokens. */
export const harmless: readonly (keyof typeof saveFaults)[] = ['none', 'slow', 'unauthorized'];

/** How often each comes. */
export const saveWeights: Record<keyof typeof saveFaults, number> = {
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

/** What a renewal meets: without an answer the session stays, refused it ends. */
export const renewalFaults: readonly FaultEffect[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 400 },
  { kind: 'offline' },
];
